import { numberWord } from "../numbers/vocabulary.ts";
import type { Token } from "../words/tokens.ts";
import { letterNames } from "./letter-names.table.ts";

const byFirst = new Map<string, (readonly [words: readonly string[], letter: string])[]>();
for (const [letter, spellings] of letterNames) {
  for (const spelling of spellings.split("|")) {
    const words = spelling.split(" ");
    const first = words[0] ?? "";
    const known = byFirst.get(first) ?? [];
    known.push([words, letter]);
    byFirst.set(
      first,
      known.sort(([one], [other]) => other.length - one.length),
    );
  }
}

/** The letter whose name stands at a place, and how many tokens it takes. */
export function letterAt(
  tokens: readonly Token[],
  at: number,
): { readonly letter: string; readonly length: number } | undefined {
  const token = tokens[at];
  if (token?.kind !== "word") return undefined;
  const first = /^(eñe|ñ)$/i.test(token.text) ? token.text.toLowerCase() : token.plain;
  const found = byFirst
    .get(first)
    ?.find(([words]) => words.every((word, step) => step === 0 || tokens[at + step]?.plain === word));
  return found && { letter: found[1], length: found[0].length + exampleAfter(tokens, at + found[0].length, found[1]) };
}

/** The same, and a letter that is doubled: "doble ele", "dos eses", "elle". */
export function lettersAt(tokens: readonly Token[], at: number): ReturnType<typeof letterAt> {
  if (tokens[at]?.plain === "elle") return { letter: "ll", length: 1 };
  const letter = letterAt(tokens, at);
  const isDoubled = letter === undefined && /^(?:doble|dos)$/.test(tokens[at]?.plain ?? "");
  const doubled = isDoubled
    ? letterAt(tokens[at]?.plain === "dos" ? inSingular(tokens, at + 1) : tokens, at + 1)
    : undefined;
  return doubled ? { letter: doubled.letter.repeat(2), length: doubled.length + 1 } : letter;
}

/** "Eses" as "ese"; a letter's name in the singular is no second one. */
function inSingular(tokens: readonly Token[], at: number): readonly Token[] {
  const token = tokens[at];
  if (token === undefined || !/[aeo]s$/.test(token.plain)) return [];
  return tokens.with(at, { ...token, plain: token.plain.slice(0, -1), text: token.text.slice(0, -1) });
}

/** "ka de kilo", "be como burro": how many tokens the example of a letter takes. A letter's own name is none. */
function exampleAfter(tokens: readonly Token[], at: number, letter: string): number {
  const isAsIn = tokens[at]?.plain === "as" && tokens[at + 1]?.plain === "in";
  const example = tokens[at + (isAsIn ? 2 : 1)];
  if (
    !(isAsIn || /^(de|como|like|for)$/.test(tokens[at]?.plain ?? "")) ||
    example?.kind !== "word" ||
    example.plain.length < 3
  )
    return 0;
  const isOther = byFirst.has(example.plain) || numberWord(example.plain) !== undefined || signs.has(example.plain);
  return example.plain.startsWith(letter) && !isOther ? (isAsIn ? 3 : 2) : 0;
}

const signs = new Set("arroba punto guion".split(" "));

/** How many tokens say that the letter before bears a mark: "con tilde", "con la rayita", "acentuada". */
export function accentAt(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.plain === "acentuada") return 1;
  if (tokens[at]?.plain !== "con") return 0;
  const mark = /^(el|la|su|una)$/.test(tokens[at + 1]?.plain ?? "") ? at + 2 : at + 1;
  const isMark = /^(acento|tilde)$/.test(tokens[mark]?.plain ?? "");
  const isOfN = /^(rayita|colita|virgulilla|sombrerito|gorrito|palito)$/.test(tokens[mark]?.plain ?? "");
  return isMark || (isOfN && /^(n|ene)$/.test(tokens[at - 1]?.plain ?? "")) ? mark + 1 - at : 0;
}

/** Letters whose last one bears the mark: an n becomes ñ, a vowel gets its accent. */
export function accented(word: string): string {
  return word.endsWith("n") ? `${word.slice(0, -1)}ñ` : `${word}\u0301`;
}
