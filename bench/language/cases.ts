// Reads the open cases and says, for each, what a right reading is.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AnswerKind, Interpretation } from "@dilo/forms";
import type { Expected, ReadAddress } from "./same-address.ts";
import { addressParts, sameAbroad, sameAddress } from "./same-address.ts";

const beside = fileURLToPath(new URL("../../../shared/data/language/", import.meta.url));

/** A line of a file of cases. */
export interface CaseLine {
  readonly input: string;
  readonly expected: Expected;
  readonly needsConfirmation?: boolean;
  /** whose answer was asked for, where it matters */
  readonly about?: "applicant" | "spouse" | "relative";
  /** day and month may be either */
  readonly ambiguous_dm?: boolean;
}

/** What was said and what it means. */
export interface Case {
  readonly set: string;
  readonly id: string;
  readonly kind: AnswerKind;
  readonly heard: string;
  /** YYYY-MM-DD */
  readonly today: string;
  readonly expected: Expected;
  /** a question is the right answer */
  readonly mustAsk: boolean;
  /** a doubt is in the words */
  readonly isHedged: boolean;
  /** whose answer was asked for, where it matters */
  readonly about?: "applicant" | "spouse" | "relative";
  readonly speaker?: string;
  /** other right values; null: a question is right as well */
  readonly also?: readonly Expected[];
}

/** What a reader makes of a case: ours, or another library's. */
export interface Reading {
  readonly status: Interpretation["status"];
  readonly value?: string | ReadAddress;
  readonly english?: string;
  readonly question?: string;
  readonly needsConfirmation?: boolean;
}

export type Verdict = "right" | "asked" | "silent";

/** The folder of the open cases: LANGUAGE_CASES, or the one beside the checkout; undefined when there is none. */
export function casesFolder(folder = process.env["LANGUAGE_CASES"] ?? beside): string | undefined {
  return existsSync(folder) ? folder : undefined;
}

const kinds: Readonly<Record<string, AnswerKind>> = {
  "anchor-address-written": "address",
  "anchor-boolean": "yesno",
  "anchor-country-name": "country",
  "anchor-date-full": "date",
  "anchor-date-invalid": "date",
  "anchor-date-partial": "date",
  "anchor-email-spoken": "email",
  "anchor-email-spoken-en": "email",
  "anchor-email-written": "email",
  "anchor-number": "number",
  "anchor-number-digits": "number",
  "anchor-number-invalid": "number",
  "derived-address-spoken": "address",
  "derived-email-spoken": "email",
  "derived-phone-spoken": "phone",
  "icu-anumber": "alien-number",
  "icu-date": "date",
  "icu-number": "number",
  "icu-phone": "phone",
  "icu-zip": "zip",
  "ours-address": "address",
  "ours-anumber": "alien-number",
  "ours-country": "country",
  "ours-date": "date",
  "ours-email": "email",
  "ours-formtype": "form-type",
  "ours-marital": "marital",
  "ours-meta": "command",
  "ours-name": "name",
  "ours-number-zip": "zip",
  "ours-phone": "phone",
  "ours-relation": "relation",
  "ours-yesno": "yesno",
};

/** The project's own cases, for where the open ones are not. */
export function readOwnCases(): Case[] {
  const lines = readFileSync(new URL("own-cases.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line, at) => {
    const row = JSON.parse(line);
    return { ...oneCase(`own-${row.kind}`, at, row), kind: row.kind };
  });
}

/**
 * What invented speakers say, written before any reader was changed for them: eight people of eight countries, by
 * authors who had not seen the code (`speakers`), later people of several countries by kind (`more`), four more
 * speakers by another author (`new`), speakers of two authors more (`blind`), forty-four by eight others (`later`), ten
 * people over every kind (`ten`), three who answer in English (`english`), what is taken back, put right or said again in
 * one breath (`corrections`), and dates and counts that ten people of ten countries put right, half of the dates read
 * once, when the readers were done (`put-right`, `put-right-later`). Besides the fields of every other case a row may have `speaker`, `note`
 * (what is hard about it) and `also`, other right values, null where a question is right as well; `expected` is "none"
 * where the person says to have none.
 */
