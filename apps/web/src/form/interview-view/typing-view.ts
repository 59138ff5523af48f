import type { Field, Interpretation, Preview } from "@dilo/forms";
import type { InLanguage } from "./in-language.ts";

/** What is understood of the words in the text box, before they are sent. */
export interface TypingView {
  readonly isTooLong: boolean;
  /** What will be printed; undefined while the words are no whole answer. */
  readonly english: string | undefined;
  /** What is still asked about them, in writing. */
  readonly question: string | undefined;
  /** The digits read so far of an A-Number, or of a telephone number in the United States. */
  readonly digits: string | undefined;
  /** The parts of a date read so far, as numbers: "3" is March. */
  readonly date: { readonly day: string; readonly month: string; readonly year: string } | undefined;
  /** The parts of an address, in the order in which one writes them; the empty ones are still missing. */
  readonly address: readonly AddressPart[];
}

/** One part of an address. */
export interface AddressPart {
  readonly part: "street" | "unit" | "city" | "state" | "zip" | "country";
  readonly text: string;
}

/** What the page shows of a preview of the words in the text box. */
export function typingView(field: Field, preview: Preview, texts: InLanguage): TypingView {
  const isTooLong = preview.kind === "too-long";
  const reading = "reading" in preview ? preview.reading : undefined;
  const english = preview.kind === "value" ? reading?.english : undefined;
  const question = preview.kind === "open" ? questionOf(preview.reading, texts) : undefined;
  return {
    ...{ isTooLong, english, question },
    digits: digitsOf(field, reading),
    date: dateOf(field, reading),
    address: reading === undefined ? [] : addressOf(reading),
  };
}

function questionOf({ question, candidates }: Interpretation, texts: InLanguage): string | undefined {
  if (question !== undefined) return texts.say({ asked: question });
  if (candidates.length === 0) return undefined;
  return texts.say({
    text: `¿${candidates.map(({ spanish }) => spanish).join(", o ")}?`,
    english: `${candidates.map(({ english }) => english).join(", or ")}?`,
  });
}

function digitsOf({ kind }: Field, reading: Interpretation | undefined): string | undefined {
  if (kind !== "alien-number" && kind !== "phone") return undefined;
  if (reading === undefined) return "";
  const { value, parts } = reading;
  const digits = typeof value === "string" ? value.replace(/^\+1(?=\d{10}$)/, "") : parts?.["digits"];
  return digits !== undefined && /^\d{0,10}$/.test(digits) ? digits : undefined;
}

function dateOf({ kind }: Field, reading: Interpretation | undefined): TypingView["date"] {
  if (kind !== "date") return undefined;
  const { day = "", month = "", year = "" } = reading?.parts ?? {};
  return { day, month, year };
}

function addressOf({ value, parts }: Interpretation): readonly AddressPart[] {
  if (typeof value === "object" && "foreign" in value) {
    const { line, city, province, postalCode, country } = value;
    const known = { street: line, city, state: province, zip: postalCode, country } as const;
    return namesOf(known).flatMap((part) => (known[part] === "" ? [] : [{ part, text: known[part] }]));
  }
  if (parts?.["street"] === undefined) return [];
  const joined = (...names: readonly string[]) =>
    names
      .map((name) => parts[name] ?? "")
      .join(" ")
      .trim();
  const told = {
    street: joined("number", "street"),
    unit: joined("unitType", "unit"),
    city: joined("city"),
    state: joined("state"),
    zip: joined("zip"),
  } as const;
  // Few addresses have an apartment: none is missed.
  return namesOf(told).flatMap((part) => (part === "unit" && told.unit === "" ? [] : [{ part, text: told[part] }]));
}

function namesOf<Part extends AddressPart["part"]>(parts: Readonly<Record<Part, string>>): readonly Part[] {
  return Object.keys(parts) as Part[];
}
