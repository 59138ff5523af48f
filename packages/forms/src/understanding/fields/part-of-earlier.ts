import type { Interpretation } from "../../answers/interpretation.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import { type Act, type Moment, one, type Understanding } from "../act.ts";
import { isOther, read } from "../reading.ts";
import { contrastIn } from "../repairs/contrast.ts";
import { digitsIn } from "../repairs/number.ts";
import { repairIn } from "../repairs/repair.ts";
import { isClearFor, isPartOfAddress } from "./clear-value.ts";
import { storedReading, withoutApology } from "./earlier.ts";
import { fieldsNamed } from "./named-fields.ts";

/** What an answer is called where a part of it is told: the words that name it, and those that name only its part. */
const called: Partial<Record<Field["kind"], { readonly whole: string; readonly part?: RegExp }>> = {
  phone: { whole: "(?:n[uú]mero )?(?:de )?(?:tel[eé]fono|celular|celu|cel|m[oó]vil|tel)" },
  "alien-number": { whole: "n[uú]mero (?:de )?(?:alien|(?:la )?tarjeta(?: verde)?|a)|alien" },
  email: { whole: "correo(?: electr[oó]nico)?|e-?mail|mail" },
  address: {
    whole: "direcci[oó]n|domicilio",
    part: /\b(?:apartamento|apartamiento|departamento|depto|apto|apt|unidad|suite|codigo postal|zip|ciudad|calle|avenida|casa)\b/,
  },
  date: { whole: "(?:fecha de )?(?:nacimiento|residencia)|cumplea[nñ]os", part: /\b(?:ano|mes|dia)\b/ },
  name: {
    whole: "nombre(?: completo)?(?= (?:va|lleva|no|es sin|sin|con|se escribe|(?:me )?falt[oó]n?)(?![a-z]))",
    part: /\b(?:nombre|apellido)s?\b/,
  },
};

/**
 * A part of an answer given before, which the words name, told while another question stands: "uy, el teléfono termina
 * en 78", "el apartamento es el cuatro", "mi nombre va sin el Lidia".
 */
export function partOfEarlier(text: string, moment: Moment): Understanding | undefined {
  const { expects, fields, field } = moment;
  const isOpen =
    (expects.kind === "answer" && !expects.isSpelling) ||
    expects.kind === "verdict" ||
    (expects.kind === "yes-no" && expects.isReview);
  if (!isOpen) return undefined;
  const plain = plainText(tokensOf(text));
  if (plain.split(" ").length > mostWords || /[¿?]/.test(text)) return undefined;
  const given = fields.filter((one) => one.id !== field?.id && isNamedIn(one, plain));
  // A part of the very kind that is asked for answers the question.
  const others = given.filter(({ kind }) => kind !== field?.kind);
  const told = theOne(others, text, moment);
  const before = told && storedReading(told, moment);
  if (told === undefined || before === undefined) return partAhead(plainText(tokensOf(withoutApology(text))), moment);
  const act = changed(partWords(text, told), told, before, moment);
  if (act !== undefined) return one(act);
  // "Segundo apellido" is of a name, and no day: what of it is wrong is asked.
  return told.kind === "name" && surname.test(plain) ? one({ kind: "name-field", fields: [told.id] }) : undefined;
}

/** "El número de mi casa es 1422", before the address is asked: it waits for its question, and the rest is asked there. */
function partAhead(plain: string, { fields, field: asked, answers, ...moment }: Moment): Understanding | undefined {
  const { unit, number } = ofHome.exec(plain)?.groups ?? {};
  const digits = digitsIn(number ?? "");
  const field = fields.find(
    ({ kind, about, extra }) => kind === "address" && about === undefined && extra === undefined,
  );
  if (digits === undefined || field === undefined || asked?.kind === "address" || answers[field.id] !== undefined)
    return undefined;
  const text = unit === undefined ? digits : `apartamento ${digits}`;
  return one({ kind: "inform", field: field.id, text, reading: read(text, field, { ...moment, fields, answers }) });
}

