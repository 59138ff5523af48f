/** Browsers' voices stop by themselves after some 14 s: they get one sentence at a time. Characters: some 12 s. */
const longest = 140;

/** Cuts a text into sentences, and sentences that are too long at a comma or a space. */
export function sentencesOf(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.?!])\s+/);
  return sentences.flatMap((sentence) => shorten(sentence.trim())).filter((part) => part !== "");
}

function shorten(sentence: string): readonly string[] {
  if (sentence.length <= longest) return [sentence];
  const comma = sentence.lastIndexOf(", ", longest);
  const space = sentence.lastIndexOf(" ", longest);
  const cut = comma > 0 ? comma + 1 : space > 0 ? space : longest;
  return [sentence.slice(0, cut).trim(), ...shorten(sentence.slice(cut).trim())];
}
