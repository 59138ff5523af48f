import type { AddressValue, Interpretation } from "../interpretation.ts";
import { digitStrings } from "../numbers/digit-strings.ts";
import { spellDigits } from "../numbers/spell.ts";
import { ask, askWhich, type Context, doubted, understood } from "../reading.ts";
import { spanOf, type Token } from "../words/tokens.ts";
import { cityKey, printCity, startOfCity } from "./city.ts";
import { stateAtEnd, stateName } from "./states.ts";
import { printStreet } from "./street.ts";
import { digitsOf, isNumberedRoad, numbersFrom, type UnitFound, unitId, unitIn } from "./us-parts.ts";
import { spanishTypes, suffixes, units } from "./vocabulary.ts";

/** Reads a US address: number, street, unit, city, state and ZIP code. What is missing is asked by name. */
export function readUsAddress(tokens: readonly Token[], context: Context): Interpretation {
  const { zips, rest: beforeZip } = takeZip(tokens);
  const found = stateAtEnd(beforeZip, zips.length > 0);
  const zip = chooseZip(zips, found?.code, context);
  const place = zip === undefined ? undefined : context.lookups?.zip?.(zip.slice(0, 5));
  const state = found?.code ?? place?.state ?? "";
  const rest = withoutMarks(found ? beforeZip.slice(0, beforeZip.length - found.length) : beforeZip);
  const split = splitCity(rest, { zip, state, ofZip: place?.city, context });
  const said = found ? beforeZip.slice(beforeZip.length - found.length) : [];
  const city = split.city.length > 0 ? printCity(split.city) : isCityToo(said, place?.city) ? printCity(said) : "";
  const parts = lineParts(split.line, state);
  const missing = [
    ...(parts.number === "" && !parts.isBox ? ["number"] : []),
    ...(parts.street === "" ? ["street"] : []),
    ...(city === "" ? ["city"] : []),
    ...(state === "" ? ["state"] : []),
    ...(zip === undefined ? ["zip"] : []),
  ];
  const unit = unitText(parts.unit);
  const value = { line: `${parts.number} ${parts.street}`.trim(), unit, city, state, zip: printZip(zip ?? "") };
  const detail = {
    number: parts.number,
    street: parts.street,
    unitType: parts.unit?.type ?? "",
    unit: parts.unit?.id ?? "",
    city,
    state,
    zip: value.zip,
  };
  if (missing.length > 0) return ask(missingQuestion(missing), { missing, parts: detail, spans: spanOf(tokens) });
  if (parts.others.length > 0) {
    const choices = [parts.number, ...parts.others].map((number) => ({ ...value, line: `${number} ${parts.street}` }));
    return askWhich(choices.map(candidate), {
      parts: detail,
      question: `¿El número de la calle es ${choices.map((choice) => choice.line.split(" ")[0]).join(" o ")}?`,
    });
  }
  if (place !== undefined && place.state !== state) {
    return ask(`Ese código postal es de ${place.city}. ¿Cuál es el código postal?`, {
      missing: ["zip"],
      candidates: [candidate(value)],
      parts: detail,
      warnings: ["zip-mismatch"],
    });
  }
  const { english, spanish } = candidate(value);
  const warnings = [...(place && cityKey(place.city) !== cityKey(city) ? ["city-of-zip"] : [])];
  const reading = understood({
    value,
    english,
    spanishReadback: spanish,
    parts: detail,
    warnings,
    spans: spanOf(tokens),
  });
  const isStateGuessed = found === undefined;
  if (isStateGuessed && place !== undefined && cityKey(place.city) !== cityKey(city)) {
    return ask("¿En qué estado está esa dirección?", { missing: ["state"], parts: detail, spans: spanOf(tokens) });
  }
  return isStateGuessed || parts.isDoubtful || split.isGuessed ? doubted(reading, "guessed-part") : reading;
}

function candidate(value: Exclude<AddressValue, { foreign: true }>) {
  const { line, unit, city, state, zip } = value;
  const english = `${[line, unit, city, state].filter((part) => part !== "").join(", ")} ${zip}`;
  const [number = "", ...street] = line.split(" ");
  const spokenZip = spellDigits(zip.slice(0, 5), zip.slice(6));
  const spanish = [`${number} ${street.join(" ")}`, unit, city, stateName(state), spokenZip]
    .filter((part) => part !== "")
    .join(", ");
  return { value, english, spanish };
}

function printZip(digits: string): string {
  return digits.length === 9 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}

