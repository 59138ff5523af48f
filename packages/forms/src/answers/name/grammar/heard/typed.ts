import { isFamilyName } from "../../../../names/family-names.ts";
import { isGivenName } from "../../../../names/given-names.ts";
import { wordsOf } from "../../../words/phrases.ts";
import { respeller } from "../../../words/sound.ts";
import type { Token } from "../../../words/tokens.ts";
import { namesBehindDe, shortWords, soundedWords, wordsBehindShort } from "../../asides.table.ts";
import { withPointsInside } from "./points.ts";

const respelled = respeller(wordsOf(soundedWords));
const shorts = new Map<string, string>(shortWords);
const isBehindShort = wordsOf(wordsBehindShort);
const isBehindDe = wordsOf(namesBehindDe);
const isBeforeVa = /^(nombre|nombres|apellido|apellidos|me|le|se|ya|no|asi|completo|tambien)$/;
const small = new Map([
  ["nombrecito", "nombre"],
  ["nombresito", "nombre"],
  ["apellidito", "apellido"],
  ["apelliditos", "apellidos"],
]);
const joined = /^(se|me|le|nos)((?:ll|y)am(?:o|a|an|aba|amos))$/;

/** The talk around a name with its own spelling, however it was typed: "sellama", "mi apeyido", "d mi papa". */
export function asWritten(tokens: readonly Token[]): readonly Token[] {
  return withPointsInside(tokens)
    .flatMap(parted)
    .flatMap(ordinalTyped)
    .map((token, at, all) => {
      const short = shorts.get(token.plain);
      const next = all[at + 1]?.plain ?? "";
      const whole = small.get(token.plain);
      if (whole !== undefined) return { ...token, text: whole, plain: whole };
      // "First Ana, last Paz Luna".
      const isEnglishPart =
        /^(first|last)$/.test(token.plain) &&
        !/^name/.test(next) &&
        ["first", "last"].every((part) => all.filter(({ plain }) => plain === part).length === 1);
      if (isEnglishPart) return { ...token, text: `${token.plain}name`, plain: `${token.plain}name` };
      // "mi nombre ba": the verb, and no family name.
      if (token.text === "ba" && isBeforeVa.test(all[at - 1]?.plain ?? ""))
        return { ...token, text: "va", plain: "va" };
      // "narcisa d jesus"; a capital D is an initial.
      const isDe = token.text === "d" && isBehindDe.has(next);
      if (short !== undefined && (isDe || isBehindShort.has(next))) return { ...token, text: short, plain: short };
      if (isGivenName(token.plain) || isFamilyName(token.plain)) return token;
      return respelled([token])[0] ?? token;
    });
}

/** "2do nombre", "1er apellido": the word for the digit. */
function ordinalTyped(token: Token, at: number, all: readonly Token[]): readonly Token[] {
  const next = all[at + 1];
  const ends = ordinals.get(token.plain);
  if (next?.isGlued && ends?.ends.test(next.plain))
    return [{ ...token, text: ends.word, plain: ends.word, kind: "word" }];
  const before = ordinals.get(all[at - 1]?.plain ?? "");
  return token.isGlued && before?.ends.test(token.plain) ? [] : [token];
}

const ordinals = new Map([
  ["1", { word: "primer", ends: /^(er|ero|ro|o|º|°)$/ }],
  ["2", { word: "segundo", ends: /^(do|ndo|o|º|°)$/ }],
]);

/** "sellama", "meyamo", "Delos", "Dela": two words typed as one. */
function parted(token: Token, at: number, all: readonly Token[]): readonly Token[] {
  const isInside = at > 0 && all[at + 1]?.kind === "word";
  const glued = isInside
    ? (/^(de)(las?|los)$/.exec(token.plain) ?? /^(del)(carmen|rosario|pilar|socorro|valle|transito)$/.exec(token.plain))
    : null;
  const [, pronoun = "", verb = ""] = glued ?? joined.exec(token.plain) ?? [];
  if (pronoun === "") return [token];
  const middle = token.start + pronoun.length;
  return [
    { ...token, text: pronoun, plain: pronoun, end: middle },
    { ...token, text: token.text.slice(pronoun.length), plain: verb, start: middle, isGlued: false },
  ];
}
