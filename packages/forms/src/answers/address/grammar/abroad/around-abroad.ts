import { isGivenName } from "../../../../names/given-names.ts";
import { countryNamed } from "../../../country/grammar/named.ts";
import { lettersAt } from "../../../letters/letters.ts";
import { isTalk } from "../../../name/grammar/word-classes.ts";
import { leadIn, leadOut, whole, wordsOf } from "../../../words/phrases.ts";
import { fold, isPause, plainText, type Token } from "../../../words/tokens.ts";
import {
  addressOfWhom,
  countriesCutShort,
  homelands,
  landmarkLeads,
  partBeginnings,
  placeVerbs,
  regionsBehind,
  saidBesideParts,
  stressWords,
  wordsToPlace,
  wordsToWhoLives,
} from "../../provinces.table.ts";
import { hasTalk } from "../talk.ts";
import { isNumber } from "../tidied/said-again.ts";

type Words = readonly Token[];

const isBeginning = wordsOf(partBeginnings);
const isVerb = wordsOf(placeVerbs);
const leads = wordsOf(wordsToPlace);
const isThere = wordsOf(wordsToWhoLives);
const isStress = wordsOf(stressWords);
const isLandmarkLead = wordsOf(landmarkLeads);
const region = leadOut(regionsBehind);
const longestLead = 16;

/**
 * An address abroad without what is told around it, and with a pause where its country ends: "mi tía vive en León, Nicaragua, ahí
 * vive ella", "León Nicaragua | del Bancentro 2 cuadras abajo", "en el mero Tegucigalpa", "Honduras C.A.".
 */
export function withoutTalkAbroad(given: Words): Words {
  const told = withoutSaidBeside(given);
  const named = withCountryFirst(withWholeCountry(withoutRegion(told.filter(({ plain }) => !isStress.has(plain)))));
  const clauses = clausesOf(withPauseAtCountry(named));
  const kept = clauses
    .map((clause) => asKnown(withoutWhoIsThere(withoutTold(clause))))
    .filter(
      (clause) =>
        clause.some(({ kind }) => kind !== "mark") &&
        !isTold(clause) &&
        !isBeside.test(plainText(clause)) &&
        !isSpelled(clause) &&
        !isHomeland.test(plainText(clause)),
    );
  return kept.length === 0 ? given : kept.flat();
}

const isHomeland = whole(homelands);
const isBeside = whole(saidBesideParts);
const besideFirst = leadIn(saidBesideParts);
const besideLast = leadOut(saidBesideParts);
const ofWhom = leadIn(addressOfWhom);
const mostNames = 3;

/** "no léelo otra vez es | cuatro avenida ...", "... guatemala | sí al fin", "la dirección de paula | calle 45 ...". */
function withoutSaidBeside(given: Words): Words {
  const words = given.filter(({ kind }) => kind !== "mark");
  const count = (pattern: RegExp) =>
    pattern
      .exec(`${plainText(words)} `)?.[0]
      .trim()
      .split(" ").length ?? 0;
  const [first, last] = [count(besideFirst), besideLast.exec(plainText(words))?.[0].trim().split(" ").length ?? 0];
  if (first + last >= words.length) return given;
  const [from, to] = [words[first], words[words.length - 1 - last]];
  const rest = given.slice(given.indexOf(from as Token), given.indexOf(to as Token) + 1);
  return withoutWhose(first + last === 0 ? given : rest);
}

/** The address without whose it is, where a part of it begins right behind the name. */
function withoutWhose(given: Words): Words {
  const lead =
    ofWhom
      .exec(`${plainText(given.slice(0, longestLead))} `)?.[0]
      .trim()
      .split(" ").length ?? 0;
  if (lead === 0) return given;
  for (let at = lead; at <= lead + mostNames && at < given.length - 1; at++) {
    const token = given[at] as Token;
    const isFirst = isBeginning.has(token.plain) || isNumber(token);
    if (isFirst) return given.slice(at);
    if (token.kind !== "word" || !(at > lead || isGivenName(token.plain) || /^(mi|su)$/.test(token.plain))) break;
  }
  return given;
}

/** "en honduras mi mamá vive en | barrio El Centro ...": what is told between a country said first and the place. */
function withCountryFirst(tokens: Words): Words {
  const from = tokens[0]?.plain === "en" ? 1 : 0;
  const named = countryNamed(tokens.slice(from, from + 3)) ?? countryNamed(tokens.slice(from, from + 1));
  if (named === undefined || named.tokens[0] !== tokens[from]) return tokens;
  const behind = tokens.slice(from + named.tokens.length);
  const place = withoutTold(behind);
  return place.length < behind.length ? [...named.tokens, ...place] : tokens;
}

/** The clauses, each with the pause behind it; the dot of "col." ends none. */
function clausesOf(tokens: Words): readonly Words[] {
  const clauses: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    clauses.at(-1)?.push(token);
    const isEnd = isPause(token) && !(token.plain === "." && (tokens[at - 1]?.plain.length ?? 0) < 5);
    if (isEnd) clauses.push([]);
  }
  return clauses;
}

/** "Choluteca, Honduras, C.A.": the part of the world behind a country. */
function withoutRegion(tokens: Words): Words {
  const words = tokens.filter(({ kind }) => kind !== "mark");
  const count = region.exec(plainText(tokens))?.[0].trim().split(" ").length ?? 0;
  const last = words[words.length - 1 - count];
  return count === 0 || last === undefined ? tokens : tokens.slice(0, tokens.indexOf(last) + 1);
}

