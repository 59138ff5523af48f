import { plainWords } from "@dilo/foundation";
import { isVerb } from "../answers/clauses/remarks.ts";
import type { Interpretation } from "../answers/interpretation.ts";
import { isConjugated, isEveryday } from "../answers/name/grammar/everyday.ts";
import { numberWord } from "../answers/numbers/vocabulary.ts";
import { doubted } from "../answers/reading.ts";
import { plainText, tokensOf } from "../answers/words/tokens.ts";
import type { Field } from "../forms/definition.ts";
import { type Act, type ActOf, type Command, type Informed, type Moment, one, type Understanding } from "./act.ts";
import { commandOf } from "./commands.ts";
import { withPart } from "./fields/address-parts.ts";
import { fieldNamed } from "./fields/field-to-correct.ts";
import { piecesOf } from "./fields/pieces.ts";
import { isOther, read, readPieces, textOf } from "./reading.ts";
import { namesPart } from "./repairs/names-part.ts";
import { digitsIn } from "./repairs/number.ts";
import { lettersIn, repairIn, whatHolds } from "./repairs/repair.ts";
import type { Repair } from "./repairs/whole-values.ts";
import { withWord } from "./repairs/with-word.ts";
import { agreesOnly } from "./verdicts/agreeing.ts";
import { isOpinionWord } from "./verdicts/opinion.ts";
import { behindBut, peel, takesPartBack } from "./verdicts/verdict.ts";

/** After a read-back: a repair, the value again, another one, or a yes or a no with words around it. */
export function afterReadBack(
  text: string,
  plain: string,
  moment: Moment,
  { before, isSpelled }: Extract<Moment["expects"], { kind: "verdict" }>,
): Understanding | undefined {
  const field = moment.fields.find(({ id }) => id === before.field);
  if (field === undefined) return undefined;
  const corrected = correctedBehindYes(text, moment, { kind: "verdict", before, isSpelled });
  if (corrected !== undefined) return corrected;
  if (agreesOnly(text, before.reading, field)) return one({ kind: "affirm" });
  const { verdict, rest } = peel(text);
  const said = rest === "" ? text : rest;
  const wish = verdict === "deny" ? commandOf(plainText(tokensOf(rest))) : undefined;
  if (wish !== undefined && wishes.has(wish)) return one({ kind: "command", command: wish });
  const also: readonly Act[] = verdict === undefined ? [] : [{ kind: verdict }];
  // The name of a letter may be a sigh as well ("ve", "e"): letters are looked for in all that was said first.
  const asked = { before: before.reading, isAsked: isSpelled };
  const spelled = lettersIn(text, field, asked) ?? lettersIn(said, field, asked);
  if (spelled !== undefined) {
    const values = newOf(wholesOf(spelled, field, moment), spelled, before.reading);
    if (values.length > 0) return one({ kind: "letters", word: spelled.spelled, values }, ...also);
  }
  const repaired =
    repairIn(text, field, before.reading) ?? (said === text ? undefined : repairIn(said, field, before.reading));
  const mended = repaired && repairedAs(repaired, { field, moment, before: before.reading, also });
  if (mended !== undefined) return mended;
  // It is as it was read back, or another word is meant: that is asked.
  if (field.kind === "name" && lacksLetter.test(plain)) return one({ kind: "none" });
  const named = fieldNamed(text, plain, moment);
  if (named !== undefined) return named;
  const pieces = piecesOf(said, moment);
  const [main = { field: field.id, text: said }, ...others] = pieces;
  if (main.field !== field.id) {
    const informed = readPieces(pieces, moment);
    if (informed.length > 0) return one(informed[0] as Act, ...informed.slice(1), ...also);
  }
  // "Sí, eztá bien" is a yes however it was written down, and no name; "sí, mayo bien" may be a date.
  if (verdict === "affirm" && isGarbledYes(plainText(tokensOf(rest)), field)) return one({ kind: "affirm" });
  const more = unitAdded(said, before.reading, { field, moment }) ?? moreDigits(said, field, before, moment);
  if (more !== undefined) return one(more);
  if (isDigitAlone(said, field)) return one({ kind: verdict === "deny" || slip.test(plain) ? "deny" : "none" });
  const known = before.reading.spanishReadback ?? before.reading.english ?? "";
  const held =
    verdict === "deny" && others.length === 0 ? whatHolds(text, field, main.text) : whatHolds(main.text, field);
  const reading = read(held, field, moment, { said: known, isWhole: true });
  const informs = readPieces(others, moment);
  if (ofDigits.has(field.kind) && reading.whole !== undefined && callsElse(said))
    return one({ kind: verdict ?? "none" });
  const longer = verdict === undefined ? goesOn(reading, before.reading, field, moment) : undefined;
  if (longer !== undefined) return one(longer, ...informs);
  const word = loneWord(reading, before.reading);
  if (word !== undefined) {
    const values = wholesOf({ texts: withWord("name", String(before.reading.value), word) }, field, moment);
    return one({ kind: "partial", values, spelled: word }, ...informs, ...also);
  }
  const isSame = reading.status === "value" && JSON.stringify(reading.value) === JSON.stringify(before.reading.value);
  // Said as a whole it agrees; a part that leaves the value as it was may be more of it ("cero"), and agrees to nothing.
  const isAgreed = isSame && (reading.whole === undefined || verdict === "affirm");
  if (isAgreed && verdict !== "deny" && !takesPartBack(plain)) return one({ kind: "affirm" }, ...informs);
  // "No es gmail" says what it is not; "no, es quince de marzo" says the value again.
  if (isSame && /^(?:pues |pos |ay )?no (?:es|era|soy|fue|son)\b/i.test(text)) return one({ kind: "deny" });
  if (isSame && verdict === undefined) return one({ kind: "none" });
  if (reading.status === "value" || reading.candidates.length > 0)
    return one({ kind: "inform", field: field.id, reading, text: textOf(reading, main.text) }, ...informs, ...also);
  if (reading.status === "none" && !field.required) return one({ kind: "absent" }, ...also);
  if (verdict !== undefined) {
    if (verdict === "affirm" && tellsMore(rest, known)) return one({ kind: "none" });
    const isPlain = verdict === "deny" || !(takesPartBack(plain) || saysPart.test(plain));
    if (verdict === "affirm" && isPlain && isGarbled(rest)) return one({ kind: "none" });
    // "Sí, pero en diciembre me paso a otra casa": what is told names no part, and the value is asked about once more.
    const told = isPlain ? undefined : behindBut(text);
    if (told !== undefined && isSentence(told) && !saysPart.test(plain)) return one({ kind: "none" });
    return one({ kind: isPlain ? verdict : "deny" }, ...informs);
  }
  // Something of a value, and no more: it is wrong as it was read back.
  if (reading.status === "ask" && reading.parts !== undefined)
    return one({ kind: "inform", field: field.id, reading, text: main.text });
  return undefined;
}

