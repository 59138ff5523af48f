import type { AddressValue, Interpretation } from "../../interpretation.ts";
import { spellDigits } from "../../numbers/spell.ts";
import { addressParts, addressQuestions } from "../../questions.texts.ts";
import { ask, askWhich, type Context, chosen, doubted } from "../../reading.ts";
import { somewhere, whole, wordsOf } from "../../words/phrases.ts";
import { fold, isPause, plainText, spanOf, type Token } from "../../words/tokens.ts";
import { bareStreetNumbers, notOfStreet, plainSuffixes, remarks } from "../words.table.ts";
import { type likeness, stateHeard } from "./by-ear.ts";
import { cityKey, printCity } from "./city.ts";
import { acceptedCity, isNamedAfter, isShortFor, likeCityOfZip } from "./city-of-zip.ts";
import { isCityToo, splitCity } from "./city-split.ts";
import { lineParts } from "./line.ts";
import { streetMeant, withTaken } from "./meant.ts";
import { type StateFound, stateAtEnd, stateName } from "./states.ts";
import { hasTalk, withoutTalkAsCity } from "./talk.ts";
import { type UnitFound, unitIn, withoutMarks } from "./us-parts.ts";
import { chooseZip, takeZip } from "./zip-at-end.ts";

/** Reads a US address: number, street, unit, city, state and ZIP code. What is missing is asked by name. */
export function readUsAddress(tokens: readonly Token[], context: Context): Interpretation {
  const { zips, rest: beforeZip } = takeZip(zipLast(withoutRemarks(tokens)));
  const found = stateAtEnd(beforeZip, zips.length > 0) ?? stateOfZip(beforeZip, zips, context);
  const zip = chooseZip(zips, found?.code, context);
  const place = zip === undefined ? undefined : context.lookups?.zip?.(zip.slice(0, 5));
  const state = found?.code ?? place?.state ?? "";
  const before = withoutMarks(found ? beforeZip.slice(0, beforeZip.length - found.length) : beforeZip);
  const rest = cityLast(before, place?.city);
  const split = withoutTalkAsCity(
    withoutUnitAsCity(splitCity(rest, { zip, state, ofZip: place?.city, context }), rest),
  );
  const said = found ? beforeZip.slice(beforeZip.length - found.length) : [];
  const named = split.city.length > 0 ? printCity(split.city) : isCityToo(said, place?.city) ? printCity(said) : "";
  const isShort = isShortFor(split.city, place?.city);
  const accepted = isShort ? undefined : acceptedCity(named, { zip, state, context });
  const heard = isShort ? "heard" : accepted === undefined ? likeCityOfZip(named, { zip, state, context }) : undefined;
  const city = heard === "heard" ? (place?.city ?? named) : (accepted ?? asWritten(named, place?.city));
  const parts = lineParts(split.line, state);
  const { street, taken, isUnknown, otherwise } = streetMeant(parts.street, { tokens, zip, state, context });
  const missing = [
    ...(parts.number === "" && !parts.isBox ? ["number"] : []),
    ...(parts.street === "" ? ["street"] : []),
    ...(city === "" ? ["city"] : []),
    ...(state === "" ? ["state"] : []),
    ...(zip === undefined ? ["zip"] : []),
  ];
  const unit = unitText(parts.unit);
  const value = { line: `${parts.number} ${street}`.trim(), unit, city, state, zip: printZip(zip ?? "") };
  const ofUnit = { unitType: parts.unit?.type ?? "", unit: parts.unit?.id ?? "" };
  const detail = { number: parts.number, street, ...ofUnit, city, state, zip: value.zip };
  const isLeftOver =
    parts.isLeftOver ||
    isSpanishNumber(parts.street) ||
    /^[a-z]$/i.test(parts.street) ||
    leftOver.test(fold(parts.street)) ||
    unitIn(split.city, false) !== undefined ||
    hasTalk(split.city) ||
    isCityAndMore(city, place?.city, { state, context });
  if (takenBack.test(`${parts.street} ${city}`) || isLeftOver) {
    const isWhole = missing.length === 0 && !parts.isLeftOver && (place?.city ?? city) === city;
    return askAbout(value, beforeTalk(parts, isWhole), spanOf(tokens));
  }
  if (missing.length > 0) return ask(missingQuestion(missing), { missing, parts: detail, spans: spanOf(tokens) });
  if (parts.others.length > 0) {
    const choices = [parts.number, ...parts.others].map((number) => ({ ...value, line: `${number} ${street}` }));
    return askWhich(choices.map(candidate), {
      parts: detail,
      question: `¿El número de la calle es ${choices.map((choice) => choice.line.split(" ")[0]).join(" o ")}?`,
    });
  }
  const otherStreet = otherwise ?? parts.otherStreet;
  if (otherStreet !== undefined) {
    const choices = [street, otherStreet];
    return askWhich(
      choices.map((street) => candidate({ ...value, line: `${parts.number} ${street}` })),
      { parts: detail, question: `¿La calle es ${choices.join(" o ")}?` },
    );
  }
  const disputed = disputedPlace(value, { detail, place, heard, isKnownWhole: context.lookups?.hasEveryZip === true });
  if (disputed !== undefined) return { ...disputed, spans: spanOf(tokens) };
  const isOtherCity = place !== undefined && cityKey(place.city) !== cityKey(city) && city !== accepted;
  const isStateGuessed = found === undefined;
  if (isStateGuessed && isOtherCity)
    return ask(addressQuestions.state, { missing: ["state"], parts: detail, spans: spanOf(tokens) });
  // The table has one preferred name a ZIP code: another one is accepted, unless it is that of a city far away.
  const isFarAway = isOtherCity && zip !== undefined && context.lookups?.elsewhere?.(cityKey(city), zip.slice(0, 5));
  const question = isFarAway
    ? { question: `El código postal ${value.zip.slice(0, 5)} suele ser de ${place.city}. ¿Está bien ${city}?` }
    : {};
  const told = isOtherCity ? { warnings: ["city-of-zip"], ...question } : {};
  const names = [...(taken ? [taken] : []), ...(heard === "heard" && !isShort ? [{ name: city, heard: named }] : [])];
  const reading = chosen(candidate(value), spanOf(tokens), { ...withTaken(detail, names), ...told });
  if (taken !== undefined || isUnknown) return doubted(reading, isUnknown ? "unknown-name" : "by-ear");
  return isStateGuessed || parts.isDoubtful || split.isGuessed || city !== named
    ? doubted(reading, "guessed-part")
    : reading;
}

