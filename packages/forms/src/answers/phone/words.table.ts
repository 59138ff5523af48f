/** What tells of a number that is no longer in use, or is another's. The words of this table were collected for Dilo. */
export const formerPhrases = `
antes
era
tenia
ya no
cambi-
viej[oa]
anterior
perdi
(es )?(el|la|de) (de )?(mi|mis|su|ella|el) [a-z]+
`;

/** What leads to the number of today, or to one's own. */
export const presentPhrases = `
(ahora|ahorita|hoy|actualmente)( (ya|es|tengo|uso|traigo|el|este|marco))*
(el|la) (nuev[oa]|actual|mi[oa])( (es|seria|el|ahora))*
`;