/** What a repair makes of what was read back; undefined where it makes no value of it. */
function repairedAs(
  repaired: Repair,
  asked: {
    readonly field: Field;
    readonly moment: Moment;
    readonly before: Interpretation;
    readonly also: readonly Act[];
  },
): Understanding | undefined {
  const { field, moment, before, also } = asked;
  const wholes = wholesOf(repaired, field, moment);
  const values = newOf(wholes, repaired, before);
  // "Así mero, Ernández sin hache": it stands so.
  const isAsTold = wholes.length > 0 && wholes.every(({ reading }) => isAsBefore(reading, before));
  if (isAsTold && also.some(({ kind }) => kind === "affirm")) return one({ kind: "affirm" });
  if (values.length > 0) return one({ kind: "partial", values, spelled: repaired.spelled }, ...also);
  if (repaired.texts.length === 0) return one({ kind: "deny" });
  // "El tercero es siete", where it is: told once more, and nothing else of it changes.
  return wholes.every(({ reading }) => isAsBefore(reading, before)) ? one({ kind: "none" }) : undefined;
}

/** "Apartamento 214", where none was read back: a part more of the same address. */
function unitAdded(
  said: string,
  before: Interpretation,
  asked: { readonly field: Field; readonly moment: Moment },
): Act | undefined {
  const { id, kind } = asked.field;
  const reading = kind === "address" ? withPart(said, before, asked) : undefined;
  const isAdded = reading?.status === "value" && reading.parts?.["unitType"];
  return isAdded ? { kind: "inform", field: id, reading, text: textOf(reading, said) } : undefined;
}

/** "Se le fue un siete", "sí, los nueve": nobody knows whose place a digit alone takes. */
function isDigitAlone(said: string, { kind }: Field): boolean {
  return ofDigits.has(kind) && digitsIn(said)?.length === 1;
}

