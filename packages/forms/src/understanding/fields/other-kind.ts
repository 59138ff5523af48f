import type { Interpretation } from "../../answers/interpretation.ts";
import { numberWord } from "../../answers/numbers/vocabulary.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import { type Moment, one, type Understanding } from "../act.ts";
import { hasRead, read, readPieces } from "../reading.ts";
import { peel } from "../verdicts/verdict.ts";
import { isClearFor, isMonth } from "./clear-value.ts";
import { withoutIntroduction } from "./introduction.ts";
import { cuedPieces, piecesOf } from "./pieces.ts";

type Kind = Field["kind"];

/** Kinds of answers that cannot hold an e-mail address, a telephone number or a postal address among their words. */
const closed: ReadonlySet<Kind> = new Set([
  "name",
  "date",
  "country",
  "marital",
  "relation",
  "alien-number",
  "phone",
  "email",
  "address",
]);

/** What tells which question some words answer, whatever was asked. */
interface Shape {
  readonly kind: Kind;
  /** Tells from the words alone whether it is worth reading them. */
  readonly fits: (plain: string, text: string) => boolean;
  /** Tells whether what was read is this and nothing else. */
  readonly isSure: (reading: Interpretation, field: Field, text: string) => boolean;
  /** Kinds of questions whose answers look alike. */
  readonly alike?: readonly Kind[];
  /** Which question of its kind it is, where it is not the first of them. */
  readonly of?: (field: Field) => boolean;
}

const isValue: Shape["isSure"] = ({ status }) => status === "value";
const isClear: Shape["isSure"] = (reading, field, text) =>
  !reading.needsConfirmation && isClearFor(field, text, reading);
/** Of a date or an address a part is kept, and the rest is asked at its question. */
const isBegun: Shape["isSure"] = ({ status, parts = {} }) =>
  status === "value" || (status === "ask" && Object.values(parts).some((part) => part !== ""));

/** Answers by the words that only they are told with: "vivo en", "soy viuda", "mi mica es", "mi mamá vive en". */
const told: readonly (Shape & { readonly about?: Field["about"] })[] = [
  {
    kind: "date",
    fits: (plain) => residence.test(plain) && dated.test(plain),
    isSure: isBegun,
    of: ({ isBirth }) => isBirth !== true,
  },
  { kind: "alien-number", fits: (plain) => card.test(plain), isSure: isValue },
  {
    kind: "alien-number",
    fits: (plain) => letterA.test(plain),
    isSure: (reading, field, text) => hasRead(reading, field, text),
  },
  { kind: "phone", fits: (plain) => calling.test(plain), isSure: isValue },
  { kind: "address", fits: (plain) => home.test(plain) && numbersIn(plain) > 0 && !dated.test(plain), isSure: isBegun },
  {
    kind: "marital",
    fits: (plain) => status.test(plain),
    isSure: ({ status, candidates }) => status === "value" || candidates.length > 0,
  },
  { kind: "relation", about: "relative", fits: (plain) => asksFor.test(plain), isSure: isValue },
  { kind: "address", about: "relative", fits: (plain) => theirHome.test(plain), isSure: isBegun },
  {
    kind: "marital",
    about: "relative",
    fits: (plain) => theirStatus.test(plain) || statusAlone.test(plain),
    isSure: isValue,
  },
];

const residence = /\b(?:residen\w+|(?:green card|tarjeta(?: verde)?|mica) desde)\b/;
const dated = /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|desde)\b/;
const card = /\b(?:mica|tarjeta(?: verde)?|green card)\b/;
const letterA =
  /^(?:(?:ah|si|es|el|mi|numero|pues|mire) )*a (?:(?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|\d+) ?){2,8}$/;
