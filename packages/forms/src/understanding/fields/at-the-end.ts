import { plainWords } from "@dilo/foundation";
import type { Interpretation } from "../../answers/interpretation.ts";
import { numberWord } from "../../answers/numbers/vocabulary.ts";
import { doubted } from "../../answers/reading.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import { isFamilyName } from "../../names/family-names.ts";
import { isGivenName } from "../../names/given-names.ts";
import { confirmedParts } from "../../names/name-choices.ts";
import { splitName } from "../../names/split-name.ts";
import { type Act, type ActOf, asActs, isBeside, type Moment, type Topic, type Understanding } from "../act.ts";
import { asReadBack } from "../heard-in-review.ts";
import { parted, type Role } from "../pieces/piece.ts";
import { isOther, read } from "../reading.ts";
import { contrastIn } from "../repairs/contrast.ts";
import { namesPart } from "../repairs/names-part.ts";
import { digitsIn } from "../repairs/number.ts";
import { asksToSave, refusalIn } from "../verdicts/refused.ts";
import { peel } from "../verdicts/verdict.ts";
import { isClearFor } from "./clear-value.ts";
import { storedReading } from "./earlier.ts";
import { fieldsNamed } from "./named-fields.ts";
import { partOfEarlier } from "./part-of-earlier.ts";
import { isOfElse, tellsStatus } from "./whose.ts";

/**
 * What is told in the review of one answer that the words name, where nothing else was made of them: a correction, as if
 * that answer had just been read back. "La dirección de mi hermana ahora es ...", "Lucía es Ibáñez Lara".
 */
export function putRightAtEnd(text: string, meant: Understanding, moment: Moment): Understanding {
  const { expects, fields, answers } = moment;
  const isReview = expects.kind === "yes-no" && expects.isReview && expects.isPoint !== true;
  if (!isReview || /[?¿]/.test(text) || asksToSave(text) || wantsToHear.test(plainText(tokensOf(text)))) return meant;
  const { acts } = meant;
  const isDone = acts.every((act) => act.kind === "affirm" || (act.kind === "command" && act.command === "leave"));
  if (!isDone && !acts.every(isOpen)) return withoutNamed(meant);
  const told = fields.filter(({ id, extra }) => id in answers && extra === undefined);
  const isAsked = acts.some((act) => act.kind === "ask" && act.topic !== "unknown-question");
  const isChanged = faulty.test(plainText(tokensOf(text)));
  for (const field of ofWhich(text, told, meant, moment)) {
    // A yes to all is left for what cannot be anything else, and a question for what is told with a fault or a number.
    const mayBe = closed.has(field.kind) || (isAsked && (isChanged || (field.kind === "address" && hasNumber(text))));
    if ((isDone || isAsked) && !mayBe) continue;
    const act = toldOf(field, text, moment);
    if (act !== undefined) return { ...meant, acts: asActs([act, ...acts.filter(isBesideOpen)]) };
  }
  return isDone ? meant : asksAnew(text, meant, moment);
}

/**
 * "Sí. Y mi fecha de nacimiento es ...", said to what was read back: the yes holds, and the other answer that is named is
 * told, or asked for.
 */