function unitText(unit: UnitFound | undefined): string {
  if (unit === undefined) return "";
  return unit.type === "" ? `# ${unit.id}` : `${unit.type} ${unit.id}`.trim();
}

const missingNames: Readonly<Record<string, string>> = {
  number: "el número de la casa",
  street: "la calle",
  city: "la ciudad",
  state: "el estado",
  zip: "el código postal",
};

function missingQuestion(missing: readonly string[]): string {
  if (missing.length > 2) return "¿Cuál es la dirección completa? Diga número, calle, ciudad, estado y código postal.";
  return `¿Cuál es ${missing.map((part) => missingNames[part]).join(" y ")}?`;
}

/** The ZIP code at the end, in every reading of five or nine digits, and the words before it. */
export function takeZip(tokens: readonly Token[]): {
  readonly zips: readonly string[];
  readonly rest: readonly Token[];
} {
  let from = tokens.length;
  while (from > 0 && isZipToken(tokens, from - 1)) from--;
  while (from < tokens.length && !(tokens[from]?.kind === "digits" || numbersFrom(tokens, from) > 0)) from++;
  const run = tokens.slice(from);
  const readings = digitStrings(
    run.filter((token) => token.kind !== "mark" || token.plain === ","),
    { longest: 9 },
  );
  const fitting = readings.filter(({ digits }) => digits.length === 5 || digits.length === 9);
  const best = fitting[0];
  if (best === undefined) return { zips: [], rest: tokens };
  let end = from;
  while (end > 0 && /^(codigo|postal|zip|code|con|el|es|y|de|area|zona|,|\.|:)$/.test(tokens[end - 1]?.plain ?? ""))
    end--;
  return {
    zips: fitting.filter(({ cost }) => cost < best.cost + 1.5).map(({ digits }) => digits),
    rest: tokens.slice(0, end),
  };
}

function isZipToken(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.kind === "digits") return true;
  if (token.kind === "mark") return /^[,.-]$/.test(token.plain);
  return numbersFrom(tokens, at) > 0 || (token.plain === "y" && numbersFrom(tokens, at + 1) > 0) || token.plain === "o";
}

function chooseZip(zips: readonly string[], state: string | undefined, { lookups }: Context): string | undefined {
  const fits = zips.find((zip) => state !== undefined && lookups?.zip?.(zip.slice(0, 5))?.state === state);
  return fits ?? zips[0];
}

/** "Broadway, New York 10001": the words of the state are the city. */
function isCityToo(said: readonly Token[], ofZip: string | undefined): boolean {
  const name = said.map((token) => token.text).join(" ");
  return (
    said.length > 0 && (ofZip === undefined ? /^(new york|nueva york)$/i.test(name) : cityKey(name) === cityKey(ofZip))
  );
}

interface CitySplit {
  readonly line: readonly Token[];
  readonly city: readonly Token[];
  readonly isGuessed: boolean;
}

function splitCity(
  rest: readonly Token[],
  of: {
    readonly zip: string | undefined;
    readonly state: string;
    readonly ofZip: string | undefined;
    readonly context: Context;
  },
): CitySplit {
  const { lookups } = of.context;
  const isCity =
    lookups?.city && of.state !== "" ? (name: string) => lookups.city?.(cityKey(name), of.state) === true : undefined;
  const knowledge = { ...(of.ofZip !== undefined && { ofZip: of.ofZip }), ...(isCity && { isCity }) };
  const comma = rest.findLastIndex((token) => token.plain === ",");
  const unit = unitIn(rest, true);
  if (unit !== undefined && unit.to < rest.length && unit.to > comma) {
    const city = withoutMarks(rest.slice(unit.to));
    if (city.length > 0 && city.every((token) => token.kind !== "digits"))
      return { line: rest.slice(0, unit.to), city, isGuessed: false };
  }
  const lastSegment = rest.slice(comma + 1);
  if (
    comma > 0 &&
    lastSegment.some((token) => token.kind === "word") &&
    !lastSegment.some((token) => token.kind === "digits") &&
    !endsStreet(lastSegment)
  ) {
    if (unit === undefined || unit.from <= comma) {
      // "Riverside Drive, SW Cartersville": the direction is the street's.
      const words = /^(?:(?:ne|nw|se|sw) |[ns] ?\. ?[ew] ?\. )/.exec(
        `${lastSegment.map((token) => token.plain).join(" ")} `,
      );
      const taken = words === null ? 0 : words[0].trim().split(" ").length;
      const cut = taken > 0 && taken < lastSegment.length ? comma + 1 + taken : comma;
      return { line: rest.slice(0, cut), city: withoutMarks(rest.slice(cut)), isGuessed: false };
    }
  }
  const start = startOfCity(rest, knowledge);
  if (start !== undefined)
    return { line: rest.slice(0, start), city: withoutMarks(rest.slice(start)), isGuessed: false };
  const last = rest.length - 1;
  return rest.length > 3 && rest[last]?.kind === "word" && !endsStreet(rest.slice(last))
    ? { line: rest.slice(0, last), city: rest.slice(last), isGuessed: true }
    : { line: rest, city: [], isGuessed: false };
}

