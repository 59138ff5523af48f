import { numberWord } from "../../answers/numbers/vocabulary.ts";
import { soundOf } from "../../answers/words/sound.ts";
import { isPause, type Token, tokensOf } from "../../answers/words/tokens.ts";
import { isFamilyName } from "../../names/family-names.ts";
import { isGivenName } from "../../names/given-names.ts";
import type { Setting } from "./piece.ts";

/** A word or a number of an utterance, with what its role is told by. */
export interface Word {
  readonly token: Token;
  /** What stands between it and the word before: a pause or none, and which word it is if it is short. */
  readonly joint: string;
  readonly features: readonly string[];
}

/** So many letters of a word tell it from most others, whatever its ending. */
const stemLetters = 4;
/** Words of so few letters join what is said, and open a piece or go on with one. */
const mostLetters = 3;
/** Numbers of more digits are alike. */
const mostDigits = 10;

interface Seen {
  readonly token: Token;
  readonly isPaused: boolean;
  readonly mark: string;
  readonly sound: string;
  readonly stem: string;
  readonly class: string;
}

const outside: Seen = {
  token: { text: "", plain: "", kind: "mark", start: 0, end: 0, isGlued: false },
  isPaused: false,
  mark: "",
  sound: "_",
  stem: "_",
  class: "_",
};

/** The words of an utterance with what their roles are told by: themselves, their neighbours, and where they are said. */
export function wordsOf(text: string, setting: Setting): readonly Word[] {
  const seen = seenIn(text, setting);
  return seen.map((one, at) => ({
    token: one.token,
    joint: `${one.isPaused ? "," : ""}${one.sound.length <= mostLetters ? one.sound : ""}`,
    features: featuresAt(seen, at, setting),
  }));
}

function seenIn(text: string, { known }: Setting): readonly Seen[] {
  let mark = "";
  return tokensOf(text).flatMap((token): readonly Seen[] => {
    if (token.kind === "mark") {
      if (isPause(token)) mark += token.plain;
      return [];
    }
    const sound = token.kind === "digits" ? `#${Math.min(token.plain.length, mostDigits)}` : soundOf(token.plain);
    const one = { token, mark, isPaused: mark !== "", sound, stem: sound.slice(0, stemLetters) };
    mark = "";
    return [{ ...one, class: classOf(token, known) }];
  });
}

/** What is known of a word by itself: a number, a name of either kind, one that was just read back. */
function classOf({ kind, plain, text }: Token, known: ReadonlySet<string>): string {
  const isNumber = kind === "digits" || numberWord(plain) !== undefined;
  const letters = [
    isNumber ? "n" : "",
    !isNumber && isGivenName(plain) ? "g" : "",
    !isNumber && isFamilyName(plain) ? "f" : "",
    known.has(plain) ? "k" : "",
    plain.length === 1 ? "1" : "",
    /^\p{Lu}/u.test(text) ? "C" : "",
  ];
  return letters.join("");
}

function featuresAt(all: readonly Seen[], at: number, { where, kind }: Setting): readonly string[] {
  const near = (by: number) => all[at + by] ?? outside;
  const [two, one, own, next, after] = [near(-2), near(-1), near(0), near(1), near(2)] as const;
  const end = at === 0 ? "first" : at === all.length - 1 ? "last" : "";
  const [opening, second] = openingOf(all, at);
  return [
    // The feature without a name is in everything.
    "",
    `w${own.sound}`,
    `s${own.stem}`,
    `e${own.sound.slice(-3)}`,
    `-${one.sound}`,
    `+${next.sound}`,
    `=${two.stem}`,
    `*${after.stem}`,
    `<${one.stem} ${own.stem}`,
    `>${own.stem} ${next.stem}`,
    `(${two.stem} ${one.stem} ${own.stem}`,
    `)${own.stem} ${next.stem} ${after.stem}`,
    `[${one.stem} ${own.stem} ${next.stem}`,
    `c${own.class}`,
    `d${one.class},${own.class},${next.class}`,
    `p${own.mark}`,
    `q${next.mark}`,
    `P${own.isPaused ? own.stem : ""}`,
    `@${where}`,
    `@${where} ${own.stem}`,
    `@${where} ${own.class}`,
    `k${kind} ${own.class}`,
    `k${kind} ${own.stem}`,
    `${end} ${where}`,
    `${end} ${own.stem}`,
    `o${opening.stem}`,
    `o${opening.stem} ${second.stem}`,
  ];
}

/** What the words since the last pause began with: a question goes on until one pauses. */
function openingOf(all: readonly Seen[], at: number): readonly [Seen, Seen] {
  const from = all.slice(0, at + 1).findLastIndex(({ isPaused }) => isPaused);
  const start = Math.max(0, from);
  return [all[start] ?? outside, all[start + 1] ?? outside];
}
