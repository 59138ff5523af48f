import type { AnswerKind } from "../interpretation.ts";
import { lettersAt } from "../letters/letters.ts";
import { droppedWords, wordsBeforeVerb } from "./dropped.table.ts";
import { wordsOf } from "./phrases.ts";
import type { Token } from "./tokens.ts";

const isBeforeVerb = wordsOf(wordsBeforeVerb);
/** A short word, what it is short for, and the words that it stands before or behind. */
interface Dropped {
  readonly said: string;
  readonly full: string;
  readonly before?: ReadonlySet<string>;
  readonly behind?: ReadonlySet<string>;
}

const dropped: readonly Dropped[] = droppedWords.map((one) => ({
  said: one.said,
  full: one.full,
  ...("before" in one ? { before: wordsOf(one.before) } : { behind: wordsOf(one.behind) }),
}));

/** Kinds of answers that a bare verb begins: "e pa mi esposo". */
const beginsWithVerb: ReadonlySet<AnswerKind> = new Set(["relation", "marital", "country"] as const);

/** Small words as they are written, where they were typed as they are said: "to el mundo" is "todo el mundo". */
export function withDroppedEnds(tokens: readonly Token[], kind: AnswerKind): readonly Token[] {
  return tokens.map((token, at) => {
    const full = token.kind === "word" ? fullOf(tokens, at, kind) : undefined;
    return full === undefined ? token : { ...token, text: full, plain: full };
  });
}

function fullOf(tokens: readonly Token[], at: number, kind: AnswerKind): string | undefined {
  const [before, token, next] = [tokens[at - 1]?.plain ?? "", tokens[at], tokens[at + 1]];
  if (token === undefined || /^\p{Lu}/u.test(token.text)) return undefined;
  if (token.plain === "e" && next?.kind === "word" && !token.text.startsWith("é")) {
    // "María e Inés": before the sound of an i it joins.
    const isVerb = isBeforeVerb.has(before) || (at === 0 && beginsWithVerb.has(kind));
    // "U, ese, e, erre": in an address letters are spelled.
    const isSpelled = kind === "email" && (next.plain.length < 5 || !/^(mi[oa]|correo|email|mail)$/.test(before));
    // "Ese, e, ele": letters one after the other.
    const isAmongLetters = lettersAt(tokens, at - 1) !== undefined && lettersAt(tokens, at + 1) !== undefined;
    return isVerb && !isSpelled && !isAmongLetters && next.plain.length > 1 && !/^h?i/.test(next.plain)
      ? "es"
      : undefined;
  }
  // "Mi pa el de allá": a father.
  if (token.plain === "pa" && /^(mi|su|tu|el|un)$/.test(before)) return undefined;
  const after = next?.kind === "word" ? next.plain : "";
  return dropped.find((one) => one.said === token.plain && (one.before?.has(after) || one.behind?.has(before)))?.full;
}