/** "La cita es el 15", "vivo en el 12": a number that is told of something else is no part of this one. */
function callsElse(said: string): boolean {
  const tokens = tokensOf(said);
  if (tokens.some(({ plain }) => ofLife.test(plain))) return true;
  return tokens.some(
    (token) => token.plain.length > 3 && isEveryday(token) && !isConjugated(token) && !ofNumbers.test(token.plain),
  );
}

/** What people tell of themselves with numbers in it. */
const ofLife =
  /^(?:vivo|vive|vivimos|trabaj\w+|pago|pagamos|naci|llegue|voy|vamos|entro|salgo|gano|cuesta|cobran?|cumpl\w+|mido|peso)$/;

/** What numbers and their parts are called, and how one speaks of them. */
const ofNumbers =
  /^(?:numero|telefono|celular|movil|codigo|area|lada|prefijo|digito|cifra|final|principio|medio|mitad|parte|grupo|par|trio|tarjeta|residencia|registro|ultim[oa]|primer[oa]?|segund[oa]|tercer[oa]?|penultim[oa])s?$/;

const ofDigits: ReadonlySet<Field["kind"]> = new Set(["alien-number", "phone"]);

/** What is said of a digit too many or too few. */
const slip = /\b(?:fue|fueron|falt\w+|sobr\w+|com[ei]\w+|salt\w+|repet\w+|repit\w+|mal|equivoc\w+|err\w+)\b/;