/** A segment that ends in a street suffix is a street, not a city. */
function endsStreet(tokens: readonly Token[]): boolean {
  const plain = tokens.at(-1)?.plain ?? "";
  return (
    tokens.length > 1 &&
    /^(st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|ct|court)$/.test(plain) &&
    suffixes.has(plain)
  );
}

interface LineParts {
  readonly number: string;
  /** Other ways to read the number. */
  readonly others: readonly string[];
  readonly street: string;
  readonly unit: UnitFound | undefined;
  readonly isBox: boolean;
  readonly isDoubtful: boolean;
}

function lineParts(given: readonly Token[], state: string): LineParts {
  const { line, leading } = withoutLeadingUnit(withoutLink(withoutMarks(given)));
  const box = boxNumber(line);
  if (box !== undefined)
    return { number: "", others: [], street: `PO Box ${box}`, unit: undefined, isBox: true, isDoubtful: false };
  const lead = line[0] && /^(numero|num|no|el|la)$/.test(line[0].plain) ? (line[1]?.plain === "." ? 2 : 1) : 0;
  const count = houseNumberLength(line, lead);
  if (count === 0) return numberBehind(line, state);
  const numbers = digitsOf(line.slice(lead, lead + count));
  let next = lead + count;
  let number = numbers[0] ?? "";
  let isDoubtful = false;
  const letter = line[next];
  if (letter?.isGlued && letter.kind === "word" && letter.plain.length === 1) {
    number += letter.text.toUpperCase();
    next++;
  } else if (letter?.plain === "-" && letter.isGlued && line[next + 1]?.isGlued) {
    const piece = line[next + 1];
    number += `-${piece?.text ?? ""}`;
    next += 2;
  } else if (letter?.plain === "bis") {
    isDoubtful = true;
    next++;
  }
  if (line[next]?.kind === "digits" && line[next + 1]?.plain === "/" && line[next + 2]?.kind === "digits") {
    number += ` ${line[next]?.text}/${line[next + 2]?.text}`;
    next += 3;
  }
  if (line[next]?.plain === "," && numbersFrom(line, next + 1) > 0) {
    // "3B, 1234 Main St": the unit was said first.
    const inner = lineParts(line.slice(next + 1), state);
    return { ...inner, unit: inner.unit ?? { type: "", id: number, from: 0, to: next } };
  }
  const body = line.slice(next);
  const { street, unit = leading } = streetAndUnit(body);
  return { number, others: numbers.slice(1), street: printStreet(street, state), unit, isBox: false, isDoubtful };
}

/** "77 Harbor Drive en | San Diego". */
function withoutLink(line: readonly Token[]): readonly Token[] {
  return /^(en|in|de)$/.test(line.at(-1)?.plain ?? "") ? withoutMarks(line.slice(0, -1)) : line;
}

/** "Apt 1B 626 E Kilbourn Ave": the unit said first. */
function withoutLeadingUnit(line: readonly Token[]): {
  readonly line: readonly Token[];
  readonly leading: UnitFound | undefined;
} {
  const unit = unitIn(line, false);
  if (unit?.from !== 0 || line[0]?.plain === "#") return { line, leading: undefined };
  return { line: withoutMarks(line.slice(unit.to)), leading: unit };
}

/** "2229 18 Mile Road": a number written with three digits or more is whole, and what follows is the street. */
function houseNumberLength(line: readonly Token[], at: number): number {
  const first = line[at];
  return first?.kind === "digits" && first.text.length > 2
    ? Math.min(1, numbersFrom(line, at)) || 1
    : numbersFrom(line, at);
}

