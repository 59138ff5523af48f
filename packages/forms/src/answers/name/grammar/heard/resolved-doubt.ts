import type { Token } from "../../../words/tokens.ts";
import { doubtLeads, solvedWords, statingWords } from "../../words.table.ts";

const either = String.raw`(\S+(?: \S+){0,2}?) o (?:si )?(?:(?:${statingWords}) )?(\S+(?: \S+){0,2}?)`;
const solution = String.raw`(?: (?:${solvedWords}))+ (\1|\2)(?: (?:${statingWords}))?(?= |$)`;
const solved = new RegExp(
  `(?:^| )(?:(?:y|pero) )?(?:${doubtLeads})(?: bien)?(?: si)?(?: (?:${statingWords}))? ${either}${solution}`,
);
const solvedAlone = new RegExp(String.raw`(?<=^| )(\S+) o (\S+)${solution}`);

/**
 * "Quispe, no me acuerdo si Arroyo o Arauco, ah ya, Arauco era": a doubt between two words that is solved aloud.
 * @returns the words with what it was solved to in its place; undefined where none was solved
 */
export function withSolvedDoubt(tokens: readonly Token[]): readonly Token[] | undefined {
  const words = tokens.filter(({ kind }) => kind !== "mark");
  const text = words.map(({ plain }) => plain).join(" ");
  const found = solved.exec(text) ?? solvedAlone.exec(text);
  if (found === null) return undefined;
  const countOf = (part: string) => part.split(" ").filter(Boolean).length;
  const from = countOf(text.slice(0, found.index));
  const end = from + countOf(found[0]);
  const choice = (found[3] ?? "").split(" ");
  const last = words
    .map(({ plain }) => plain)
    .slice(0, end)
    .lastIndexOf(choice[0] ?? "");
  const chosen = words.slice(last, last + choice.length);
  const before = from === 0 ? [] : tokens.slice(0, tokens.indexOf(words[from - 1] as Token) + 1);
  return [...before, ...chosen, ...words.slice(end)];
}
