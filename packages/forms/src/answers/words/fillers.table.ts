/** Sounds that say nothing, wherever they stand. Collected for Dilo. */
export const sounds = "eh ehm em mmm hmm ejem um uh";
