/**
 * Writes a text as a voice is to say it: "21st" as "veintiuno", where a Spanish voice speaks.
 * @param language of the voice, two letters
 */
export type Pronounce = (text: string, language: string) => string;