const calling = /\b(?:llam\w+|marc\w+|whatsapp) (?:al?|es)\b/;
const home = /^(?:\w+ ){0,3}(?:vivo|vivimos|mi casa (?:esta|queda|es)|mi (?:direccion|domicilio))\b/;
const statuses = "(?:solter|viud|casad|divorciad|separad)[oa]";
const status = new RegExp(
  `^(?:(?:no|si|ya|y|pues|bueno|ah|ay|oiga|yo|soy|estoy|sigo|ahora|ahorita|todavia|legalmente|nunca|me|he) )*(?:${statuses}|vivo en union libre|case|divorcie|separe|enviude)\\b`,
);
const relative = "(?:mi (?:espos[oa]|marido|mujer|hij[oa]|herman[oa]|mama|papa|madre|padre)(?: \\w+)?|ella|el)";
const asksFor =
  /^(?:(?:es|para|por|quiero|quisiera|necesito|voy|vengo|ando|pedir|pidiendo|traer\w*|arreglar\w*|ayudar\w*|solicitar|papeles|los|la|residencia|a|lo|le) )*mi (?:espos[oa]|marido|mujer|hij[oa]|herman[oa]|mama|papa|madre|padre)(?: (?:mayor|menor|chiquit[oa]|que .*))?$/;
const theirHome = new RegExp(
  `^(?:(?:y|pero) )*(?:${relative} )?(?:\\w+ )?(?:vive|esta viviendo|radica) (?:\\w+ )?(?:en|conmigo)\\b`,
);
const statusAlone = new RegExp(`^(?:(?:y|pero|es|ya|esta) )*${statuses}$`);
const theirStatus = new RegExp(
  `^(?:(?:y|pero) )*${relative} (?:ya |todavia |sigue )?(?:es|esta|quedo|sigue) ${statuses}\\b`,
);

/** Answers that look like no other kind of answer. */
const shapes: readonly Shape[] = [
  {
    kind: "email",
    fits: (plain, text) => /\S@\S+\.\w/.test(text) || /\barroba\b.*\bpunto\b/.test(plain),
    isSure: () => true,
  },
  { kind: "phone", fits: isOfNumbers, isSure: isClear, alike: ["alien-number"] },
  {
    kind: "alien-number",
    fits: (plain) => /^(?:(?:el|mi|numero|es) )*a ?(?:\d|cero\b|uno\b|dos\b)/.test(plain),
    isSure: isClear,
    alike: ["phone", "address"],
  },
  {
    kind: "alien-number",
    fits: (plain) => isOfNumbers(plain.replace(opening, "")),
    // Nine digits and nothing else are no date, no name and no ZIP code.
    isSure: ({ value, needsConfirmation }) => !needsConfirmation && typeof value === "string" && value.length === 9,
    alike: ["phone", "address"],
  },
  {
    kind: "address",
    // "El ocho de septiembre, el día de la Virgen, de 1953" is a date, though an address could be made of it.
    fits: (plain) => plain.split(" ").length >= 5 && numbersIn(plain) >= 2 && !plain.split(" ").some(isMonth),
    isSure: ({ value }) =>
      typeof value === "object" && "zip" in value && value.zip !== "" && /^\d|^PO Box/i.test(value.line),
  },
  { kind: "date", fits: (plain) => plain.split(" ").some(isMonth), isSure: isClear },
  { kind: "country", fits: (plain) => plain.split(" ").length <= 3, isSure: isClear, alike: ["address"] },
];

/**
 * The answer to another question, told in its own words or by its shape before the question that stands is asked of it: a
 * postal address is no country of birth, and ten digits are no more of an address. Where several questions or none may
 * be meant, it is not understood.
 */
