import { mistaken, sayings, takesBackHeard } from "../../answers/clauses/cue-words.ts";
import type { Interpretation } from "../../answers/interpretation.ts";
import { isOneLetterAway } from "../../answers/words/distance.ts";
import { fold, plainText, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import { type Act, type Moment, one, type Understanding } from "../act.ts";
import { read } from "../reading.ts";
import { contrastIn } from "../repairs/contrast.ts";
import { repairIn, whatHolds } from "../repairs/repair.ts";
import { likeOld } from "../repairs/with-word.ts";
import { addsNames, isClearFor } from "./clear-value.ts";
import { fieldsNamed } from "./named-fields.ts";
import { cuedPieces } from "./pieces.ts";

/** What comes before a better value: "está mal, es ...", "me equivoqué, ...", "cámbielo por ...". */
const fault = new RegExp(
  String.raw`^.*?\b(?:(?:est[aá]|sali[oó]|qued[oó]|puse|dije|di|escrib[ií]|anot[oó]) mal|${mistaken}(?: (?:en|con) [^,;.]+)?|se me olvid[oó]|c[aá]mbi\w+|cambiar\w*|corrij\w+|corr[ei]g\w+)(?!\p{L})[^,;.:]*?(?:[,;.:]+\s*|\s+(?=(?:es|era|por|son|debe|va|mi(?= [^,;.:]*\b(?:es|era|son)\b)|nac[ií]|me llamo)\b))(?:(?:pues|no|es que|${sayings})[,\s]+)*(?:(?:es|era|son|soy|por|debe ser|va|pong[aá]\w*)\s+)?`,
  "iu",
);

/** A part of an answer given before is corrected in one breath, named with its fault: "el día está mal, es el veintitrés". */
export function correctedByName(text: string, moment: Moment): Understanding | undefined {
  if (!mayPutRight.has(moment.expects.kind)) return undefined;
  const head = fault.exec(text)?.[0];
  if (head === undefined) return undefined;
  const { expects, field: asked, answers, ahead = {} } = moment;
  // What is read back is put right by its own repairs.
  const isGiven = ({ id }: Field) =>
    (answers[id] ?? ahead[id]) !== undefined && !(expects.kind === "verdict" && id === asked?.id);
  const given = moment.fields.filter(isGiven);
  const [named, other] = fieldsNamed(given, head);
  // "Cambie el mes": of several answers that have one, which is asked.
  const withPart = named === undefined ? given.filter(({ kind }) => partsNamed[kind]?.test(head)) : [];
  if (withPart.length > 1) return one({ kind: "name-field", fields: withPart.map(({ id }) => id) });
  const field = given.find(({ id }) => other === undefined && id === named) ?? withPart[0];
  if (field === undefined) return named === undefined ? correctedLast(text, moment) : undefined;
  const part = partsNamed[field.kind]?.exec(head)?.[0];
  const better = text.slice(head.length);
  const words = part === undefined ? better : `el ${part} es ${better}`;
  const isClear = isClearFor(field, words, read(words, field, moment));
  return isClear || isPartOfDate(field, words, moment) ? inPlaceOf(field, words, moment) : undefined;
}

/** "Nací el cuatro, no el tres", where another question stands: the words that tell an answer name the one that is put right. */
export function correctedByCue(text: string, moment: Moment): Understanding | undefined {
  const given = moment.fields.filter(({ id, kind }) => moment.answers[id] !== undefined && closed.has(kind));
  const [piece, other] = cuedPieces(text, given);
  const field = given.find(({ id }) => id === piece?.field);
  if (piece === undefined || field === undefined || other !== undefined || field.id === moment.field?.id)
    return undefined;
  return contrastIn(piece.text) === undefined ? undefined : inPlaceOf(field, piece.text, moment);
}

/** Where an earlier answer may be put right by its name. */
const mayPutRight: ReadonlySet<Moment["expects"]["kind"]> = new Set(["answer", "verdict", "yes-no"]);

/** "El día lo dije mal", "el apellido está mal": the part that is named with the fault. */
const partsNamed: Partial<Record<Field["kind"], RegExp>> = {
  date: /(?<!\p{L})(?:d[ií]a|mes|a[nñ]o)(?!\p{L})/iu,
  name: /(?<!\p{L})(?:(?:primer|segundo) )?apellido(?!\p{L})/iu,
};

/**
 * The answer taken last is corrected right after it, though another question stands by then: "es 16, no 17", "Huarcaya
 * es con hache". Only what sets one thing against another, or tells of a letter, is taken for that.
 */
export function correctedLast(said: string, moment: Moment): Understanding | undefined {
  const text = withoutApology(said);
  const { previous, fields, expects } = moment;
  const field = fields.find(({ id }) => id === previous);
  if (field?.kind !== "address" && ofHouse.test(plainText(tokensOf(text)))) return undefined;
  const before = field && storedReading(field, moment);
  if (field === undefined || before === undefined || expects.kind !== "answer" || field.id === moment.field?.id)
    return undefined;
  const better = closed.has(field.kind) ? takenBack.exec(said)?.groups?.["better"] : undefined;
  const isClear = (words: string) => isClearFor(field, words, read(words, field, moment));
  if (better !== undefined && isClear(better)) return inPlaceOf(field, better, moment);
  const respelled = moment.field?.kind === "name" ? undefined : nameRespelled(text, field, before);
  if (respelled !== undefined) return inPlaceOf(field, respelled, moment);
  const contrast = contrastIn(text);
  const isContrasted = contrast !== undefined && (isClear(contrast.now) || isPartOfDate(field, contrast.now, moment));
  if (contrast === undefined ? !(corrects.test(text) && tellsPart(field, text, isClear)) : !isContrasted)
    return undefined;
  const repaired = repairIn(text, field, before);
  for (const words of repaired?.texts ?? []) {
    if (field.kind === "name" && !addsNames(words, String(before.value))) continue;
    const act = informed(field, words, before, moment);
    if (act !== undefined) return one(act);
  }
  return contrast && inPlaceOf(field, text, moment);
}

/**
 * "No, azules": a choice that was only noted is put right behind it, whatever the question that stands by then would make
 * of the words; of "perdón" only words that do not answer that question.
 */
export function correctedNoted(said: string, moment: Moment): Understanding | undefined {
  const { previous, fields, expects, field: asked } = moment;
  const noted = fields.find(({ id, extra }) => id === previous && extra?.isNoted);
  const better = takenBack.exec(said)?.groups?.["better"];
  if (noted === undefined || better === undefined || expects.kind !== "answer") return undefined;
  if (asked === undefined || asked.id === noted.id) return undefined;
  const isRefused = /^no\b/i.test(said.trim());
  if (!isRefused && read(better, asked, moment).status === "value") return undefined;
  return inPlaceOf(noted, better, moment);
}

/** "Es que se me murió en agosto", to the spouse's name: words that answer nothing that is asked, and the answer before otherwise. */
export function toldOtherwise(text: string, moment: Moment): Understanding | undefined {
  const { previous, fields, expects } = moment;
  const field = fields.find(({ id }) => id === previous);
  const isTold = field !== undefined && ofEverydayWords.has(field.kind) && expects.kind === "answer";
  return isTold && !/[?¿]/.test(text) ? inPlaceOf(field, text, moment) : undefined;
}

/** "La dirección que le di antes no puede estar ahí": of an answer that is named so more is said, and nobody can tell what. */
export function answerRecalled(
  text: string,
  { fields, answers, expects, field: asked }: Moment,
): Understanding | undefined {
  const at = recalled.exec(fold(text))?.index;
  if (expects.kind !== "answer" || at === undefined) return undefined;
  const given = fields.filter((field) => field.id !== asked?.id && answers[field.id] !== undefined);
  const [named, other] = fieldsNamed(given, text.slice(0, at));
  if (named === undefined || other !== undefined) return undefined;
  return asksWhich.test(fold(text))
    ? one({ kind: "ask", topic: "what-stands", field: named })
    : one({ kind: "name-field", fields: [named] });
}

/** "Y la dirección que le dije cuál fue". */
const asksWhich = /\b(?:cual|como|que) (?:fue|era|es|quedo)\b/;

const recalled =
  /\bque (?:(?:le|te|les|lo|la|me|ya|yo|antes|primero|ahorita|hace (?:un )?rato) )*(?:di|dije|puse|escribi|conte|pase|apunte|apunto|puso|anoto|entendio)\b/;

/** Kinds whose values are everyday words, which tell nothing else. */
const ofEverydayWords: ReadonlySet<Field["kind"]> = new Set(["marital", "relation"]);

/** "El número de mi casa", "el apartamento": of an address, and of nothing else. */
const ofHouse = /\b(?:casa|calle|apartamento|zip|codigo postal)\b/;

/** "Es Wilmar", right behind Wilmer: one word that is nearly one of the name's, and is said to be it. */
function nameRespelled(text: string, { kind }: Field, { value }: Interpretation): string | undefined {
  const word = /^(?:(?:es|era|soy)\s+)+(\p{L}{4,})[.!]?$/iu.exec(text)?.[1];
  if (kind !== "name" || word === undefined || typeof value !== "string") return undefined;
  const [old, other] = value.split(" ").filter((one) => isOneLetterAway(fold(one), fold(word)));
  const isAnother = old !== undefined && other === undefined && fold(old) !== fold(word);
  return isAnother ? value.replace(old, likeOld(word, old)) : undefined;
}

/** "En el noventa y uno, no en el noventa": of a date its year, its month or its day may be put right alone. */
function isPartOfDate(field: Field, words: string, moment: Moment): boolean {
  return field.kind === "date" && Object.values(read(words, field, moment).parts ?? {}).some((part) => part !== "");
}

/** "Termina en ocho" tells how a number ends, and "termina en un rato" does not. */
function tellsPart({ kind }: Field, text: string, isClear: (words: string) => boolean): boolean {
  return kind === "phone" || kind === "alien-number" || kind === "date" ? isClear(text) : true;
}

/** "No, 16 de junio", "perdón, era 1962". */
const takenBack = new RegExp(
  String.raw`^(?:(?:no|nop|${takesBackHeard})[,;.\s]+)+(?:(?:es|era|fue|son)\s+)?(?<better>.+)$`,
  "iu",
);

/** Kinds whose readers read nothing but their own: any words at all may be a name. */
const closed: ReadonlySet<Field["kind"]> = new Set(["date", "phone", "alien-number", "address", "email"]);

/** Words that change something: a letter, a word too many or too few, another order. A lone word is no correction. */
const corrects =
  /\b(?:con|sin|lleva|falta|falt[oó]|sobra|[uú]ltim[oa]|qu[ií]t\w+|agr[eé]g\w+|al rev[eé]s|primero|se escribe|termina|empieza)(?!\p{L})/iu;

/** What some words make of a stored answer: another whole value, or its own with a part changed. */
export function inPlaceOf(field: Field, words: string, moment: Moment): Understanding | undefined {
  const before = storedReading(field, moment);
  if (before === undefined || plainText(tokensOf(words)) === "") return undefined;
  const [repaired] = repairIn(words, field, before)?.texts ?? [];
  const held = whatHolds(words, field);
  const act =
    (repaired === undefined ? undefined : informed(field, repaired, before, moment)) ??
    informed(field, held, before, moment);
  return act && one(act);
}

function informed(field: Field, words: string, before: Interpretation, moment: Moment): Act | undefined {
  const said = before.spanishReadback ?? before.english ?? "";
  const reading = read(words, field, moment, { said, isWhole: true });
  const isOther = JSON.stringify(reading.value) !== JSON.stringify(before.value);
  if (reading.status !== "value" || !isOther) return undefined;
  return { kind: "inform", field: field.id, reading, text: reading.whole ? (reading.spanishReadback ?? words) : words };
}

/** What an answer given before means; undefined where it is no value. */
export function storedReading(field: Field, moment: Moment): Interpretation | undefined {
  const stored = moment.answers[field.id] ?? moment.ahead?.[field.id];
  const reading = stored && read(stored.said, field, { ...moment, today: stored.heardAt.slice(0, 10) });
  return reading?.status === "value" ? reading : undefined;
}

/** What stands before a correction and says nothing of it: "uy", "perdón, es que", "le puse mal". */
const lead = new RegExp(
  String.raw`^(?:(?:uy|ay|ah|oh|eh|no(?=[,;.:])|pero|y|oiga|mire|f[ií]jese(?: que)?|esper\p{L}*|p[eé]r[ae]\p{L}*|${takesBackHeard}(?: (?:en|con))?|es que|se me olvid[oó](?: (?:decirle?|ponerle?|mencionarle?))?(?: que)?|ya vi que|creo que|(?:le )?puse mal|(?:est[aá]|qued[oó]|sali[oó]) mal)[,;:.\s]+)+`,
  "iu",
);

/** A correction without the apology before it: "perdón, es que", "uy". */
export function withoutApology(text: string): string {
  return text.trim().replace(lead, "");
}
