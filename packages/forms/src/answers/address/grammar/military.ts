import type { Interpretation } from "../../interpretation.ts";
import { digitStrings } from "../../numbers/digit-strings.ts";
import { spellDigits } from "../../numbers/spell.ts";
import { numberWord } from "../../numbers/vocabulary.ts";
import { ask, understood } from "../../reading.ts";
import { spanOf, type Token } from "../../words/tokens.ts";
import { takeZip } from "./zip-at-end.ts";

/** Which letters stand in the place of a state, by how their ZIP codes begin (USPS Publication 28, section 225). */
const states = { AE: /^09/, AP: /^96[2-6]/, AA: /^340/ } as const;
type State = keyof typeof states;

/** Letters told one by one. */
const spelled: readonly (readonly [RegExp, string])[] = [
  [/\b(a p o|a pe o)\b/g, "apo"],
  [/\b(f p o|efe pe o)\b/g, "fpo"],
  [/\b(d p o|de pe o)\b/g, "dpo"],
  [/\b(p s c|pe ese ce)\b/g, "psc"],
  [/\b(c m r|ce eme ((e)?rre|ere))\b/g, "cmr"],
  [/\ba e\b/g, "ae"],
  [/\b(a p|a pe)\b/g, "ap"],
  [/\ba a\b/g, "aa"],
];

const number = String.raw`(?:numero )?(\d{1,5})`;
const military = new RegExp(
  `(?:^| )(psc|cmr|unit|unidad) ${number}(?: (?:box|caja|buzon|apartado) ${number})? (apo|fpo|dpo)(?: (ae|ap|aa))?$`,
);
const kinds: Readonly<Record<string, string>> = { psc: "PSC", cmr: "CMR", unit: "Unit", unidad: "Unit" };

/** Reads military or diplomatic mail: PSC, CMR or unit with its box, then APO, FPO or DPO; undefined for any other address. */
export function militaryAddress(tokens: readonly Token[], written: readonly Token[]): Interpretation | undefined {
  const { zips, rest } = takeZip(written);
  const words = rest.filter(({ kind }) => kind !== "mark");
  const told = withDigits(words).join(" ");
  const plain = spelled.reduce((text, [letters, word]) => text.replace(letters, word), told);
  const [, kind = "", unit, box, office = "", area] = military.exec(plain) ?? [];
  if (kind === "") return undefined;
  const [zip = ""] = zips;
  const line = `${kinds[kind]} ${unit}${box === undefined ? "" : ` Box ${box}`}`;
  const city = office.toUpperCase();
  const ofZip = (Object.keys(states) as State[]).find((state) => states[state].test(zip));
  const state = area?.toUpperCase() ?? ofZip ?? "";
  const spans = spanOf(tokens);
  if (!/^\d{5}(\d{4})?$/.test(zip) || ofZip === undefined || ofZip !== state)
    return ask("¿Cuál es el código postal?", { missing: ["zip"], parts: { line, city, state }, spans });
  const printed = zip.length === 9 ? `${zip.slice(0, 5)}-${zip.slice(5)}` : zip;
  const value = { line, unit: "", city, state, zip: printed };
  return understood({
    value,
    english: `${line}, ${city}, ${state} ${printed}`,
    spanishReadback: `${line.replace("Box", "caja").replace("Unit", "unidad")}, ${city}, ${state}, ${spellDigits(zip.slice(0, 5), zip.slice(5))}`,
    spans,
  });
}

/** The folded words, numbers in figures: "psc ochocientos dos" is "psc 802". */
function withDigits(words: readonly Token[]): readonly string[] {
  const isNumber = (at: number) => numberWord(words[at]?.plain ?? "") !== undefined;
  const goesOn = (at: number) => isNumber(at) || (words[at]?.plain === "y" && isNumber(at + 1));
  const texts: string[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    if (isNumber(at)) while (goesOn(end)) end++;
    const digits = end > at ? digitStrings(words.slice(at, end), { longest: 5 })[0]?.digits : undefined;
    texts.push(digits ?? words[at]?.plain ?? "");
    at = digits === undefined ? at + 1 : end;
  }
  return texts;
}
