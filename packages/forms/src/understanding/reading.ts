import { interpret } from "../answers/interpret.ts";
import type { Interpretation } from "../answers/interpretation.ts";
import { isSpelledPiece } from "../answers/letters/letters-only.ts";
import { numberWord } from "../answers/numbers/vocabulary.ts";
import { lookupsOf } from "../answers/places.ts";
import { doubted } from "../answers/reading.ts";
import type { Before } from "../answers/utterance.ts";
import { tokensOf } from "../answers/words/tokens.ts";
import type { Field } from "../forms/definition.ts";
import type { Act, Moment } from "./act.ts";
import { isClearFor } from "./fields/clear-value.ts";
import type { Piece } from "./fields/pieces.ts";

/** What some words mean as an answer to a field; `before` is what they come after. */
export function read(heard: string, field: Field, moment: Moment, before?: Before): Interpretation {
  const { readings } = readAt(moment);
  const key = JSON.stringify([moment.form, moment.today, field.id, heard, before]);
  const reading = readings.get(key) ?? readNow(heard, field, moment, before);
  readings.set(key, reading);
  return reading;
}

/** What was read of one utterance, beside the places that were known then: each words of a field once. */
interface ReadOnce {
  readonly places: Moment["places"];
  readonly readings: Map<string, Interpretation>;
}

/** By the answers that stood: a moment that is asked about in another way is the same one. */
const readOnce = new WeakMap<Moment["answers"], ReadOnce>();

function readAt({ answers, places }: Moment): ReadOnce {
  const known = readOnce.get(answers);
  if (known?.places === places) return known;
  const anew = { places, readings: new Map<string, Interpretation>() };
  readOnce.set(answers, anew);
  return anew;
}

/** Begins an utterance: what was read of the one before is let go. */
export function beginReading({ answers }: Moment): void {
  readOnce.delete(answers);
}

function readNow(
  heard: string,
  field: Field,
  { form, answers, today, places }: Moment,
  before?: Before,
): Interpretation {
  const known = [...places, ...(answers[field.id]?.places ?? [])];
  const reading = interpret({
    ...(form && { form }),
    field: field.id,
    asked: field,
    heard,
    today,
    answers,
    lookups: lookupsOf(known),
    ...(before && { before }),
  });
  return isOfSomebody(heard, field) && reading.status === "value" ? doubted(reading, "whose") : reading;
}

/** "Juana Pérez, mi mamá", told as one's own name: one's own it may be, where a child tells it for her. */
export function isOfSomebody(heard: string, { kind, about }: Field): boolean {
  return kind === "name" && about === undefined && ofSomebody.test(heard);
}

const relation = "(?:mam[aá]|pap[aá]|madre|padre|espos[oa]|marido|mujer|señora|hij[oa]|herman[oa]|abuel[oa]|suegr[oa])";
const ofSomebody = new RegExp(
  String.raw`^mi ${relation}(?!\p{L})|[,\s]\s*(?:(?:que )?es )?mi ${relation}[\s.!]*$|,\s*(?:la |el )?${relation}[\s.!]*$`,
  "iu",
);

/** Pieces that begin with words naming another field, as far as they are read. */
export function readPieces(pieces: readonly Piece[], moment: Moment): readonly Act[] {
  return pieces.flatMap(({ field: id, text }): readonly Act[] => {
    const field = moment.fields.find((one) => one.id === id);
    if (field === undefined) return [];
    const reading = read(text, field, moment);
    if (reading.status === "value") return [{ kind: "inform", field: id, reading, text }];
    return reading.status === "none" && !field.required ? [{ kind: "inform", field: id, reading, text }] : [];
  });
}

/** What a value is stored as: its own words, or those it was put together from, as they are read back. */
export function textOf({ whole, status, spanishReadback }: Interpretation, text: string): string {
  if (whole === undefined) return text;
  return status === "value" ? (spanishReadback ?? whole) : whole;
}

/** Tells whether a reading is another value than the one before. */
export function isOther(now: Interpretation, before: Interpretation): boolean {
  return JSON.stringify([now.value, now.parts]) !== JSON.stringify([before.value, before.parts]);
}

/** What each kind's reader makes of words that are nothing at all, by field. */
const nothing = new Map<string, string>();

/** Tells whether a reader made something of the words, though not a value: more than of words that are nothing at all. */
export function hasRead(reading: Interpretation, field: Field, said: string): boolean {
  if (reading.status !== "ask") return false;
  // "Mi hija tiene uno", "me casé dos veces": one number among other words is no part of a telephone or an A-Number.
  if (countable.has(field.kind) && numbersIn(said) < 2 && !isClearFor(field, said, reading)) return false;
  if (reading.candidates.length > 0 || reading.warnings.length > 0) return true;
  if (Object.values(reading.parts ?? {}).some((part) => part !== "")) return true;
  if (field.kind === "email" && isSpelledPiece(tokensOf(said))) return true;
  if (field.kind === "email" && /arroba|@|\b(gmail|hotmail|yahoo|outlook|icloud|punto com)\b/i.test(said)) return true;
  const known =
    nothing.get(field.id) ??
    JSON.stringify(outline(interpret({ asked: field, field: field.id, heard: "tengo de la", today: "2000-01-01" })));
  nothing.set(field.id, known);
  return JSON.stringify(outline(reading)) !== known;
}

const countable: ReadonlySet<Field["kind"]> = new Set(["phone", "alien-number"]);

function numbersIn(said: string): number {
  return tokensOf(said).filter(({ kind, plain }) => kind === "digits" || numberWord(plain) !== undefined).length;
}

function outline({ status, question, missing }: Interpretation) {
  return { status, question, missing };
}
