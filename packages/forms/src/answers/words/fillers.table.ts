/** Sounds that say nothing, wherever they stand. Collected for Dilo. */
export const sounds = "eh ehm em mmm hmm ejem um uh";

/** What one says while one thinks, where it stands between pauses or beside a sound. */
export const thinkingPhrases = `
este
pues
digamos
a ver
mire
like
you know
ay como es
ay como se llama
como es
como se llama
como se dice
como le dire
dejeme ver
let me see
how do you say
no ve
no ve pues
idiay
diay
che
me esta siguiendo
me esta siguiendo no ve
me va siguiendo
me sigue
me oye
me escucha
me copia
ya lo tiene
ahi voy
va
ya va
`;
