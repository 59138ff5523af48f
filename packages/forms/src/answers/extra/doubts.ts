import { ask, type Reader } from "../reading.ts";
import { leadIn, somewhere } from "../words/phrases.ts";
import { plainText, spanOf, type Token } from "../words/tokens.ts";
import { denyingWords, hesitatingPhrases, otherPeoplePhrases } from "./doubts.table.ts";

/** The folded words for somebody of the family or a friend: what is said of them is not said of who answers. */
export const otherPeople = somewhere(otherPeoplePhrases);

/** The folded words that deny or except something. */
export const denials = somewhere(denyingWords);

/** The same reader, but these folded words are asked about instead of read. */
export function asking(reader: Reader, doubtful: RegExp, question: string): Reader {
  return {
    ...reader,
    read: (tokens, context) =>
      doubtful.test(plainText(tokens)) ? ask(question, { spans: spanOf(tokens) }) : reader.read(tokens, context),
  };
}

const hesitating = leadIn(hesitatingPhrases);

/** The words of an answer behind those that only lead to it; marks are left out. */
export function wordsBehind(lead: RegExp, tokens: readonly Token[]): readonly Token[] {
  const words = tokens.filter(({ kind }) => kind !== "mark");
  return [hesitating, lead].reduce((rest, leading) => {
    const found = leading.exec(`${rest.map(({ plain }) => plain).join(" ")} `)?.[0] ?? "";
    return rest.slice(found.split(" ").length - 1);
  }, words);
}
