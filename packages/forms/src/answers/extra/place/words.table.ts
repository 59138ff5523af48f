/** What leads to the name of a place. The words of this table were collected for Dilo. */
export const leadPhrases = `
fue
es
esta
queda
aqui
ahi
alli
alla
en
me casaron
nos casamos
se casaron
se caso
me case
entre por
entro por
por
lo (presente|presentaron)
la (presente|presentaron)
la oficina( de)?
el consulado( de| en)?
la embajada( de| en)?
la ciudad de(?! (?:mexico|guatemala|panama)\\b)
el estado de
`;

/** Words of a sentence that names no place. */
export const elsewherePhrases = `
no
nunca
mis?
donde
cerca
cuando
antes
despues
`;
