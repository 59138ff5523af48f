import { clausesIn } from "../answers/clauses/parting.ts";
import { monthOf } from "../answers/date/grammar/months.ts";
import { numberWord } from "../answers/numbers/vocabulary.ts";
import { plainText, type Token, tokensOf } from "../answers/words/tokens.ts";
import type { Field } from "../forms/definition.ts";
import { type Moment, one, type Understanding } from "./act.ts";
import { tagsOf } from "./lexicon.ts";
import { hasRead, read } from "./reading.ts";

/** Kinds whose answers have parts, of which one may be known and another not. */
const inParts: ReadonlySet<Field["kind"]> = new Set(["date", "address", "mailing-address", "name", "phone"]);

/** A part by its name, and that it is not known; in either order. */
const part =
  "(?:(?:el|la|lo|los|las|mi|su|de|del|dos|tres|cuatro|cual|que|es|fue|era|exact[oa]|bien|si|pero|y|muy) )*(?:dia|mes|ano|fecha exacta|zip|zip code|codigo(?: postal| de area)?|area|lada|apartamento|departamento|unidad|numero(?: de (?:la )?(?:casa|calle|apartamento))?|calle|ciudad|estado|provincia|pais|colonia|(?:segundo |primer |otro )?(?:apellido|nombre)(?: (?:materno|paterno|completo))?|resto|demas|final|otr[oa]s|ultim[oa]s?(?: (?:dos|tres|cuatro|\\d))?(?: (?:numeros|digitos|cifras))?|eso|ese|esa)(?: exact[oa])?";
const unknown =
  "(?:(?:la verdad|ahorita|ahora|de veras|si|ese|esa|eso|ya|es que|todavia) )*(?:(?:no|ni) (?:(?:me|lo|la|le|los|las|se) )*(?:se|acuerdo|recuerdo|sabria|conozco|tengo(?: a la mano| aqui| ahorita)?|traigo|encuentro)|(?:lo|la|se me) olvid\\w+|desconozco|quien sabe|ni idea)(?: (?:bien|muy bien|exactamente|de memoria|ahorita|ahora|seguro|todavia|decirle|mas|nada mas|nada|otra cosa|de|del))*";
const unknownPart = new RegExp(`^(?:${part} ${unknown}|${unknown}(?: ${part})?)$`);
const atEnd = new RegExp(` (?:${part} ${unknown}|${unknown} ${part})$`);
const before = new RegExp(` (?:${part} ${unknown}|${unknown} ${part}) (?=(?:pero|fue|es|era|en|solo|nomas) )`);

/**
 * An answer of which a part is told and another is not known: "1820 Garfield Street, Houston, el zip no me lo sé". Not
 * knowing belongs to its clause: the rest is read alone. Undefined where nothing is left, or nothing of it is read.
 */
export function knownPart(text: string, moment: Moment): Understanding | undefined {
  const { field, expects } = moment;
  const isOpen = (expects.kind === "answer" && !expects.isSpelling) || expects.kind === "choice";
  if (field === undefined || !isOpen || !inParts.has(field.kind)) return undefined;
  const said = withoutUnknown(text, field.kind === "date" || field.kind === "phone");
  if (said === undefined || said === "")
    return isOnePartUnknown(text, moment) ? one({ kind: "dont-know", isOfPart: true }) : undefined;
  // "No, de veras no me acuerdo", said to the question for the rest.
  if (tagsOf(plainText(tokensOf(said))) !== undefined)
    return expects.kind === "choice" ? one({ kind: "dont-know" }) : undefined;
  const reading = read(said, field, moment);
  const isRead = reading.status === "value" || (reading.status === "ask" && hasRead(reading, field, said));
  return isRead ? one({ kind: "inform", field: field.id, reading, text: said }, { kind: "dont-know" }) : undefined;
}