/** "..., Managua nic": the short name of a country behind all else, whole. */
function withWholeCountry(tokens: Words): Words {
  const at = tokens.findLastIndex(({ kind }) => kind === "word");
  const last = tokens[at];
  const isWhole = tokens[at - 1]?.plain === "republica";
  const name = at > 1 && !isWhole ? countriesCutShort[last?.plain ?? ""] : undefined;
  if (last === undefined || name === undefined) return tokens;
  return [...tokens.slice(0, at), { ...last, text: name, plain: fold(name) }];
}

/** A pause behind a country that a way from a known place follows: "Managua Nicaragua | del semáforo dos cuadras al sur". */
function withPauseAtCountry(tokens: Words): Words {
  const hasPauses = tokens.slice(0, -1).some((token) => isPause(token) && token.plain !== ".");
  for (let to = 2; to < tokens.length; to++) {
    const next = tokens[to]?.plain ?? "";
    // With no pause at all it is cut where its parts begin.
    if (!isLandmarkLead.has(next) && !(hasPauses && isBeginning.has(next))) continue;
    const from = [to - 3, to - 2, to - 1].find(
      (at) => at > 0 && countryNamed(tokens.slice(at, to))?.tokens.length === to - at,
    );
    const before = tokens[(from ?? 0) - 1];
    if (
      from === undefined ||
      before?.kind !== "word" ||
      isBeginning.has(before.plain) ||
      /^(de|del|y)$/.test(before.plain)
    )
      continue;
    const comma = { ...(tokens[to] as Token), text: ",", plain: ",", kind: "mark" as const, isGlued: true };
    return [...tokens.slice(0, to), comma, ...tokens.slice(to)];
  }
  return tokens;
}

/** "mi hermana, la que me quedó, vive en | Trujillo", "el pueblo se llama | Juxtlahuaca": what only leads to a place. */
function withoutTold(clause: Words): Words {
  let end = 0;
  for (let at = 0; at < Math.min(longestLead, clause.length - 1); at++) {
    const token = clause[at] as Token;
    if (/^(creo|creemos|pienso|parece)$/.test(token.plain)) return clause;
    if (token.kind !== "word" || isNumber(token) || !isOfTalk(token)) break;
    if (leads.has(token.plain) && clause.slice(0, at + 1).some(({ plain }) => isVerb.has(plain))) end = at + 1;
  }
  return clause.slice(end);
}

function isOfTalk(token: Token): boolean {
  const isSmall = /^(de|del|la|las|el|los|lo|y|un|una)$/.test(token.plain);
  return isSmall || isTalk(token) || hasTalk([token]) || isDiminutive.test(token.plain);
}

const isDiminutive = /^(puebl|ranch|cas|ald|cas[ei]r|lug|comunid|parc)(it[oa]|ecit[oa]|ar|ad|el[oa])s?$/;

/** "... San Miguel ahí vive mi papá": who is there, said behind the place with no pause. */
function withoutWhoIsThere(clause: Words): Words {
  const isOfWho = ({ plain }: Token, index: number) => {
    const next = clause.slice(index + 1, index + 4);
    // "... en Bogotá, Colombia, vive mi hermana".
    const isTurned = isVerb.has(plain) && /^(mi|mis|su|sus)$/.test(next[0]?.plain ?? "");
    return isTurned || (isThere.has(plain) && next.some((token) => isVerb.has(token.plain)));
  };
  const at = clause.findIndex((token, index) => index > 0 && isOfWho(token, index));
  const rest = clause.slice(at);
  const isOnlyWho = at > 0 && rest.every((token) => token.kind === "mark" || isOfTalk(token));
  const last = clause.at(-1);
  return isOnlyWho ? [...clause.slice(0, at), ...(last !== undefined && isPause(last) ? [last] : [])] : clause;
}

/** "así nomás conocido": a house that is known without street and number, as such an address is written. */
function asKnown(clause: Words): Words {
  const words = clause.filter(({ kind }) => kind !== "mark");
  const [first, last] = [words[0], words.at(-1)];
  const isKnown = words.length > 1 && words.every(isOfTalk) && /^conocid[oa]$/.test(last?.plain ?? "");
  if (!isKnown || first === undefined || last === undefined || first.plain === "no") return clause;
  const [domicile, known] = [
    { ...first, text: "domicilio", plain: "domicilio" },
    { ...last, text: "conocido", plain: "conocido" },
  ];
  return [domicile, known, ...clause.filter((token) => token === clause.at(-1) && isPause(token))];
}

/** "san andrés itzapa, i te zeta a pe a": the letters of the place before it. */
function isSpelled(clause: Words): boolean {
  const words = clause.filter(({ kind }) => kind !== "mark");
  let count = 0;
  for (let at = 0; at < words.length; count++) {
    const letter = lettersAt(words, at);
    if (letter === undefined) return false;
    at += letter.length;
  }
  return count > 2;
}

const isOfHouse = /^(calles|numeros|numeracion|placas?|letreros?)$/;

/** "no tiene calle", "así nomás conocido": told of the house, with no part of an address in it. */
function isTold(clause: Words): boolean {
  const words = clause.filter(({ kind }) => kind !== "mark");
  const [first, second] = words;
  const isDenied = first?.plain === "no" && /^(tiene|hay|lleva|tenemos|tengo)$/.test(second?.plain ?? "");
  // "mi papá, que en paz descanse su mamá, vive en ...".
  if (first?.plain === "que" && !words.some((token) => isNumber(token) || isBeginning.has(token.plain))) return true;
  const isLed = isDenied || /^(asi|solo|nomas|ahi|alla|mi|mis|su|sus|y|pues|bueno)$/.test(first?.plain ?? "");
  return isLed && words.every((token) => isOfTalk(token) || isOfHouse.test(token.plain));
}