const surname = /\b(?:segundo|primer|otro) apellido\b/;

const ofHome =
  /^(?:el |mi )?(?:numero de (?:mi |la )?casa|(?<unit>apartamento|departamento|depto|apto)) es (?:el )?(?<number>.+)$/;

/** Longer sentences tell a story. */
const mostWords = 16;

function isNamedIn({ kind }: Field, plain: string): boolean {
  const words = called[kind];
  if (words === undefined) return false;
  return (
    new RegExp(`\\b(?:${words.whole.replace(/\[(.)[^\]]*\]/g, "$1")})\\b`).test(plain) ||
    words.part?.test(plain) === true
  );
}

/** Of several answers of a kind the one that is named best; the own one where nobody else is named. */
function theOne(named: readonly Field[], text: string, { answers }: Moment): Field | undefined {
  const given = named.filter(({ id }) => answers[id] !== undefined);
  const kinds = new Set(given.map(({ kind }) => kind));
  if (kinds.size > 1) {
    // "El último número del teléfono": the whole's name tells more than that of a part.
    const whole = given.filter(({ kind }) =>
      new RegExp(`(?<!\\p{L})(?:${called[kind]?.whole})(?!\\p{L})`, "iu").test(text),
    );
    return whole.length === 1 ? whole[0] : undefined;
  }
  if (given.length < 2) return given[0];
  const [best, other] = fieldsNamed(given, text);
  return other === undefined ? given.find(({ id }) => id === best) : undefined;
}

/** The words about the part alone, as a repair of the whole has them. */
function partWords(text: string, { kind }: Field): string {
  const whole = called[kind]?.whole ?? "";
  const name = new RegExp(
    String.raw`[,\s]*(?:(?<!\p{L})(?:al|del|en el|en mi|en la|a mi|de mi|de la|de|el|la|mi|su)\s+)*(?<!\p{L})(?:${whole})(?!\p{L})[,:]*`,
    "iu",
  );
  const bare = withoutApology(withoutApology(text).replace(name, " "));
  return bare
    .replace(/\s+/g, " ")
    .replace(/^(?:va|es)\s+(?=sin\b)/iu, "")
    .trim();
}

/** "El apartamento es el 41, no el 14", where no 14 was noted: only the new one is told. */
function withoutOld(words: string, { english = "" }: Interpretation): string {
  const { rest, old = "" } =
    /^(?<rest>.+?)[,;]?\s+no\s+(?:(?:el|la|es)\s+)*(?<old>\S+?)[.!]?$/iu.exec(words)?.groups ?? {};
  return rest === undefined || plainText(tokensOf(english)).split(" ").includes(old.toLowerCase()) ? words : rest;
}

function changed(words: string, field: Field, before: Interpretation, moment: Moment): Act | undefined {
  if (words === "") return undefined;
  const texts = repairIn(field.kind === "address" ? withoutOld(words, before) : words, field, before)?.texts ?? [];
  const readings = texts.map((text) => ({ text, reading: read(text, field, moment) }));
  const [only, other] = readings.filter(({ reading }) => reading.status === "value" && isOther(reading, before));
  if (only !== undefined && other === undefined && isPartOfAddress(field, words, only.reading))
    return { kind: "inform", field: field.id, ...only };
  if (only !== undefined || field.kind !== "date") return undefined;
  // "El año es 1964" is put into the date by its own reader.
  const said = before.spanishReadback ?? "";
  const reading = read(words, field, moment, { said, isWhole: true });
  const isNew = reading.status === "value" && isOther(reading, before);
  // "Puse veintiuno y es veintidós" sets one against the other.
  const isClear = isNew && (contrastIn(words) !== undefined || isClearFor(field, words, reading));
  return isClear ? { kind: "inform", field: field.id, reading, text: reading.spanishReadback ?? words } : undefined;
}