export function shapedLikeOther(text: string, plain: string, moment: Moment): Understanding | undefined {
  const { field, fields, answers } = moment;
  if (field === undefined || !closed.has(field.kind) || moment.expects.kind === "yes-no") return undefined;
  const own = toldInOwnWords(text, moment);
  if (own !== undefined) return own;
  for (const { kind, fits, isSure, alike = [] } of shapes) {
    if (kind === field.kind || alike.includes(field.kind) || !fits(plain, text)) continue;
    const meant = fields.filter((other) => other.kind === kind && other.extra === undefined);
    // Of two dates the one that is asked first is told first.
    const isNext = kind === "date" || kind === "country";
    const other = isNext ? meant.find(({ id }) => answers[id] === undefined) : meant[0];
    if (other === undefined) continue;
    const reading = read(text, other, moment);
    if (reading.status !== "value" || !isSure(reading, other, text) || answersToo(text, field, moment)) continue;
    if ((meant.length > 1 && !isNext) || answers[other.id] !== undefined) return one({ kind: "none" });
    return one({ kind: "inform", field: other.id, reading, text });
  }
  return undefined;
}

/** What only one question is answered with, where that has no answer yet and the one that stands gets none by it. */
export function toldInOwnWords(text: string, moment: Moment): Understanding | undefined {
  const { field, fields, answers, expects } = moment;
  // Parts ask much besides, in the same words, and what is read back is put right in them.
  const isOpen = expects.kind === "answer" || (expects.kind === "verdict" && peel(text).verdict === undefined);
  if (field === undefined || field.extra !== undefined || !isOpen || /[¿?]/.test(text)) return undefined;
  const plain = plainText(tokensOf(text));
  const more = moreOfBegun(text, plain, moment);
  if (more !== undefined) return more;
  for (const { kind, about, fits, isSure, of = () => true } of told) {
    const isMeant = (one: Field) => one.kind === kind && one.about === about && one.extra === undefined && of(one);
    const other = fields.find(isMeant);
    if (other === undefined || !fits(plain, text)) continue;
    const pieces = cuedPieces(text, fields);
    const isNamedToo =
      new Set(pieces.map((piece) => piece.field)).size > 1 ||
      readPieces(pieces, moment).some((act) => act.kind === "inform" && act.field !== other.id);
    if (other.id === field.id || answers[other.id] !== undefined || isNamedToo) return undefined;
    const words = withoutIntroduction(text, other);
    const reading = read(words, other, moment);
    if (isSure(reading, other, words) && !isAnswered(text, field, moment))
      return one({ kind: "inform", field: other.id, reading, text: words });
  }
  return undefined;
}

/** "Tres cuatro uno", behind "A cero nueve siete": the next digits of what was begun for another question right before. */
function moreOfBegun(text: string, plain: string, moment: Moment): Understanding | undefined {
  const { previous = "", ahead = {}, fields } = moment;
  const [begun, other] = [ahead[previous], fields.find(({ id }) => id === previous)];
  if (begun === undefined || other === undefined || !isOfNumbers(plain)) return undefined;
  if (read(begun.said, other, moment).status === "value") return undefined;
  const said = `${begun.said}, ${text}`;
  const reading = read(said, other, moment);
  return isBegun(reading, other, said) || hasRead(reading, other, said)
    ? one({ kind: "inform", field: other.id, reading, text: said })
    : undefined;
}

function isAnswered(text: string, field: Field, moment: Moment): boolean {
  const reading = read(text, field, moment);
  return reading.status === "value" && !reading.needsConfirmation && isClearFor(field, text, reading);
}

/** What opens a number that was looked for: "ah sí, es el". */
const opening = /^(?:(?:ah|ay|si|ya|es|el|mi|numero|pues|mire|aqui|esta|tengo|lo|la) )+/;

function isOfNumbers(plain: string): boolean {
  return plain.split(" ").every((word) => /^\d+$/.test(word) || numberWord(word) !== undefined);
}

/** "305 555 0123 y mi correo es ...": what stands before the words that name the other answers the question itself. */
function answersToo(text: string, field: Field, moment: Moment): boolean {
  const [main, other] = piecesOf(text, moment);
  return main?.field === field.id && other !== undefined && read(main.text, field, moment).status === "value";
}

function numbersIn(plain: string): number {
  return plain.split(" ").filter((word) => /\d/.test(word) || numberWord(word) !== undefined).length;
}
