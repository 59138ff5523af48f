import type { Interpretation } from "../../answers/interpretation.ts";
import { numberWord } from "../../answers/numbers/vocabulary.ts";
import { doubted } from "../../answers/reading.ts";
import { tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import type { Moment } from "../act.ts";
import { read } from "../reading.ts";

/** What is known of an address by its parts. */
type Parts = NonNullable<Interpretation["parts"]>;

/**
 * Puts a part of an address where it belongs among those that were told before: an apartment behind its street, also where the
 * city was told already. Nothing told before is changed.
 * @param before how the parts told before are read
 * @returns the address with the part, where one of its places makes more of it; undefined where none does
 */
export function withPart(
  piece: string,
  { parts, missing }: Interpretation,
  { field, moment }: { readonly field: Field; readonly moment: Moment },
): Interpretation | undefined {
  // Of an address abroad the parts are other ones, and told in another order.
  if (parts === undefined || missing.includes("country") || "foreign" in parts) return undefined;
  const told = writtenParts(parts);
  // A whole address by itself is no part of another one.
  if (told.length === 0 || read(piece, field, moment).status === "value") return undefined;
  let best: Interpretation | undefined;
  const isNumbered = tokensOf(piece).some(({ kind, plain }) => kind === "digits" || numberWord(plain) !== undefined);
  // Words alone are a city or a state: they come last, or before the ZIP code.
  const first = isNumbered ? 0 : told.length - Number(!parts["city"] && (parts["zip"] ?? "") !== "");
  for (const words of new Set([piece, piece.replace(isNumbered ? leading : leadingToCity, "")])) {
    for (let at = told.length; at >= first; at--) {
      const whole = [...told.slice(0, at), words, ...told.slice(at)].join(", ");
      const reading = read(whole, field, moment);
      if (!keepsAll(parts, reading) || countOf(reading.parts) <= countOf(best?.parts ?? parts)) continue;
      best = reading.status === "value" ? { ...doubted(reading, "gathered"), whole } : { ...reading, whole };
    }
  }
  return best;
}

/** The parts as they are written one behind the other. */
function writtenParts({ number, street, unitType, unit, city, state, zip }: Parts): readonly string[] {
  const joined = (...words: readonly (string | undefined)[]) => words.filter(Boolean).join(" ");
  return [joined(number, street), unit ? joined(unitType || "#", unit) : "", joined(city), joined(state, zip)].filter(
    (part) => part !== "",
  );
}

function keepsAll(told: Parts, { parts, status, candidates }: Interpretation): boolean {
  const isOpen = status === "value" || (status === "ask" && candidates.length === 0);
  return isOpen && parts !== undefined && Object.keys(told).every((name) => !told[name] || parts[name] === told[name]);
}

const countOf = (parts: Parts = {}) => Object.values(parts).filter((part) => part !== "").length;

/** "Es el apartamento 214". */
const leading = /(?<=^|,\s*)(?:(?:y|es|son|ser[ií]a|en|con|el|la|mi|del?)\s+)+/giu;
/** "Houston, en Texas". */
const leadingToCity = /(?<=^|,\s*)(?:y\s+)?en\s+/giu;
