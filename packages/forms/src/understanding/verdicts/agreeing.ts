import { contrast } from "../../answers/clauses/cues.table.ts";
import type { Interpretation } from "../../answers/interpretation.ts";
import { lettersAt } from "../../answers/letters/letters.ts";
import { isConjugated, isEveryday } from "../../answers/name/grammar/everyday.ts";
import { numberWord } from "../../answers/numbers/vocabulary.ts";
import { fold, plainText, type Token, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import { digitsIn } from "../repairs/number.ts";
import { peel } from "./verdict.ts";

/** Kinds whose values are words, or digits that nobody says in another order. */
const said: ReadonlySet<Field["kind"]> = new Set([
  "name",
  "address",
  "mailing-address",
  "email",
  "phone",
  "alien-number",
]);

/** Small words, how something is pointed at, and what the parts of an answer are called. */
const small =
  /^(?:el|la|l[oa]s|lo|una?|y|a|al|de|del|que|es|son|era|fue|asi|mer[oa]|mism[oa]|es[aeo]|est[aeo]|ahi|aqui|alli|se|me|le|mi|mis|su|con|en|por|fin|ya|pues|si|bien|ay|uy|ah|baut\w+|registr\w+|puse|pusimos|tal|cual|numero|nombre|apellidos?|direccion|telefono|correo|calle|casa|apart\w+)$/;
/** What points at the value: without it, or a word of the value, a yes may have been heard in some other words. */
const points = /\b(?:es[aeo]?|asi|mer[oa]|mism[oa]|ahi|aqui|fin|tal|cual)\b/;
const finds = new RegExp(
  String.raw`\b(?:no|ni|sin|mal|falt\w+|sobr\w+|menos|pero|excepto|salvo|${contrast}|solo|nomas|cambi\w+|corri\w+|corre\w+|quit\w+|borr\w+|agreg\w+|equivoc\w+|acento|doble|letras?|otr[oa]|tambien|aunque|mejor)\b`,
);

/**
 * "Sí, ese es mi viejo", "así mero, con el nueve dos", "sí, al fin": a yes to what was read back, and beside it nothing but
 * words of the value and of everyday talk. No name, number or letter is told by it.
 */
export function agreesOnly(text: string, { value, spanishReadback }: Interpretation, { kind }: Field): boolean {
  if (!said.has(kind) || /[?¿]/.test(text)) return false;
  const { verdict, rest } = peel(text);
  const words = tokensOf(rest).filter((token) => token.kind !== "mark");
  if (verdict !== "affirm" || words.length === 0 || finds.test(plainText(tokensOf(text)))) return false;
  const known = new Set(fold(`${spanishReadback ?? ""} ${JSON.stringify(value)}`).split(/[^\p{L}\p{N}]+/u));
  const isPointed = points.test(plainText(tokensOf(text))) || words.some(({ plain }) => known.has(plain));
  return isPointed && numbersStand(words, known) && words.every((word, at) => isTalk(word, at, words, known));
}

function isTalk(word: Token, at: number, words: readonly Token[], known: ReadonlySet<string>): boolean {
  if (known.has(word.plain) || small.test(word.plain) || isNumber(word)) return true;
  // "Cuatro be", of the apartment 4B.
  const before = words[at - 1];
  const letter = before !== undefined && isNumber(before) ? lettersAt(words, at)?.letter : undefined;
  if (letter !== undefined) return [...known].some((one) => /^\d+\D$/.test(one) && one.endsWith(letter));
  return isEveryday(word) || isConjugated(word);
}

/** Numbers said beside a yes are those of the value, two digits or more, or all that one place has. */
function numbersStand(words: readonly Token[], known: ReadonlySet<string>): boolean {
  const runs = plainText(words.map((word) => (isNumber(word) ? word : { ...word, plain: "," })))
    .split(",")
    .map((run) => run.trim())
    .filter(Boolean);
  const digits = [...known].map((one) => one.replace(/\D/g, ""));
  return runs.every((run) => {
    const told = digitsIn(run);
    return told !== undefined && digits.some((one) => one === told || (told.length > 1 && one.endsWith(told)));
  });
}

function isNumber({ kind, plain }: Token): boolean {
  return kind === "digits" || (!/^(?:una?|y)$/.test(plain) && numberWord(plain) !== undefined);
}
