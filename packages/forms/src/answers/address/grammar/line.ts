import { numeralsAt } from "../../numbers/numerals.ts";
import { wordsOf } from "../../words/phrases.ts";
import type { Token } from "../../words/tokens.ts";
import { plainSuffixes } from "../words.table.ts";
import { boxIn, hasBox } from "./box.ts";
import { hasArticle, isMaybeOfName, numberedStreet, printStreet, title } from "./street.ts";
import {
  digitsOf,
  isNumberedRoad,
  numbersFrom,
  secondOfPair,
  type UnitFound,
  unitId,
  unitIn,
  withoutMarks,
} from "./us-parts.ts";
import { directions, spanishTypes, suffixes, units } from "./vocabulary.ts";

/** House number, street and unit. */
interface LineParts {
  readonly number: string;
  /** Other ways to read the number. */
  readonly others: readonly string[];
  readonly street: string;
  /** Another way to read the street. */
  readonly otherStreet?: string;
  readonly unit: UnitFound | undefined;
  readonly isBox: boolean;
  readonly isDoubtful: boolean;
  /** The street holds words that are no part of it, or is more than one street. */
  readonly isLeftOver?: boolean;
}

/** Reads the first line of an address. */
export function lineParts(given: readonly Token[], state: string): LineParts {
  const { line, leading } = withoutLeadingUnit(withoutLink(withoutMarks(given)));
  const box = boxIn(line);
  if (box !== undefined) return { ...noLine, street: box, isBox: true, isLeftOver: leading !== undefined };
  // A street and a PO Box: which of the two letters go to is asked.
  if (line[0]?.kind === "digits" && hasBox(line)) return noLine;
  let lead = 0;
  while (isBeforeNumber(line[lead]) || (lead > 0 && line[lead]?.plain === ".")) lead++;
  if (numbersFrom(line, lead) === 0) lead = 0;
  const count = houseNumberLength(line, lead);
  if (count === 0) return withUnit(numberBehind(line, state), leading);
  const either = numbersFrom(line, lead + count + 1);
  const isEither = /^[ou]$/.test(line[lead + count]?.plain ?? "") && either > 0;
  const secondFrom = lead + count + 1;
  // "mil dos treinta Oak Street": 1230, or 1002 and 30.
  if (isThousandCut(line.slice(lead, lead + count))) return noLine;
  const numbers = [
    ...digitsOf(line.slice(lead, lead + count)),
    ...(isEither ? digitsOf(line.slice(secondFrom, secondFrom + either)) : []),
  ];
  let next = isEither ? secondFrom + either : lead + count;
  let number = numbers[0] ?? "";
  let isDoubtful = false;
  const letter = line[next];
  if (letter?.isGlued && letter.kind === "word" && letter.plain.length === 1) {
    number += letter.text.toUpperCase();
    next++;
  } else if (letter?.plain === "guion" || (letter?.plain === "-" && letter.isGlued && line[next + 1]?.isGlued)) {
    const isWritten = line[next + 1]?.kind === "digits" && line[next + 1]?.isGlued;
    const end = next + 1 + (isWritten ? 1 : Math.max(1, numbersFrom(line, next + 1)));
    number += `-${digitsOf(line.slice(next + 1, end))[0] ?? line[next + 1]?.text ?? ""}`;
    next = end;
  } else if (letter?.plain === "y" && line[next + 1]?.plain === "medio") {
    number += " 1/2";
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
    const inner = withUnit(lineParts(line.slice(next + 1), state), leading);
    // "86, 86 Main Street": the same number, said again.
    if (inner.number === number) return { ...inner, isDoubtful: true };
    // "dos mil trescientos, dos mil trescientos cuarenta": a number begun, and said whole.
    const first = line.slice(lead, next);
    if (isBegun(first, line.slice(next + 1)))
      return first.length > 1 ? { ...inner, isDoubtful: true } : { ...inner, isLeftOver: true };
    // "no 1420, 1240 State Street": what is denied is no unit.
    const isDenied = line.slice(0, lead).some(({ plain }, at) => plain === "no" && line[at + 1]?.plain !== ".");
    if (isDenied) return { ...inner, isLeftOver: true };
    // "723, 23 Main Street": whether the end was said again, or is another number, cannot be told.
    if (/^\d{2,}$/.test(inner.number) && number.endsWith(inner.number)) return { ...inner, isLeftOver: true };
    return withUnit(inner, { type: "", id: number, from: 0, to: next });
  }
  const { street, unit } = streetAndUnit(line.slice(next));
  const [byNumber, otherByNumber] = numberedStreet(street, state);
  const parts: LineParts = {
    ...noLine,
    number,
    others: numbers.slice(1),
    street: byNumber ?? printStreet(street, state),
    ...(otherByNumber !== undefined && { otherStreet: otherByNumber }),
    unit,
    isDoubtful: isDoubtful || byNumber !== undefined,
    isLeftOver: isMoreThanStreet(street),
  };
  return withUnit(parts, leading);
}

