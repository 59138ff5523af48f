import { confirmationOf, type Field, type FormType, interpret, type PrintedAnswer, threeParts } from "@dilo/forms";
import { choicesOf } from "@dilo/forms/questions";
import type { AddressBoxes, AnswerBoxes, Box, FormBoxes } from "../official-forms/boxes/form-boxes.ts";
import { textsOf } from "../official-forms/values/texts.ts";

/** What stands in the boxes of a file, by their names. */
export type Contents = ReadonlyMap<string, string | true>;

/** What an answer must be read against. */
interface BoxReading {
  readonly form: FormBoxes;
  readonly contents: Contents;
  /** The day it is read, YYYY-MM-DD. */
  readonly today: string;
}

/**
 * The words of an answer as its boxes have it: such that would write just these boxes. Undefined where the boxes are empty, or
 * nobody can tell.
 */
export function wordsInBoxes(field: Field, { form, contents, today }: BoxReading): string | undefined {
  const target = form.answers[field.id];
  if (target === undefined) return undefined;
  return candidates(field, target, contents).find((words) => {
    const line = lineOf(form.formType, field, words, today);
    return line !== undefined && isWrittenAs(line, target, contents);
  });
}

/** The boxes that an answer's own content stands in: its copies hold the same. */
export function ownBoxes(target: AnswerBoxes): readonly Box[] {
  switch (target.kind) {
    case "name":
      return Object.values(target.boxes);
    case "text":
      return [target.box];
    case "mailing":
      return [target.same, target.other, ...Object.values(target.boxes)];
    case "place":
      return [target.state, target.province, target.country];
    case "address":
    case "choice":
      return Object.values(target.boxes);
    case "pieces":
      return target.boxes;
    case "additional":
    case "row":
      return [];
  }
}

function lineOf(form: FormType, field: Field, said: string, today: string): PrintedAnswer | undefined {
  const reading = interpret({ form, field: field.id, asked: field, heard: said, today });
  const { status, english } = reading;
  return status === "value" && english !== undefined ? { field, said, english, status: "read", reading } : undefined;
}

function isWrittenAs(line: PrintedAnswer, target: AnswerBoxes, contents: Contents): boolean {
  const written = new Map(textsOf(line, target).texts.map(({ box, value }) => [box.field, value] as const));
  return ownBoxes(target).every(({ field }) => (written.get(field) ?? "") === (contents.get(field) ?? ""));
}

/** Words that may stand behind what the boxes show; which of them do, filling them again tells. */
function candidates(field: Field, target: AnswerBoxes, contents: Contents): readonly string[] {
  const text = (box: Box | undefined) => {
    const value = box && contents.get(box.field);
    return typeof value === "string" ? value : "";
  };
  switch (target.kind) {
    case "name": {
      const { family, given, middle } = target.boxes;
      const all = { family: text(family), given: `${text(given)} ${text(middle)}`.trim() };
      if (all.family === "" || all.given === "") return [`${all.given}${all.family}`].filter(Boolean);
      // As the form parts it again.
      return threeParts(all).given === text(given) ? [confirmationOf(all)] : [];
    }
    case "text":
      return text(target.box) === "" ? [] : wordsFor(field, text(target.box));
    case "pieces":
      return target.boxes.every((box) => text(box) !== "")
        ? ["-", ""].flatMap((mark) => wordsFor(field, target.boxes.map(text).join(mark)))
        : [];
    case "choice":
      return choiceWords(field, target.boxes, contents);
    case "mailing":
      if (contents.has(target.same.field)) return ["la misma dirección"];
      return addressWords(target.boxes, contents, text);
    case "address":
      return addressWords(target.boxes, contents, text);
    case "place":
      return placeWords(text(target.state), text(target.province), text(target.country));
    case "additional":
    case "row":
      return [];
  }
}

/** A text as it is printed, as a date, and as the Spanish for it. */
function wordsFor(field: Field, text: string): readonly string[] {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  const [, onlyMonth, itsYear] = /^(\d\d)\/(\d{4})$/.exec(text) ?? [];
  const spanish = choicesOf(field).filter(({ english }) => english === text);
  const feet = /^(\d)-(\d{1,2})$/.exec(text);
  return [
    ...(year ? [`${year}-${month}-${day}`] : []),
    ...(itsYear ? [`${itsYear}-${onlyMonth}`, `${monthName(Number(onlyMonth))} de ${itsYear}`] : []),
    ...(feet ? [`${feet[1]} pies ${feet[2]} pulgadas`] : []),
    ...spanish.map((choice) => choice.spanish),
    ...(countriesInSpanish().get(text.toLowerCase()) ?? []),
    text,
    `${text} libras`,
  ];
}

function monthName(month: number): string {
  return new Intl.DateTimeFormat("es", { month: "long", timeZone: "UTC" }).format(new Date(Date.UTC(2000, month - 1)));
}

function choiceWords(field: Field, boxes: Readonly<Record<string, Box>>, contents: Contents): readonly string[] {
  const ticked = Object.entries(boxes).flatMap(([value, box]) => (contents.get(box.field) === true ? [value] : []));
  const words = ticked.map((value) => choicesOf(field).find((choice) => choice.value === value)?.spanish ?? value);
  if (ticked.length === 0) return [];
  return [words.join(", "), words.join(" y "), ticked.join(", ")];
}

function addressWords(
  boxes: Partial<AddressBoxes>,
  contents: Contents,
  text: (box: Box | undefined) => string,
): readonly string[] {
  const kinds = { apartment: "Apt", suite: "Ste", floor: "Floor" } as const;
  const kind = (["apartment", "suite", "floor"] as const).find((one) => contents.get(boxes[one]?.field ?? "") === true);
  const unit = `${kind ? kinds[kind] : ""} ${text(boxes.unit)}`.trim();
  const [street, city, state, zip] = [boxes.street, boxes.city, boxes.state, boxes.zip].map(text);
  const [province, code, country = ""] = [boxes.province, boxes.postalCode, boxes.country].map(text);
  const abroad = countriesInSpanish().get(country.toLowerCase()) ?? [country];
  return [
    [street, unit, city, `${state} ${zip}`.trim()],
    ...abroad.flatMap((name) => [
      [street, city, province, code, name],
      [street, city, `${province} ${code}`.trim(), name],
    ]),
    [street],
  ]
    .map((parts) => parts.filter(Boolean).join(", "))
    .filter(Boolean);
}

function placeWords(state: string, province: string, country: string): readonly string[] {
  const abroad = countriesInSpanish().get(country.toLowerCase()) ?? [];
  return [state, ...abroad.flatMap((name) => [name, province && `${province}, ${name}`])].filter(Boolean);
}

let spanish: ReadonlyMap<string, readonly string[]> | undefined;

/** The Spanish names of countries by their English ones, folded. */
function countriesInSpanish(): ReadonlyMap<string, readonly string[]> {
  spanish ??= allCountries();
  return spanish;
}

function allCountries(): ReadonlyMap<string, readonly string[]> {
  const [english, ours] = ["en", "es"].map((language) => new Intl.DisplayNames([language], { type: "region" }));
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const named = codes.map((code) => [english?.of(code)?.toLowerCase() ?? code, ours?.of(code) ?? code] as const);
  return new Map(named.map(([name, own]) => [name, [own]]));
}
