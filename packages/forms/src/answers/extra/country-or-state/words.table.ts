/** What leads to the name of a place. The words of this table were collected for Dilo. */
export const leadPhrases = `
fue
es
me case
nos casamos
nos casaron
aqui
alla
en
el estado de
estado de
la
`;

/** What is said of birth or of another time is no place of a marriage. */
export const elsewherePhrases = `
mis?
union libre
naci
nacio
nacimos
vivo
viv-
antes
despues
cuando
cerca
donde
hace
`;