/** Tells whether a number said in words is the beginning of the one behind it; of one word it may be another one. */
function isBegun(first: readonly Token[], behind: readonly Token[]): boolean {
  const isSame = first.every(({ plain, kind }, at) => kind === "word" && plain === behind[at]?.plain);
  return isSame && numbersFrom(behind, 0) > first.length;
}

/** A line with the unit that was said apart from it; of two units neither is dropped, and it is asked. */
function withUnit(parts: LineParts, apart: UnitFound | undefined): LineParts {
  if (apart === undefined) return parts;
  if (parts.unit === undefined) return { ...parts, unit: apart };
  return parts.unit.id === apart.id ? parts : { ...parts, isLeftOver: true };
}

/** "en el número 12", "de la 86-15". */
function isBeforeNumber(token: Token | undefined): boolean {
  return /^(numero|number|num|no|#|el|la|en|un|una|de|del|al|es)$/.test(token?.plain ?? "");
}

/** "Maple Street Oak Avenue", "75th Street, wait, 76th Street": two streets, or words behind a pause. */
function isMoreThanStreet(given: readonly Token[]): boolean {
  const street = withoutMarks(given);
  const [first = -1, ...more] = street.flatMap(({ plain }, at) => (at > 0 && isPlainSuffix.has(plain) ? [at] : []));
  const isTwo = more.some((at) => at > first + 1 && !street.slice(first + 1, at).every(isOfEnd));
  const comma = street.findIndex(({ plain }) => plain === ",");
  const behind = comma < 0 ? [] : street.slice(comma + 1).filter(({ kind }) => kind !== "mark");
  const hasWords = behind.some((token) => token.kind === "word" && !isOfEnd(token) && !suffixes.has(token.plain));
  // "26, ¿sí conoce?, 3145 West 26th Street".
  return isTwo || hasWords || street.some(({ plain }) => /^[?!¿¡]$/.test(plain));
}

const isPlainSuffix = wordsOf(plainSuffixes);

function isOfEnd({ plain, kind }: Token): boolean {
  return kind === "mark" || directions.has(plain);
}

const noLine: LineParts = { number: "", others: [], street: "", unit: undefined, isBox: false, isDoubtful: false };

/** Tells whether a run of number words with "mil" is more than one number. */
function isThousandCut(run: readonly Token[]): boolean {
  const isWhole = numeralsAt(run, 0).some(({ end }) => end === run.length);
  return run.some(({ plain }) => plain === "mil") && !isWhole;
}

/** "77 Harbor Drive en | San Diego". */
function withoutLink(line: readonly Token[]): readonly Token[] {
  const [before, last] = [line.at(-2), line.at(-1)];
  // "apartamento 5 de": the letter D.
  const isLetter = last?.plain === "de" && numbersFrom(line, line.length - 2) > 0 && before !== undefined;
  return /^(en|in|de)$/.test(last?.plain ?? "") && !isLetter ? withoutMarks(line.slice(0, -1)) : line;
}

/** "Apt 1B 626 E Kilbourn Ave": the unit said first. */
function withoutLeadingUnit(line: readonly Token[]): {
  readonly line: readonly Token[];
  readonly leading: UnitFound | undefined;
} {
  const lead = line[0]?.plain === "#" ? 0 : line.findIndex((token) => !isBeforeNumber(token));
  const unit = unitIn(line, false);
  if (unit === undefined || unit.from > lead || line[0]?.plain === "#") return { line, leading: undefined };
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
  if (unit !== undefined) {
    const street = [...body.slice(0, unit.from), ...body.slice(unit.to)];
    return withSecondUnit(street, unit) ?? { street, unit };
  }
  const comma = body.findLastIndex((token) => token.plain === ",");
  const tail = withoutMarks(body.slice(comma + 1));
  const bare = tail.length > 0 && comma > 0 ? unitId(tail, 0) : undefined;
  if (bare !== undefined && bare.to === tail.length) {
    return { street: body.slice(0, comma), unit: { type: "", id: bare.id, from: comma, to: body.length } };
  }
  return unitBehind(body) ?? { street: body, unit: undefined };
}

/** "edificio B apartamento 12": a building and a door in it are kept together. */
function withSecondUnit(street: readonly Token[], unit: UnitFound) {
  const second = unitIn(street, false);
  // "apartamento 3, apartamento 4": one of two doors.
  if (
    second === undefined ||
    second.type === unit.type ||
    !/^(Apt|Ste|Unit|Fl|Rm|Bldg)$/.test(second.type) ||
    second.from < 2
  )
    return undefined;
  // The building stands before its door, however they were said.
  const isBuilding = [second, unit].some(({ type }) => type === "Bldg");
  const isFirst = isBuilding ? second.type === "Bldg" : second.from < unit.from;
  const [outer, inner] = isFirst ? [second, unit] : [unit, second];
  const id = `${outer.id} ${inner.type === "" ? "#" : inner.type} ${inner.id}`;
  return {
    street: [...street.slice(0, second.from), ...street.slice(second.to)],
    unit: { ...unit, type: outer.type, id },
  };
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

/** "calle Olvera número 12", "calle Olvera # 12"; "Beach Road # 2" is a unit, and lacks its number. */
function numberBehind(line: readonly Token[], state: string): LineParts {
  const label = spanishTypes.has(line[0]?.plain ?? "") ? /^(numero|num|no|#)$/ : /^(numero|num|no)$/;
  const at = line.findIndex((token, index) => label.test(token.plain) && numbersFrom(line, index + 1) > 0);
  if (at > 2 && hasArticle(line.slice(0, at))) {
    const bare = numberBehind(line.slice(1), state);
    return isMaybeOfName(line) ? { ...bare, otherStreet: `${title(line[0]?.text ?? "")} ${bare.street}` } : bare;
  }
  const bare = bareNumberBehind(line) ?? numberBehindPause(line);
  if (at <= 0 && bare !== undefined) {
    const [number = "", ...others] = digitsOf(line.slice(bare.from, bare.to));
    const behind = streetAndUnit(line.slice(bare.to));
    const named = line.slice(0, bare.from);
    const comma = named.findIndex(({ plain }) => plain === ",");
    const street = printStreet(comma > 0 ? named.slice(0, comma) : named, state);
    return { ...noLine, number, others, street, ...withoutRest(behind), isDoubtful: comma > 0 };
  }
  if (at <= 0) {
    // "FM 1960 West 4550": behind a road that is named by a number, another number is the house's.
    const house = isNumberedRoad(line[0]) ? unitBehind(line) : undefined;
    if (house) return { ...noLine, number: house.unit.id, street: printStreet(house.street, state), isDoubtful: true };
    const { street, unit } = streetAndUnit(line);
    return { ...noLine, street: printStreet(street, state), unit };
  }
  const count = numbersFrom(line, at + 1);
  const [first = "", ...others] = digitsOf(line.slice(at + 1, at + 1 + count));
  const second = secondOfPair(line, at + 1 + count);
  const number = second === undefined ? first : `${first}-${second.digits}`;
  const rest = line.slice(second?.end ?? at + 1 + count);
  const unit = unitIn(rest, true);
  const behind = { unit, street: unit === undefined ? rest : [...rest.slice(0, unit.from), ...rest.slice(unit.to)] };
  return { ...noLine, number, others, street: printStreet(line.slice(0, at), state), ...withoutRest(behind) };
}

/** What stands behind a house's number that was said behind its street: a unit; other words are left over. */
function withoutRest({ unit, street }: { readonly unit: UnitFound | undefined; readonly street: readonly Token[] }) {
  const isLeftOver = street.some((token) => token.kind === "word" && !/^(de|del|en|y|la|el|es)$/.test(token.plain));
  return { unit, ...(isLeftOver && { isLeftOver }) };
}

/** "West 44th Place, el 1620", "River Street, 455": a street whose number comes behind a pause. */
function numberBehindPause(line: readonly Token[]): { readonly from: number; readonly to: number } | undefined {
  const comma = line.findIndex(({ plain }) => plain === ",");
  if (comma < 1 || !suffixes.has(line[comma - 1]?.plain ?? "")) return undefined;
  let from = comma + 1;
  while (isBeforeNumber(line[from])) from++;
  const to = from + numbersFrom(line, from);
  const isEnd = to === line.length || line[to]?.plain === ",";
  // "River Street, 5" may be a door; three digits are a house.
  const isHouse = from > comma + 1 || (to > from && (digitsOf(line.slice(from, to))[0]?.length ?? 0) > 2);
  return isHouse && to > from && isEnd && !isNumberedRoad(line[comma - 1]) ? { from, to } : undefined;
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
