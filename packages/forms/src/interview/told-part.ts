import type { Interpretation } from "../answers/interpretation.ts";
import { numberWord } from "../answers/numbers/vocabulary.ts";
import { namedIn, waysOf, whole, wordsOf } from "../answers/words/phrases.ts";
import { fold } from "../answers/words/tokens.ts";
import type { Field } from "../form.ts";
import { plainWords } from "../words.ts";
import { addressPhrases, nameLeads, placePhrases } from "./told-part.table.ts";
import { withWord } from "./with-word.ts";

const leads = wordsOf(nameLeads);
const places = placePhrases.trim().split("\n").map(whole);
const addressParts = waysOf(addressPhrases);

/** The whole answers that a part said anew may mean, beside what was read back; undefined where that cannot be known. */
export function textsOfPart(kind: Field["kind"], text: string, before: Interpretation): readonly string[] | undefined {
  switch (kind) {
    case "name":
      return renamed(text, before);
    case "alien-number":
    case "phone":
      return redigited(text, before);
    case "address":
      return relocated(text, before);
    default:
      return [];
  }
}

/** "El tercero es ocho": the number as it was read back, with that digit. Of a padded one nobody knows the places. */
function redigited(text: string, { value, warnings }: Interpretation): readonly string[] | undefined {
  const words = plainWords(text);
  const at = places.findIndex((place) => words.some((word) => place.test(word)));
  // "El primer grupo es cero ocho nueve" is for the readers.
  if (at < 0 || words.includes("grupo")) return [];
  const last = words.at(-1) ?? "";
  const digit = /^\d$/.test(last) ? Number(last) : numberWord(last)?.value;
  const digits = String(value).replace(/^\+1/, "");
  const isPlaced = digit !== undefined && digit < 10 && at < digits.length && !warnings.includes("padded");
  return isPlaced ? [`${digits.slice(0, at)}${digit}${digits.slice(at + 1)}`] : undefined;
}

/** "La ciudad es San Diego": the address as it was read back, with that part. */
function relocated(text: string, { value }: Interpretation): readonly string[] {
  const [, label, part] = /^(?:la|el) ([^,]+?) es (.+)$/i.exec(text) ?? [];
  if (label === undefined || part === undefined || typeof value !== "object" || "foreign" in value) return [];
  const named = namedIn(addressParts, plainWords(label).join(" "));
  const { line, unit, city, state, zip } = { ...value, ...Object.fromEntries(named.map((name) => [name, part])) };
  return named.length === 1 ? [[line, unit, city, state, zip].filter(Boolean).join(", ")] : [];
}

/** A name of several words with the one word that was said in the place of the one it may be. */
function renamed(text: string, { value }: Interpretation): readonly string[] {
  const words = text.match(/\p{L}[\p{L}'’]*/gu)?.filter((word) => !leads.has(fold(word))) ?? [];
  const [word, more] = words;
  const isPart = word !== undefined && more === undefined && typeof value === "string" && value.includes(" ");
  return isPart ? withWord("name", value, word) : [];
}