export function readSpeakers(): Case[] {
  return [
    ["speakers", "speakers.jsonl"],
    ["more", "more-speakers.jsonl"],
    ["new", "new-speakers.jsonl"],
    ["blind", "blind-speakers.jsonl"],
    ["later", "later-speakers.jsonl"],
    ["ten", "ten-speakers.jsonl"],
    ["english", "english-speakers.jsonl"],
    ["corrections", "corrections.jsonl"],
    ["put-right", "dates-put-right.jsonl"],
    ["put-right", "numbers-put-right.jsonl"],
    ["put-right-later", "dates-put-right-later.jsonl"],
  ].flatMap(([set, file = ""]) => {
    const lines = readFileSync(new URL(file, import.meta.url), "utf8")
      .trim()
      .split("\n");
    return lines.map((line, at) => {
      const row = JSON.parse(line);
      const { speaker = "somebody", kind, also = [] } = row;
      return { ...oneCase(`${set}-${kind}`, at, row), kind, speaker, also };
    });
  });
}

/** Every open case. */
export function readCases(folder: string): Case[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const set = file.replace(".jsonl", "");
      const kind = kinds[set];
      if (kind === undefined) return [];
      const lines = readFileSync(`${folder}/${file}`, "utf8").trim().split("\n");
      return lines.map((line, at) => ({ ...oneCase(set, at, JSON.parse(line)), kind }));
    });
}

const today = "2026-11-20";

function oneCase(set: string, at: number, row: CaseLine): Omit<Case, "kind"> {
  // Living together is no marital status of the form: it is asked, whatever the row proposes.
  const isTogether = set === "ours-marital" && row.expected === "single" && row.needsConfirmation === true;
  // Three countries of Africa are called so, and most who answer in Spanish are of the third: it is asked.
  const isShared = set === "anchor-country-name" && row.input === "Guinea";
  const isPart = /date-(partial|invalid)|number-invalid/.test(set);
  // No exchange begins with 0 or 1 (North American Numbering Plan): such rows were made of random digits, or say it as it is.
  const isNoPhone = kinds[set] === "phone" && /^(\+?1)?[2-9]\d{2}[01]\d{6}$/.test(String(row.expected));
  const mustAsk = row.expected === null || row.ambiguous_dm === true || isTogether || isShared || isPart || isNoPhone;
  return {
    set,
    id: `${set}:${at}`,
    heard: row.input,
    today,
    expected: row.expected,
    mustAsk,
    isHedged: row.needsConfirmation === true,
    ...(row.about !== undefined && { about: row.about }),
  };
}

/** Scores one reading. Where a question is the right answer, asking is right. */
export function score(example: Case, reading: Reading): Verdict {
  const isAsked = reading.status === "ask" || reading.status === "unknown";
  if (isAsked && example.also?.includes(null)) return "right";
  if (example.expected === "none") return reading.status === "none" ? "right" : isAsked ? "asked" : "silent";
  // Who asks back or gives a command has answered nothing, and is answered.
  if (example.speaker !== undefined && example.mustAsk) {
    const isAccepted = (example.also ?? []).some(
      (expected) => score({ ...example, expected, also: [], mustAsk: false }, reading) === "right",
    );
    return isAsked || isAccepted || reading.status === "command" ? "right" : "silent";
  }
  if (example.mustAsk) return isAsked || (reading.status === "none" && example.expected === null) ? "right" : "silent";
  if (isAsked) return "asked";
  const rightOnes = [example.expected, ...(example.also ?? [])].filter((expected) => expected !== null);
  return rightOnes.some((expected) => isSame({ ...example, expected }, reading)) ? "right" : "silent";
}

/** A name without accents and typographer's marks: "Côte d’Ivoire" and "Cote d'Ivoire" are one. */
function inPlainLetters(name?: string) {
  return name
    ?.normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("’", "'");
}

function isSame(
  { kind, expected, heard }: Pick<Case, "kind" | "expected" | "heard">,
  { status, value, english }: Reading,
) {
  if (kind === "command")
    return status === "command" && (value === expected || (expected === "human" && value === "help"));
  if (status !== "value") return false;
  switch (kind) {
    case "address":
      if (typeof value !== "object") return false;
      if (value.foreign && typeof expected === "object" && expected?.["country"])
        return sameAbroad(expected, value, english, heard);
      return sameAddress(addressParts(expected), value);
    case "country":
      return value === expected || inPlainLetters(english) === inPlainLetters(String(expected));
    case "phone":
      return (
        typeof value === "string" && nationalNumber(value) === nationalNumber(String(expected).replace(/x\d+$/, ""))
      );
    case "alien-number":
      // The form's box has nine places: fewer digits stand behind zeros.
      return value === String(expected).replace(/^A/, "").padStart(9, "0");
    case "yesno":
      return value === (expected === true ? "yes" : expected === false ? "no" : expected);
    default:
      return value === String(expected);
  }
}

/** The ten digits of a US number, or all digits of another. */
function nationalNumber(phone: string) {
  return phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
}
