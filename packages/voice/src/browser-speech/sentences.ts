/** A voice stays fluent, and no browser stops it, up to about this length. Characters. */
const longest = 160;

/** Cuts a text into sentences, and a long sentence at its commas; nothing is lost. */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…:])\s+/)
    .flatMap((sentence) => (sentence.length > longest ? sentence.split(/(?<=[,;])\s+/) : [sentence]))
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