function streetAndUnit(body: readonly Token[]): {
  readonly street: readonly Token[];
  readonly unit: UnitFound | undefined;
} {
  const unit = unitIn(body, true);
  if (unit !== undefined) return { street: [...body.slice(0, unit.from), ...body.slice(unit.to)], unit };
  const comma = body.findLastIndex((token) => token.plain === ",");
  const tail = withoutMarks(body.slice(comma + 1));
  const bare = tail.length > 0 && comma > 0 ? unitId(tail, 0) : undefined;
  if (bare !== undefined && bare.to === tail.length) {
    return { street: body.slice(0, comma), unit: { type: "", id: bare.id, from: comma, to: body.length } };
  }
  const behind = unitBehind(body);
  if (behind !== undefined) return behind;
  // A unit word with nothing behind it says nothing.
  const isBareUnit =
    body.length > 2 && /^(unit|apt|apartment|suite|ste|apartamento|apto)$/.test(body.at(-1)?.plain ?? "");
  return { street: isBareUnit ? body.slice(0, -1) : body, unit: undefined };
}

/** "LAKE SHORE DRIVE 6", "Wabash 608": a number behind the street's name that no road is named by. */
function unitBehind(
  body: readonly Token[],
): { readonly street: readonly Token[]; readonly unit: UnitFound } | undefined {
  for (let at = body.length - 1; at >= 2 && at >= body.length - 4; at--) {
    const found = unitId(body, at);
    const before = body[at - 1]?.plain === "." ? body[at - 2] : body[at - 1];
    if (body[at]?.kind !== "digits" && !body[at + 1]?.isGlued) continue;
    if (found?.to !== body.length || body[at]?.isGlued || !/\d/.test(found.id) || before?.kind !== "word") continue;
    const isAlone =
      body.slice(0, at).filter((token) => token.kind === "word" && !suffixes.has(token.plain)).length === 0;
    if (isNumberedRoad(before) || isAlone || /^(no|num|numero|camino)$/.test(before.plain)) return undefined;
    return { street: body.slice(0, at), unit: { type: "", id: found.id, from: at, to: body.length } };
  }
  return undefined;
}

/** "calle Olvera número 12". */
function numberBehind(line: readonly Token[], state: string): LineParts {
  const at = line.findIndex(
    (token, index) => /^(numero|num|no|#)$/.test(token.plain) && numbersFrom(line, index + 1) > 0,
  );
  const none: LineParts = { number: "", others: [], street: "", unit: undefined, isBox: false, isDoubtful: false };
  const bare = bareNumberBehind(line);
  if (at <= 0 && bare !== undefined) {
    const [number = "", ...others] = digitsOf(line.slice(bare.from, bare.to));
    const { unit } = streetAndUnit(line.slice(bare.to));
    return { ...none, number, others, street: printStreet(line.slice(0, bare.from), state), unit };
  }
  if (at <= 0) {
    const { street, unit } = streetAndUnit(line);
    return { ...none, street: printStreet(street, state), unit };
  }
  const count = numbersFrom(line, at + 1);
  const [number = "", ...others] = digitsOf(line.slice(at + 1, at + 1 + count));
  const unit = unitIn(line.slice(at + 1 + count), true);
  return { ...none, number, others, street: printStreet(line.slice(0, at), state), unit };
}

/** "calle Olvera 12, apartamento 5": a Spanish street with its number behind the name. */
function bareNumberBehind(line: readonly Token[]): { readonly from: number; readonly to: number } | undefined {
  if (!spanishTypes.has(line[0]?.plain ?? "")) return undefined;
  for (let from = 2; from < line.length; from++) {
    const to = from + numbersFrom(line, from);
    const isName = line[from - 1]?.kind === "word" && !/^(numero|num|no|y)$/.test(line[from - 1]?.plain ?? "");
    const isEnd = to === line.length || line[to]?.plain === "," || units.has(line[to]?.plain ?? "");
    if (to > from) return isName && isEnd ? { from, to } : undefined;
  }
  return undefined;
}

function boxNumber(line: readonly Token[]): string | undefined {
  const at = line.findIndex(
    (token, index) => token.plain === "box" || token.plain === "apartado" || (token.plain === "casilla" && index < 3),
  );
  if (at < 0 || at > 5) return undefined;
  const from = line[at + 1]?.plain === "postal" ? at + 2 : at + 1;
  const count = numbersFrom(line, from);
  return count > 0 ? digitsOf(line.slice(from, from + count))[0] : undefined;
}

function withoutMarks(tokens: readonly Token[]): readonly Token[] {
  let from = 0;
  let to = tokens.length;
  while (from < to && tokens[from]?.kind === "mark" && tokens[from]?.plain !== "#") from++;
  while (to > from && tokens[to - 1]?.kind === "mark") to--;
  return tokens.slice(from, to);
}
