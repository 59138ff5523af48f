/** That there is but the one address. The words of this table were collected for Dilo. */
export const onlyOnePhrases = `
no (tengo|hay|uso) otra
`;

/** That it is the one told before. */
export const sameWords = `
mism[oa]
igual
same
`;

/** That it is another one, or was. */
export const otherPhrases = `
otr[oa]s?
diferente
distint[oa]
antes
era
da igual
`;

/** Words that change nothing beside "la misma". */
export const plainWords = `
mism[oa]
igual
same
si
claro
es
son
en
a
ahi
aqui
la
las
el
mi
mis
de
donde
que
me
llegan?
mandan?
recibo
cartas
correo
direccion
casa
vivo
todo
todas
siempre
por favor
gracias
address
yes
`;

/** What leads to the other address: "no, me llegan a". */
export const leadWords = `
no
es
son
en
a
la
mis
me
las
otra
diferente
distinta
direccion
cartas
correo
llegan?
recibo
mandan?
es que
`;
