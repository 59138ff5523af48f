/** Sounds that say nothing, wherever they stand. Collected for Dilo. */
export const sounds = "eh ehm em mmm hmm ejem um uh";

/** Courtesies an answer may end with. */
export const courtesies = `
gracias
por favor
senorita
senor
senora
joven
licenciada
licenciado
muchas gracias
y nada mas
nada mas
`;
