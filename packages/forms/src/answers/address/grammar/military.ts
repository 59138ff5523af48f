import type { Interpretation } from "../../interpretation.ts";
import { digitStrings } from "../../numbers/digit-strings.ts";
import { spellDigits } from "../../numbers/spell.ts";
import { numberWord } from "../../numbers/vocabulary.ts";
import { ask, doubted, understood } from "../../reading.ts";
import { wordsOf } from "../../words/phrases.ts";
import { spanOf, type Token } from "../../words/tokens.ts";
import { aroundMilitary } from "../boxes.table.ts";

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
  [/\b(u s s|u ese ese)\b/g, "uss"],
  [/\ba e\b/g, "ae"],
  [/\b(a p|a pe)\b/g, "ap"],
  [/\ba a\b/g, "aa"],
];

/** What such an address is made of, in whatever order it is told. */
const number = String.raw`(?:numero )?(\d{1,6})`;
const office = /\b(apo|fpo|dpo)\b(?: ,)?(?: (ae|ap|aa)\b)?/g;
const unit = new RegExp(String.raw`\b(psc|cmr|unit|unidad) ${number}\b`, "g");
const box = new RegExp(String.raw`\b(?:box|caja|buzon|apartado)(?: postal)? ${number}\b`, "g");
const zip = /\b(\d{5})(?: - (\d{4}))?\b/g;
const ship =
  /\b(uss|usns) ([a-z]+(?: [a-z]+){0,3}?(?: (?:- )?\d{1,3})?)(?= (?:,|psc|cmr|unit|unidad|box|caja|buzon|apo|fpo|\d{5})\b| ,|$)/g;
const kinds: Readonly<Record<string, string>> = { psc: "PSC", cmr: "CMR", unit: "Unit", unidad: "Unit" };

/**
 * Reads military or diplomatic mail: PSC, CMR, unit or ship, a box, and APO, FPO or DPO, before or behind them; undefined
 * for any other address.
 */
export function militaryAddress(tokens: readonly Token[], written: readonly Token[]): Interpretation | undefined {
  const told = withDigits(written).join(" ");
  const plain = spelled.reduce((text, [letters, word]) => text.replace(letters, word), told);
  const { rest, found } = takenOut(plain, [ship, unit, box, office, zip]);
  const [ships = [], units = [], boxes = [], offices = [], zips = []] = found;
  const isOne = offices.length === 1 && [ships, units, boxes, zips].every(({ length }) => length < 2);
  if (!isOne || ships.length + units.length === 0) return undefined;
  const [, where = "", area] = offices[0] ?? [];
  const [, five = "", four = ""] = zips[0] ?? [];
  const line = [shipName(ships[0]), unitName(units[0]), boxName(boxes[0])].filter((part) => part !== "").join(" ");
  const city = where.toUpperCase();
  const ofZip = (Object.keys(states) as State[]).find((state) => states[state].test(five));
  const state = area?.toUpperCase() ?? ofZip ?? "";
  const spans = spanOf(tokens);
  if (five === "" || ofZip === undefined || ofZip !== state)
    return ask("¿Cuál es el código postal?", { missing: ["zip"], parts: { line, city, state }, spans });
  const printed = four === "" ? five : `${five}-${four}`;
  const reading = understood({
    value: { line, unit: "", city, state, zip: printed },
    english: `${line}, ${city}, ${state} ${printed}`,
    spanishReadback: `${line.replace("Box", "caja").replace("Unit", "unidad")}, ${city}, ${state}, ${spellDigits(five, four)}`,
    spans,
  });
  return rest.split(" ").every((word) => word === "" || isAround.has(word)) ? reading : doubted(reading, "within-talk");
}

const isAround = wordsOf(`${aroundMilitary} , . : - #`);

/** What each pattern finds in a text, one after the other, and what is left of it. */
function takenOut(text: string, patterns: readonly RegExp[]) {
  const found: RegExpMatchArray[][] = [];
  let rest = text;
  for (const pattern of patterns) {
    found.push([...rest.matchAll(pattern)]);
    rest = rest.replace(pattern, " , ");
  }
  return { rest, found };
}

function shipName([, kind = "", name = ""]: readonly string[] = []): string {
  const words = name.replace(/ -(?= )/, "").split(" ");
  // "uss nimitz cvn 68": letters before a number are no name.
  const printed = words.map((word, at) =>
    /^\d/.test(words[at + 1] ?? "") && at > 0
      ? word.toUpperCase()
      : word.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
  );
  return `${kind.toUpperCase()} ${printed.join(" ")}`.trim();
}

function unitName([, kind = "", digits = ""]: readonly string[] = []): string {
  return `${kinds[kind] ?? ""} ${digits}`.trim();
}

function boxName([, digits]: readonly string[] = []): string {
  return digits === undefined ? "" : `Box ${digits}`;
}

/** The folded words, numbers in figures: "psc ochocientos dos" is "psc 802". */
function withDigits(words: readonly Token[]): readonly string[] {
  const isNumber = (at: number) => numberWord(words[at]?.plain ?? "") !== undefined;
  const goesOn = (at: number) => isNumber(at) || (words[at]?.plain === "y" && isNumber(at + 1));
  const texts: string[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    if (isNumber(at)) while (goesOn(end)) end++;
    const digits = end > at ? digitStrings(words.slice(at, end), { longest: 6 })[0]?.digits : undefined;
    texts.push(digits ?? words[at]?.plain ?? "");
    at = digits === undefined ? at + 1 : end;
  }
  return texts;
}