/** "No me acuerdo bien si es el doce o el trece de mayo": which of the two is asked. */
export function eitherTold(text: string, moment: Moment): Understanding | undefined {
  const { field, expects } = moment;
  const lead = field?.kind === "date" && expects.kind === "answer" ? undecided.exec(text)?.[0] : undefined;
  if (lead === undefined || field === undefined) return undefined;
  const told = text.slice(lead.length);
  const reading = read(told, field, moment);
  return hasRead(reading, field, told) ? one({ kind: "inform", field: field.id, reading, text: told }) : undefined;
}

const undecided =
  /^.*?(?<!\p{L})no\s+(?:me\s+)?(?:s[eé]|acuerdo|recuerdo|estoy\s+segur[oa])(?:\s+(?:muy|bien|de))*\s+si\s+(?:es|era|fue|nac[ií])\s+(?=.*\so\s)/iu;

/** "No sé el código postal", alone, to the question for an address: the rest may well be known. */
function isOnePartUnknown(text: string, { field, expects }: Moment): boolean {
  const named = field === undefined ? undefined : partsOf[field.kind];
  const plain = plainText(tokensOf(text));
  return named !== undefined && expects.kind === "answer" && unknownPart.test(plain) && named.test(plain);
}

/** The parts by which an answer of a kind may lack one; "la fecha" and "el número" are the whole. */
const partsOf: Partial<Record<Field["kind"], RegExp>> = {
  address:
    /\b(?:zip|codigo postal|calle|ciudad|estado|apartamento|departamento|unidad|numero de (?:la )?(?:casa|calle))\b/,
  "mailing-address": /\b(?:zip|codigo postal|calle|ciudad|estado|apartamento)\b/,
  date: /\b(?:dia|mes|ano|fecha exacta)\b/,
  name: /\b(?:segundo|otro|materno|paterno)\b/,
  phone: /\b(?:area|lada|ultim[oa]s)\b/,
};

/**
 * The words without the clauses that say what is not known; undefined where there is none, or nothing else.
 * @param isInDigits the answer is told in numbers and months: any other word is none of it
 */
export function withoutUnknown(text: string, isInDigits = false): string | undefined {
  const tokens = tokensOf(text);
  const clauses = clausesIn(tokens);
  const known = clauses.filter((clause) => !isUnknown(clause, isInDigits));
  const told = known.length < clauses.length ? wordsOf(known, text) : cut(text);
  return told?.replace(/[\s,;.]+(?:y|pero|aunque|nom[aá]s que|s[oó]lo que)$/iu, "");
}

/** "Quién sabe cuándo" calls nobody. */
const asking = /^(?:cuando|donde|cual|cuales|como|quien|cuanto|cuantos)$/;

/** "El día ni idea, chamo": whom one speaks to may be called by any word behind it, but by none that may be the part. */
function isUnknown(clause: readonly Token[], isInDigits: boolean): boolean {
  const plain = plainText(clause);
  const [, before = "", last = ""] = /^(.+) (\p{L}{4,})$/u.exec(plain) ?? [];
  const isCalled = last !== "" && !asking.test(last) && numberWord(last) === undefined && monthOf(last) === undefined;
  return unknownPart.test(plain) || (isInDigits && isCalled && unknownPart.test(before));
}

function wordsOf(clauses: readonly (readonly Token[])[], text: string): string {
  return clauses
    .map((clause) => text.slice(clause[0]?.start, clause.at(-1)?.end))
    .join(" ")
    .replace(/[\s,;.]+$/u, "");
}

/** The same where no pause parts the two. */
function cut(text: string): string | undefined {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== "mark");
  const plain = ` ${plainText(tokens)}`;
  const count = (words: string) => words.trim().split(" ").filter(Boolean).length;
  const end = atEnd.exec(plain)?.[0];
  if (end !== undefined) return text.slice(0, tokens[tokens.length - count(end)]?.start).trim();
  // "415 Walnut Street, el código postal no me lo sé, es en Tulsa": what is told stands on both sides of it.
  const found = before.exec(plain);
  if (found === null) return undefined;
  const at = count(plain.slice(0, found.index));
  const behind = text.slice(tokens[at + count(found[0])]?.start);
  return `${text.slice(0, tokens[at]?.start)}${behind}`.trim();
}