export function agreedWithMore(text: string, meant: Understanding, moment: Moment): Understanding {
  const { expects, fields, field: own, answers } = moment;
  const { verdict, rest } = peel(text);
  if (expects.kind !== "verdict" || verdict !== "affirm" || rest === "" || /[?¿]/.test(rest)) return meant;
  const part = own === undefined ? undefined : partOfEarlier(rest, moment)?.acts.find(({ kind }) => kind === "inform");
  if (part !== undefined) return { ...meant, acts: [{ kind: "affirm" }, part] };
  const named = fieldsNamed(
    fields.filter(({ id, extra }) => id === own?.id || extra === undefined),
    rest,
  );
  const isOfOwn = own !== undefined && (named.includes(own.id) || namesPart(rest, own.kind));
  const [field, other] = fields.filter(({ id }) => named.includes(id));
  const isFaulty = faulty.test(plainText(tokensOf(rest)));
  const isMore = meant.acts.every((act) => unclearBehindYes.has(act.kind) || (isFaulty && isBeside(act)));
  if (field === undefined || isOfOwn || !isMore || refusalIn(text) !== undefined) return meant;
  // What was not asked yet is kept for its question, as told.
  const isKnown = ({ id }: Field) => id in answers || id === moment.previous;
  if (![field, other ?? field].every(isKnown) || isOfElse(rest, field, moment)) return meant;
  // "Mi fecha": which of them is asked.
  if (other !== undefined)
    return isFaulty ? { ...meant, acts: [{ kind: "affirm" }, { kind: "name-field", fields: named }] } : meant;
  const informed = meant.acts.filter(
    (act) => act.kind === "inform" && act.field === field.id && act.reading.status === "value",
  );
  const told = informed.length > 0 ? informed : [toldOf(field, rest, moment) ?? []].flat();
  const isOnlyNamed = meant.acts.every(({ kind }) => kind === "name-field" || kind === "affirm");
  // "Y la dirección está bien" puts nothing right.
  if (told.length === 0 && !isFaulty && !(isOnlyNamed && !fine.test(plainText(tokensOf(rest))))) return meant;
  const more: readonly Act[] = told.length > 0 ? told : [{ kind: "name-field", fields: [field.id] }];
  return { ...meant, acts: [{ kind: "affirm" }, ...more] };
}

const fine = /\b(?:bien|correct[oa]s?|perfect[oa]s?|igual|asi|esta|no)\b/;

/** "No soy viuda", said at the end: what one is not is never noted as what one is; the answer is asked for again. */
export function withoutDenied(text: string, meant: Understanding, { expects, fields }: Moment): Understanding {
  const isReview = expects.kind === "yes-no" && expects.isReview;
  if (!isReview || !denied.test(text) || contrastIn(text) !== undefined) return meant;
  const isDenied = (act: Act): act is ActOf<"inform"> =>
    act.kind === "inform" && fields.some(({ id, kind }) => id === act.field && ofEverydayWords.has(kind));
  return {
    ...meant,
    acts: asActs(meant.acts.map((act) => (isDenied(act) ? { kind: "name-field", fields: [act.field] } : act))),
  };
}

const denied = /(?<!\p{L})no\s+(?:soy|estoy|es|est[aá]|era|fue|nac[ií]|naci[oó]|vivo|vive)(?!\p{L})/iu;
const ofEverydayWords: ReadonlySet<Field["kind"]> = new Set(["country", "marital", "relation"] as const);

/** What rules make of a yes with another answer behind it: one of the two, or one out of both. */
const unclearBehindYes: ReadonlySet<Act["kind"]> = new Set([
  "affirm",
  "inform",
  "partial",
  "choose",
  "name-field",
  "none",
] as const);

/** Kinds whose readers read nothing but their own. */
const closed: ReadonlySet<Field["kind"]> = new Set([
  "date",
  "phone",
  "alien-number",
  "email",
  "country",
  "marital",
] as const);

/** "Quiero oír mi fecha de nacimiento". */
const wantsToHear = /\b(?:oir|escuchar|ver|lea|leame|leer|leerme|digame|decirme|repit\w*)\b/;

/** What is told is not asked for as well: "el país está mal, yo nací en Guatemala". */
function withoutNamed({ acts, ...meant }: Understanding): Understanding {
  const told = new Set(acts.flatMap((act) => (act.kind === "inform" ? act.field : [])));
  return {
    ...meant,
    acts: asActs(acts.filter((act) => act.kind !== "name-field" || !act.fields.every((id) => told.has(id)))),
  };
}

/** "Todavía no, la dirección de ella también cambió": the one that is named with a fault is asked again. */
function asksAnew(text: string, meant: Understanding, { fields, answers }: Moment): Understanding {
  const isWrong = meant.acts.some(
    (act) => act.kind === "deny" || (act.kind === "command" && act.command === "correct"),
  );
  const [named, other] = fieldsNamed(
    fields.filter(({ id, extra }) => id in answers && extra === undefined),
    text,
  );
  const isOne = named !== undefined && other === undefined;
  return isWrong && isOne && faulty.test(plainText(tokensOf(text)))
    ? { ...meant, acts: [{ kind: "name-field", fields: [named] }] }
    : meant;
}