/** "La primera del apellido es equis, i, ce": one word takes the place of one, and never of a name of several. */
function loneWord({ value }: Interpretation, before: Interpretation): string | undefined {
  const isName = typeof value === "string" && /^\p{L}+$/u.test(value);
  return isName && /^[\p{L}'’]+ \p{L}/u.test(String(before.value)) ? value : undefined;
}

function isAsBefore(reading: Interpretation, before: Interpretation): boolean {
  return reading.status === "value" && !isOther(reading, before);
}

/** "Apartamento 6", in answer to a question that was answered before: a part of that answer, or another one. */
export function partOfKnown(
  text: string,
  plain: string,
  moment: Moment,
  known: Informed | undefined,
): Understanding | undefined {
  if (known === undefined) return undefined;
  const meant = afterReadBack(text, plain, moment, { kind: "verdict", before: known, isSpelled: false });
  const [act] = meant?.acts ?? [];
  const field = moment.fields.find(({ id }) => id === known.field);
  const isNamed = field !== undefined && namesPart(text, field.kind);
  if (act?.kind === "partial") return isNamed ? meant : one(toConfirm(act));
  if (act?.kind === "letters") return meant;
  if (act?.kind !== "inform" || act.field !== known.field || act.reading.status !== "value") return undefined;
  // A part that leaves the value as it was tells nothing new.
  if (act.reading.whole !== undefined && !isOther(act.reading, known.reading)) return undefined;
  if (act.reading.whole === undefined || !isNamed) return meant;
  // Put together with the old value it looks like a slip of the tongue: by itself the new one is in no doubt.
  const reading = field && read(act.text, field, moment);
  if (JSON.stringify(reading?.value) !== JSON.stringify(act.reading.value) || reading === undefined) return meant;
  return one({ kind: "partial", values: [{ field: known.field, reading, text: act.text }] });
}

/** Which part is meant was not said: the whole that it makes is in doubt. */
function toConfirm({ values, ...act }: ActOf<"partial">): Act {
  return { ...act, values: values.map((one) => ({ ...one, reading: doubted(one.reading, "corrected") })) };
}

/** "No, Texas sí, pero es Pasadena": behind what is right. */
const partlyRight = /^(?:no[,.;\s]+)?(?:\S+\s+){1,4}?(?:s[ií]|est[aá] bien|va bien)[,;]?\s+pero\s+(?<rest>.+)$/iu;

/** "Sí, pero Prado es Pardo": the correction alone, where it is one. */
function correctedBehindYes(
  text: string,
  moment: Moment,
  expects: Extract<Moment["expects"], { kind: "verdict" }>,
): Understanding | undefined {
  const rest = behindBut(text) ?? partlyRight.exec(text)?.groups?.["rest"];
  const meant = rest === undefined ? undefined : afterReadBack(rest, plainText(tokensOf(rest)), moment, expects);
  const [act] = meant?.acts ?? [];
  const isValue = act?.kind === "inform" && act.reading.status === "value";
  return isValue || (act !== undefined && corrections.has(act.kind)) ? meant : undefined;
}

const corrections: ReadonlySet<Act["kind"]> = new Set(["partial", "letters", "name-field"]);

/**
 * "Rosa Elena", and behind its read-back "Prado Luna": the rest of a short name, or another one; that is asked. In
 * answer to a question that is asked again it is another one.
 */
function goesOn(now: Interpretation, before: Interpretation, field: Field, moment: Moment): Act | undefined {
  if (
    moment.expects.kind !== "verdict" ||
    field.kind !== "name" ||
    typeof now.value !== "string" ||
    typeof before.value !== "string"
  )
    return undefined;
  const [first, second] = [plainWords(before.value), plainWords(now.value)];
  if (now.whole !== undefined || first.length > 2 || second.some((word) => first.includes(word))) return undefined;
  const text = `${before.value} ${now.value}`;
  const both = read(text, field, moment);
  if (both.status !== "value") return undefined;
  const values = [
    { field: field.id, reading: both, text },
    { field: field.id, reading: now, text: now.value },
  ];
  return { kind: "partial", values };
}

/** "Cero", "uno siete" behind an A-Number of few digits: it goes on, before the zeros that fill its box. */
function moreDigits(said: string, field: Field, { reading: before }: Informed, moment: Moment): Act | undefined {
  const isShort = field.kind === "alien-number" && before.warnings.includes("padded");
  const digits = isShort && isOnlyDigits(said) ? digitsIn(said) : undefined;
  if (digits === undefined) return undefined;
  const text = `${String(before.value).replace(/^0{1,2}/, "")}${digits}`;
  const reading = read(text, field, moment);
  return reading.status === "value" ? { kind: "inform", field: field.id, reading, text } : undefined;
}

function isOnlyDigits(said: string): boolean {
  return tokensOf(said).every(({ kind, plain }) => kind !== "word" || numberWord(plain) !== undefined);
}

const lacksLetter = /\bno (?:lleva|tiene|va con) (?:la |una )?\w+$/;

/** What a no may come before without telling anything better: "no, repita". */
const wishes: ReadonlySet<Command> = new Set(["repeat", "slower", "spell", "help"]);

/** A word or two that nobody knows, right behind a yes, may be a correction that was misheard: "sí, cien". */
function isGarbled(rest: string): boolean {
  const words = plainWords(rest);
  return words.length > 0 && words.length <= 2;
}

/** "Sí, el quince o dieciséis", "está bien, West Main Street": a number, or words of the value and others beside them. */
function tellsMore(rest: string, known: string): boolean {
  const words = plainWords(rest).filter((word) => !isOpinionWord(word));
  const value = plainWords(known);
  const isNumber = (word: string) => /\d/.test(word) || (numberWord(word) !== undefined && !/^una?$/.test(word));
  return (
    words.some(isNumber) || (words.some((word) => value.includes(word)) && words.some((word) => !value.includes(word)))
  );
}

/** One word that tells nothing of a kind, and "bien". */
function isGarbledYes(rest: string, { kind }: Field): boolean {
  const word = /^(\S+) [bv]ien$/.exec(rest)?.[1];
  return (
    word !== undefined &&
    kind !== "date" &&
    numberWord(word) === undefined &&
    !/^(?:no|mal|pero|menos|casi)$/.test(word)
  );
}

/** Words with a verb, and more than one of a correction. */
function isSentence(words: string): boolean {
  const tokens = tokensOf(words);
  return tokens.length > 4 && tokens.some((token) => isVerb(token) || isConjugated(token));
}

/** "Sí, pelo la calle es Park": a part that is told behind a yes, whatever became of its "pero". */
const saysPart =
  /\b(el|la|mi) (numero|calle|ciudad|estado|codigo|zip|apartamento|dia|mes|ano|nombre|apellido|ultimo|penultimo)\b.* \w+/;

/** The wholes that a repair may mean, each read once. */
function wholesOf({ texts }: Repair, field: Field, moment: Moment): readonly Informed[] {
  return texts.map((text) => ({ field: field.id, reading: read(text, field, moment), text }));
}

/** Those of the wholes that are values, without those that were read back already. */
function newOf(wholes: readonly Informed[], { spelled }: Repair, before: Interpretation): readonly Informed[] {
  return wholes.filter(
    ({ reading }) => reading.status === "value" && (isOther(reading, before) || spelled !== undefined),
  );
}
