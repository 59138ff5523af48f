import type { Interpretation } from "../answers/interpretation.ts";
import { isSpelledPiece, spelledFrom } from "../answers/letters/letters-only.ts";
import { doubted } from "../answers/reading.ts";
import { tokensOf } from "../answers/words/tokens.ts";
import type { Field } from "../forms/definition.ts";
import type { Moment } from "./act.ts";
import { withPart } from "./fields/address-parts.ts";
import { hasRead, read } from "./reading.ts";

/** Kinds whose answers are told in pieces that are whole by no reader alone: a street and then its city. */
const told = { address: ", ", email: " " } as const satisfies Partial<Record<Field["kind"], string>>;

/**
 * Puts the rest of an answer behind what was said of it before: "57 Linden Street", and then "Paterson"; "rubenb, todo
 * junto", and then "arroba gmail punto com".
 * @param before what was said and not understood whole
 * @param alone how the new words read by themselves
 * @returns the whole, where it tells more than the new words alone; else these; undefined where they are talk beside it
 */
export function gathered(
  text: string,
  alone: Interpretation,
  { before, field, moment }: { readonly before: string; readonly field: Field; readonly moment: Moment },
): Interpretation | undefined {
  const glue = field.kind === "address" || field.kind === "email" ? told[field.kind] : undefined;
  const said = text.replace(opening, "").replace(closing, "");
  const isOpen = alone.status === "ask" && alone.whole === undefined && hasRead(alone, field, text);
  const spelled = field.kind === "email" ? spelledOn(before, said) : undefined;
  if (spelled !== undefined) {
    const reading = read(spelled, field, moment);
    return reading.status === "value" ? { ...doubted(reading, "gathered"), whole: spelled } : reading;
  }
  const isWhole = alone.status === "value" && field.kind === "address";
  if (glue === undefined || !(isOpen || isWhole)) return alone;
  if (!isWhole && isTalk(said)) return undefined;
  const known = field.kind === "address" ? read(before, field, moment) : undefined;
  // "Vivo con mi hermana, en su casa" told nothing that the number and the street come behind.
  if (!isWhole && known !== undefined && !isBegun(known)) return alone;
  const placed = isWhole || known === undefined ? undefined : withPart(said, known, { field, moment });
  if (placed !== undefined) return placed;
  const whole = `${before.replace(/[\s.,;]+$/u, "")}${glue}${said}`;
  const reading = read(whole, field, moment);
  if (reading.status === "value" && (isOpen || tellsMore(reading, alone)))
    return { ...doubted(reading, "gathered"), whole };
  const isMore =
    reading.status === "ask" && (reading.missing.length < alone.missing.length || tellsMore(reading, alone));
  return isMore ? { ...reading, whole } : alone;
}

/** An address has a part, or is one abroad whose country is asked. */
function isBegun({ parts = {}, missing }: Interpretation): boolean {
  return missing.includes("country") || Object.values(parts).some((part) => part !== "");
}

/** "El apartamento doce", and then the whole address without it: all of that, and a part more. */
function tellsMore({ parts: all = {} }: Interpretation, { parts: some }: Interpretation): boolean {
  const toldIn = (parts: Parts) => Object.keys(parts).filter((part) => (parts[part] ?? "") !== "");
  return (
    some !== undefined &&
    toldIn(some).every((part) => all[part] === some[part]) &&
    toldIn(all).length > toldIn(some).length
  );
}

type Parts = NonNullable<Interpretation["parts"]>;

/** "Jota, ele, punto", a command, and then "sigo: te, o, arroba gmail punto com": letters go on where letters stood. */
function spelledOn(before: string, text: string): string | undefined {
  const said = text.replace(goesOn, "");
  const isOn = isSpelledPiece(tokensOf(before)) && spelledFrom(tokensOf(said)) > 0;
  return isOn ? `${before.replace(/[\s.,;:]+$/u, "")}, ${said}` : undefined;
}

const goesOn = /^(?:(?:no|ya|bueno|y|luego|sigo|sigue|seguimos|despu[eé]s|le sigo|y luego|contin[uú]o)[\s,:.;]+)+/iu;

/** What one begins to speak with: "pues México". */
const opening = /^(?:(?:pues|pos|bueno|ah|este|mire)[\s,]+)+/iu;

/** What one ends with: "Guatemala, pues". */
const closing = /(?:[\s,]+(?:pues|pos|pue|no m[aá]s|nom[aá]s|verdad))+[\s.!]*$/iu;

/** Words of a sentence about something else: a place without a number has none of them. */
function isTalk(text: string): boolean {
  return !/\d/.test(text) && /\b(?:que|ustede?s?|no|me|se|lo|mire|oiga|este|pues)\b/i.test(text);
}