type UsValue = Exclude<AddressValue, { foreign: true }>;

/** Asks where the ZIP code is none, is of another state, or of a city that sounds nearly like the one that was said. */
function disputedPlace(
  value: UsValue,
  of: {
    readonly detail: Readonly<Record<string, string>>;
    readonly place: { readonly city: string; readonly state: string } | undefined;
    readonly heard: ReturnType<typeof likeness>;
    readonly isKnownWhole: boolean;
  },
): Interpretation | undefined {
  const { detail: parts, place, heard } = of;
  const { city, state } = value;
  const zip = value.zip.slice(0, 5);
  if (place === undefined)
    return of.isKnownWhole
      ? ask(`No encuentro el código postal ${zip}. ¿Me lo dice otra vez, uno por uno?`, {
          missing: ["zip"],
          parts,
          warnings: ["zip-unknown"],
        })
      : undefined;
  if (place.state !== state) {
    const other = { ...value, city: place.city, state: place.state };
    const [said, ofZip] = [value, other].map((one) => `${one.city}, ${stateName(one.state)}`);
    return ask(`El código postal ${zip} no es de ${stateName(state)}. ¿La dirección es de ${said}, o de ${ofZip}?`, {
      missing: ["zip"],
      candidates: [candidate(value), candidate(other)],
      parts,
      warnings: ["zip-mismatch"],
    });
  }
  if (heard !== "maybe") return undefined;
  return ask(`El código postal ${zip} es de ${place.city}. ¿La ciudad es ${place.city}, o ${city}?`, {
    missing: ["city"],
    candidates: [candidate({ ...value, city: place.city }), candidate(value)],
    parts,
    warnings: ["city-of-zip"],
  });
}

/** "en Salinas, calle Garner 527": the city of the ZIP code, said first, behind the rest. */
function cityLast(given: readonly Token[], ofZip: string | undefined): readonly Token[] {
  const at = given.findIndex(({ plain }) => plain === ",");
  const [first, rest] = [given.slice(0, at), given.slice(at + 1)];
  const comma = given[at];
  if (ofZip === undefined || comma === undefined || at < 1 || cityKey(plainText(first)) !== cityKey(ofZip))
    return given;
  const isAgain = cityKey(plainText(rest.slice(-first.length))) === cityKey(ofZip);
  return isAgain ? rest : [...rest, comma, ...first];
}

/** "Desmoines": the city of the ZIP code with its spaces. */
function asWritten(named: string, ofZip: string | undefined): string {
  const letters = (name: string) => fold(name).replace(/[^a-z]/g, "");
  // "Laplace" and "McLean" are written so.
  const isCut =
    ofZip !== undefined && letters(named) === letters(ofZip) && !/[ -]/.test(named) && /^\p{L}{3,} /u.test(ofZip);
  return isCut ? ofZip : named;
}