const faulty =
  /\b(?<!\bno (?:(?:me|se|le|lo|la|ha|han|he) )*)(?:cambi\w*|mal|equivoc\w*|err\w+|corr[ie][gj]\w*|arregl\w*|ya no|falt\w+)\b/;

/** Nothing that would be lost: an answer that is only named, a no, or nothing at all. */
function isOpen(act: Act): boolean {
  if (act.kind === "command") return act.command === "correct";
  return (
    act.kind === "none" ||
    act.kind === "name-field" ||
    act.kind === "social" ||
    (act.kind === "ask" && !answered.has(act.topic)) ||
    (act.kind === "deny" && act.isOfSaving !== true)
  );
}

/** What is asked of an answer, or of what the form does not ask, is answered. */
const answered: ReadonlySet<Topic> = new Set(["not-on-form", "what-is-missing", "why-not-asked"] as const);

function isBesideOpen(act: Act): boolean {
  return isBeside(act) && act.kind !== "ask";
}

/** The answers that may be meant, the likeliest first: the one that is named, whose name is said, or that was just heard. */
function ofWhich(text: string, told: readonly Field[], { acts }: Understanding, moment: Moment): readonly Field[] {
  const words = plainWords(text);
  const named = fieldsNamed(told, text);
  const isMeant = new Set(acts.flatMap((act) => (act.kind === "name-field" ? act.fields : [])));
  const isWhole = (field: Field) => isMeant.has(field.id) || (named.length === 1 && named[0] === field.id);
  const isCalled = (field: Field) =>
    field.kind === "name" && words.includes(plainWords(nameIn(storedReading(field, moment)))[0] ?? "-");
  const isHeard = ({ id }: Field) => moment.isHeard === true && id === moment.previous;
  const tells = (field: Field) => field.kind === "marital" && tellsStatus(text, field);
  return [isWhole, isCalled, isHeard, tells]
    .flatMap((may) => told.filter(may))
    .filter((field) => !isOfElse(text, field, moment));
}

function hasNumber(text: string): boolean {
  return tokensOf(text).some(({ kind, plain }) => kind === "digits" || numberWord(plain) !== undefined);
}

function nameIn(reading: Interpretation | undefined): string {
  return typeof reading?.value === "string" ? reading.value : "";
}

/** What some words tell anew of one answer, read back before it is kept; undefined where that is unclear. */
function toldOf(field: Field, text: string, moment: Moment): ActOf<"inform"> | undefined {
  const before = storedReading(field, moment);
  for (const words of waysToTell(field, text, moment)) {
    const told =
      before === undefined || ofWholes.has(field.kind)
        ? (asAnswer(words, field, moment) ?? postcodeIn(words, field, before, moment))
        : (repaired(words, field, before, moment) ??
          (field.kind === "name" ? asAnswer(words, field, moment) : undefined));
    if (told === undefined || (before !== undefined && !isOther(told.reading, before))) continue;
    const whole = field.kind === "name" ? withGivenName(told, before, moment, field) : told;
    if (isTold(field, words, whole, before)) return { ...whole, reading: doubted(whole.reading, "parted") };
  }
  return undefined;
}

/** Kinds of which a part by itself is put right by rules alone: two digits, or a street, may be of anything. */
const ofWholes: ReadonlySet<Field["kind"]> = new Set(["address", "phone", "alien-number", "email"] as const);

/** "El código postal es 60080": of an address abroad nothing else is told alone. */
function postcodeIn(
  words: string,
  field: Field,
  before: Interpretation | undefined,
  moment: Moment,
): ActOf<"inform"> | undefined {
  const known = before?.value;
  const digits = plainText(tokensOf(words)).split(" ").length <= longestCode ? digitsIn(words) : undefined;
  if (field.kind !== "address" || typeof known !== "object" || !("foreign" in known) || !digits) return undefined;
  const [country = "", ...lines] = (before?.spanishReadback ?? "").split(", ").reverse();
  const told = asAnswer([...lines.reverse(), digits, country].join(", "), field, moment);
  const now = told?.reading.value;
  const isAdded = typeof now === "object" && "foreign" in now && now.postalCode === digits && now.city === known.city;
  return isAdded ? told : undefined;
}

/** In so many words a code is told, and no address. */
const longestCode = 8;

