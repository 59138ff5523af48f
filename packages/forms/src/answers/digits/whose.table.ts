/** What tells that a number is the person's own, and in use. The words of this table were collected for Dilo. */
export const ownPhrases = `
(es )?(el |la )?mi[oa]s?( (es|seria|ahora))*
mine
(mi|my) (numero|number|telefono|celular|cel|tel|movil|whatsapp|phone|cell|alien|a|registro|tarjeta|mica|residencia|own)
(el|la) (buen[oa]|nuev[oa]|actual|correct[oa]|verdader[oa]|que (uso|tengo|traigo|sirve|vale))( (es|seria|el|la|ahora))*
(the|my) (new|good|right|current|correct)
(es )?(el|la|the) good one
(ese|este|esa|esta) si
(el|la) de (aqui|aca|este pais|este lado|(los )?estados unidos|ahora|hoy)( (es|seria))?
yo (tengo|uso|soy|traigo)
(ahora|ahorita|hoy|actualmente)( (ya|es|tengo|uso|traigo|el|este|marco|la))*
now( it's| is| it is| i have)*
`;

/** What tells that a number is another's, or no longer in use. */
export const otherPhrases = `
(de|a) (mi|mis|su|sus|ella|el|ellos|la|las|los|una?|otr[oa]) (?!casa|trabajo|mica|tarjeta|residencia)[a-z]+
(de|a) ella
del [a-z]+
(mi|mis|my|su|sus) (?!numero|number|telefono|celular|cel|tel|movil|whatsapp|phone|cell|alien|a |registro|tarjeta|mica|residencia|own|new|good|right|casa|house|home|trabajo|work|job)[a-z]+
[a-z]+'s
(his|hers?|their|theirs)
antes
era
tenia
ya no
cambi-
viej[oa]
anterior
perdi
no (sirve|funciona|vale|es)
cancel-
cort-
descart-
bot[oe]
equivocad[oa]
(old|wrong)
`;

/** Where the words behind one number end, and those before the next begin. */
export const betweenNumbers = "y e pero and but mientras aunque";
