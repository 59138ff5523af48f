import type { Candidate, Interpretation } from "../answers/interpretation.ts";
import { letterHint, withLetter } from "../answers/name/letter-hint.ts";
import { askWhich } from "../answers/reading.ts";
import { isAlike, lettersBetween } from "../answers/words/distance.ts";
import { wordsOf } from "../answers/words/phrases.ts";
import { fold } from "../answers/words/tokens.ts";
import type { Field } from "../form.ts";
import { plainWords } from "../words.ts";
import { doubt, readBack, type Said } from "./accepting.ts";
import { spokenValue } from "./phrases.ts";
import { read } from "./read.ts";
import { withFailure } from "./repair.ts";
import { nameLeads } from "./sayings.table.ts";
import type { Asking, Step } from "./state.ts";

/** "El tercero es ocho": which digit is meant is said, but the digit alone would be put at the end. */
const placeOfDigit = /\b(primer|segund|tercer|cuart|quint|sext|septim|octav|noven)\w*\b(?! grupo)/;

const leads = wordsOf(nameLeads);

/**
 * Hears a part of the value said anew: "no, la última es cinco", "no, mayo", "no, Ruiz", "no, arroba yahoo punto com".
 * The whole is read back; where it may be one of several, that is asked.
 * @returns undefined when the words are no part of such a value
 */
export function hearPart(interview: Asking, field: Field, said: Said, reading: Interpretation): Step | undefined {
  const hint = field.kind === "name" ? hinted(said, reading) : undefined;
  if (hint !== undefined) return settle(interview, field, said, { ...hint, before: reading });
  const texts =
    field.kind === "name" ? renamed(said, reading) : field.kind === "email" ? readdressed(said, reading) : [];
  if (texts.length > 0) return settle(interview, field, said, { texts, before: reading });
  if (field.kind === "name" || field.kind === "email") return undefined;
  const isPlaced = placeOfDigit.test(plainWords(said.text).join(" "));
  if (isPlaced && (field.kind === "alien-number" || field.kind === "phone")) return undefined;
  // The readers know how to put a correction into what was said before it.
  const whole = read(interview, field, `${spokenValue(reading)}, perdón, ${said.text}`, said.at);
  if (whole.candidates.length > 1) return doubt(interview, field, said, whole);
  const text = whole.spanishReadback;
  return whole.status === "value" && text !== undefined
    ? settle(interview, field, said, { texts: [text], before: reading })
    : undefined;
}

/**
 * Reads back the one of several texts that is an answer and is not what was read back before; asks which, where two are.
 * @param spelled what of it is read letter by letter
 */
export function settle(
  interview: Asking,
  field: Field,
  said: Said,
  found: { readonly texts: readonly string[]; readonly before: Interpretation | undefined; readonly spelled?: string },
): Step | undefined {
  const { texts, before, spelled } = found;
  const wholes = texts.flatMap((text) => {
    const whole = read(interview, field, text, said.at);
    const isNew = JSON.stringify(whole.value) !== JSON.stringify(before?.value) || spelled !== undefined;
    return whole.status === "value" && isNew ? [{ text, whole }] : [];
  });
  const [only, other] = wholes;
  if (only === undefined) return undefined;
  if (other !== undefined) return doubt(interview, field, said, askWhich(wholes.map(candidateOf)));
  const now = before === undefined ? interview : withFailure(interview);
  return readBack(now, field, { ...said, text: only.text }, only.whole, spelled);
}

function candidateOf({ text, whole }: { readonly text: string; readonly whole: Interpretation }): Candidate {
  return { value: whole.value ?? text, english: whole.english ?? text, spanish: text };
}

/** A name with the letter that was told in the word it belongs to: "pero Gómez es con zeta". */
function hinted({ text }: Said, { value }: Interpretation) {
  const hint = letterHint(text);
  if (hint === undefined || typeof value !== "string") return undefined;
  const { word, letter } = hint;
  const words = value.split(" ").filter((one) => word === undefined || isAlike(fold(one), fold(word)));
  const right = [word, ...words].find((one) => one !== undefined && fold(one).includes(letter));
  // Where it is written so already, it is read back letter by letter.
  if (right !== undefined) return { texts: withWord("name", value, right), spelled: right };
  const mended = words.flatMap((old) => withLetter(old, letter).map((now) => ({ old, now })));
  const texts = mended.map(({ old, now }) => value.replace(old, likeOld(now, old)));
  return texts.length === 0 ? undefined : { texts, spelled: mended[0]?.now ?? "" };
}

/** A name of several words with the one word that was said in the place of the one it may be. */
function renamed({ text }: Said, { value }: Interpretation): readonly string[] {
  const words = text.match(/\p{L}[\p{L}'’]*/gu)?.filter((word) => !leads.has(fold(word))) ?? [];
  const [word, more] = words;
  const isPart = word !== undefined && more === undefined && typeof value === "string" && value.includes(" ");
  return isPart ? withWord("name", value, word) : [];
}

/** An e-mail address with another name before the arroba, or another provider behind it. */
function readdressed({ text }: Said, { value }: Interpretation): readonly string[] {
  const [local, domain] = typeof value === "string" ? value.split("@") : [];
  if (local === undefined || domain === undefined) return [];
  const said = text.replace(/^\s*(es|con|digo|perdón)\s+/i, "");
  if (/^(arroba|@)/i.test(said)) return [`${local} ${said}`];
  const isProvider = /\b(punto com|gmail|hotmail|yahoo|outlook|icloud)\b/i.test(said) && !/arroba|@/i.test(said);
  if (!isProvider) return [];
  return [`${local} arroba ${isComplete(said) ? said : `${said} punto com`}`];
}

function isComplete(domain: string): boolean {
  return /\bpunto\b|\./i.test(domain);
}

/**
 * A value with a word in the place of the one it resembles; what else could be meant in a name, where none does.
 * @param value the value as it is read back
 */
export function withWord(kind: Field["kind"], value: string, word: string): readonly string[] {
  const end = kind === "email" ? value.indexOf("@") : value.length;
  const places = [...value.slice(0, end).matchAll(/\p{L}[\p{L}'’]*/gu)]
    .map((match) => ({ at: match.index, old: match[0], distance: lettersBetween(fold(match[0]), fold(word)) }))
    .sort((one, other) => one.distance - other.distance);
  const put = ({ at, old }: (typeof places)[number]) =>
    value.slice(0, at) + likeOld(word, old) + value.slice(at + old.length);
  const alike = places.filter(({ old }) => isAlike(fold(old), fold(word)));
  const nearest = alike.filter(({ distance }) => distance === alike[0]?.distance);
  if (nearest.length > 0) return nearest.map(put);
  return kind === "name" ? [...places.slice(0, 2).map(put), `${value} ${likeOld(word, value)}`] : [];
}

function likeOld(word: string, old: string): string {
  const isCapital = /^\p{Lu}/u.test(old);
  return isCapital ? word.charAt(0).toLocaleUpperCase("es") + word.slice(1) : word;
}