/** "Se apellida Paz Molina": family names take the place of those that were known, and the given ones stay. */
function withGivenName(
  told: ActOf<"inform">,
  before: Interpretation | undefined,
  moment: Moment,
  field: Field,
): ActOf<"inform"> {
  const { given, family } = confirmedParts(before) ?? splitName(nameIn(before));
  const [first] = plainWords(nameIn(told.reading));
  const isOfFamily =
    first !== undefined && isFamilyName(first) && (!isGivenName(first) || plainWords(family).includes(first));
  if (given === "" || !isOfFamily) return told;
  return asAnswer(`${given} ${nameIn(told.reading)}`, field, moment) ?? told;
}

function asAnswer(words: string, field: Field, moment: Moment): ActOf<"inform"> | undefined {
  const reading = read(words, field, moment);
  return reading.status === "value" ? { kind: "inform", field: field.id, reading, text: words } : undefined;
}

/** The one value that words make of an answer that stands. */
function repaired(words: string, field: Field, before: Interpretation, moment: Moment): ActOf<"inform"> | undefined {
  for (const act of asReadBack(words, field, before, moment)?.acts ?? []) {
    if (act.kind === "inform" && act.field === field.id && act.reading.status === "value") return act;
    const [only, other] = act.kind === "partial" || act.kind === "letters" ? act.values : [];
    if (only !== undefined && other === undefined) return { kind: "inform", ...only };
  }
  return undefined;
}

/** A name is told by names alone, and what is none of them by nothing that stands around it. */
function isTold(
  field: Field,
  words: string,
  { reading }: ActOf<"inform">,
  before: Interpretation | undefined,
): boolean {
  if (field.kind !== "name") return ofWholes.has(field.kind) || isClearFor(field, words, reading);
  const known = plainWords(nameIn(before));
  return plainWords(nameIn(reading)).every(
    (word) => known.includes(word) || word.length < 4 || isGivenName(word) || isFamilyName(word),
  );
}

/** The words that may tell it, the surest first: parted as behind its read-back, behind its name, and all. */
function waysToTell(field: Field, text: string, moment: Moment): readonly string[] {
  const known = new Set(plainWords(storedReading(field, moment)?.spanishReadback ?? ""));
  const behind = behindName(field, text);
  const ways = [text, behind].flatMap((words) => {
    const pieces = parted(words, { where: known.size > 0 ? "back" : "ask", kind: field.kind, known });
    const of = (...wanted: readonly Role[]) =>
      pieces.flatMap(({ role, text: piece }) => (wanted.includes(role) ? bare(piece) : [])).join(", ");
    return [of("dismissed", "value"), of("value"), of("fact")];
  });
  // "Se apellida Paz Molina, no Paz Muñoz".
  const now = contrastIn(behind)?.now ?? contrastIn(text)?.now ?? "";
  const inOrder = field.kind === "address" ? [behind, ...ways] : [now, ...ways, behind];
  return [...new Set([...inOrder, text])].filter((words) => words !== "");
}

function bare(text: string): string {
  return text.replace(/^[\s,;.:]+|[\s,;.:]+$/gu, "");
}

/** What stands behind the words that name an answer, and whose it is: "la dirección de mi hermana". */
function behindName(field: Field, text: string): string {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== "mark");
  const first = tokens.findIndex(({ plain }) => fieldsNamed([field], plain).length > 0 || ofKin.test(plain));
  if (first < 0) return "";
  const next = tokens.findIndex(({ plain }, at) => at > first && !inNames.test(plain));
  return next < 0 ? "" : text.slice(tokens[next]?.start).replace(opening, "");
}

const ofKin = /^(?:hij[oa]|mama|papa|madre|padre|herman[oa]|espos[oa]|marido|familiar|ella)$/;
const inNames =
  /^(?:de|del|mi|mis|su|la|el|completo|postal|civil|electronico|nacimiento|residencia|hij[oa]|mama|papa|madre|padre|herman[oa]|espos[oa]|marido|familiar|ella)$/;

/** "Le digo", "ahora es". */
const opening =
  /^[\s,;.:]*(?:(?:le digo|ya le dije|ahora|ya|es|son|era|cambi[oó]|se cambi[oó]|a|al|por|que|la|el|lo|est[aá] mal|me|vive en|queda en)[\s,;.:]+)*/iu;