/** The state of the ZIP code, where the words before it sound like its name. */
function stateOfZip(tokens: readonly Token[], zips: readonly string[], { lookups }: Context): StateFound | undefined {
  for (const zip of zips) {
    const code = lookups?.zip?.(zip.slice(0, 5))?.state;
    const found = code === undefined ? undefined : stateHeard(withoutMarks(tokens), code);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "1234 Main Street, Apt 3", and nothing yet of a city: what stands behind the street is the apartment. */
function withoutUnitAsCity<Split extends Pick<ReturnType<typeof splitCity>, "city" | "line">>(
  split: Split,
  rest: readonly Token[],
): Split {
  const unit = unitIn(split.city, false);
  const isUnit = unit !== undefined && unit.from === 0 && unit.to === split.city.length;
  return isUnit ? { ...split, city: [], line: rest } : split;
}

const remark = whole(remarks);

/** The words without what is only told about the house between two pauses: "..., que es el de atrás, ...". */
function withoutRemarks(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at++) {
    if (at < tokens.length && !isPause(tokens[at])) continue;
    const part = tokens.slice(from, at + 1);
    if (from === 0 || !remark.test(plainText(part))) kept.push(...part);
    from = at + 1;
  }
  return kept;
}

/** "Hialeah, 33010, Florida": the state said behind the ZIP code goes before it. */
function zipLast(tokens: readonly Token[]): readonly Token[] {
  const trimmed = withoutMarks(tokens);
  const state = stateAtEnd(trimmed, false);
  if (state === undefined) return tokens;
  const before = withoutMarks(trimmed.slice(0, -state.length));
  const { zips, rest } = takeZip(before);
  // A house's number before a state's name ("450 Florida ...") has a street behind it, and no street before it.
  if (zips.length === 0 || rest.length < 3) return tokens;
  return [...rest, ...trimmed.slice(-state.length), ...before.slice(rest.length)];
}

function candidate(value: UsValue) {
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

/** "Maple Street no 1243 Maple Street", and no "Highway No 130": a number behind a no takes the first one back. */
const takenBack = /(?<!highway|hwy|route|road) no \d+ \p{L}|(?:^| )no (?!name\b)\p{L}{2}/iu;
/** A street that holds the words around a street, or none but its type, was not understood. */
const leftOver = somewhere(notOfStreet);

/**
 * "368 este la dieciocho": whether of 18th Street or Avenue was not said. "Treinta y Cinco Hundred South", "Veintisiete West":
 * a number that was not understood. "Calle Ocho" and "Cinco Ranch Road" are names.
 */
function isSpanishNumber(street: string): boolean {
  const plain = fold(street);
  const last = plain.split(" ").at(-1) ?? "";
  if (/^calle /.test(plain)) return false;
  return (/[^\d]/.test(last) && bareNumbers.has(last)) || numberInside.test(plain);
}

const bareNumbers = wordsOf(bareStreetNumbers);
const numberInside =
  /\b((dieci|veinti)[a-z]+|(trein|cuaren|cincuen|sesen|seten|ochen|noven)ta|[a-z]*cient[oa]s?|hundred (north|south|east|west))\b/;

/** "Derecha Dallas" where the ZIP code is of Dallas, and no such place is known: the words before it are of the street. */
function isCityAndMore(
  city: string,
  ofZip: string | undefined,
  { state, context }: { readonly state: string; readonly context: Context },
): boolean {
  if (ofZip === undefined || context.lookups?.city === undefined) return false;
  const [whole, end] = [cityKey(city), cityKey(ofZip)];
  // "E Grand Rapids" behind a street: the letter may be the street's.
  if (isNamedAfter(city, ofZip)) return false;
  const isOfIt = /^(|(north|south)?(east|west)?)$/.test(whole.slice(0, -end.length)) && !/^[nsew] /i.test(city);
  const hasMore = whole.endsWith(end) || whole.startsWith(end);
  return whole !== end && hasMore && !isOfIt && !context.lookups.city(whole, state);
}

/** "310 Oak Street era la de mi tía": the street that stands before the talk, where it is one by itself. */
function beforeTalk({ number, street }: { readonly number: string; readonly street: string }, isWhole: boolean) {
  const list = street.split(" ");
  const end = list.findIndex((word, at) => at > 0 && isStreetEnd.has(word.toLowerCase())) + 1;
  const [name, behind] = [list.slice(0, end).join(" "), list.slice(end).join(" ")];
  const isTalk = leftOver.test(fold(behind)) && !/\d/.test(behind);
  return isWhole && end > 0 && isTalk && !leftOver.test(fold(name)) ? `${number} ${name}` : undefined;
}

const isStreetEnd = wordsOf(plainSuffixes);

/** Asks for the whole address; where it can be read but for the talk in it, whether it is that. */
function askAbout(value: UsValue, line: string | undefined, spans: Interpretation["spans"]): Interpretation {
  if (line === undefined) return ask(missingQuestion(all), { missing: ["line"], spans });
  const best = candidate({ ...value, line });
  return ask(`¿La dirección es ${best.spanish}?`, { missing: ["line"], candidates: [best], spans });
}

const all = ["number", "street", "city", "state", "zip"];

function missingQuestion(missing: readonly string[]): string {
  if (missing.length === all.length) return addressQuestions.whole;
  const names = missing.map((part) => addressParts[part] ?? part);
  return `¿Cuál es ${[names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" y ")}?`;
}
