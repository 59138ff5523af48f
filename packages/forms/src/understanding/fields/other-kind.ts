import type { Interpretation } from "../../answers/interpretation.ts";
import { numberWord } from "../../answers/numbers/vocabulary.ts";
import type { Field } from "../../forms/definition.ts";
import { type Moment, one, type Understanding } from "../act.ts";
import { read } from "../reading.ts";
import { isClearFor, isMonth } from "./clear-value.ts";
import { piecesOf } from "./pieces.ts";

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

/** An answer that looks like no other kind of answer, whatever was asked. */
interface Shape {
  readonly kind: Kind;
  /** Tells from the words alone whether it is worth reading them. */
  readonly fits: (plain: string, text: string) => boolean;
  /** Tells whether what was read is this and nothing else. */
  readonly isSure: (reading: Interpretation, field: Field, text: string) => boolean;
  /** Kinds of questions whose answers look alike. */
  readonly alike: readonly Kind[];
}

const shapes: readonly Shape[] = [
  {
    kind: "email",
    fits: (plain, text) => /\S@\S+\.\w/.test(text) || /\barroba\b.*\bpunto\b/.test(plain),
    isSure: () => true,
    alike: [],
  },
  {
    kind: "phone",
    fits: (plain) => plain.split(" ").every((word) => /^\d+$/.test(word) || numberWord(word) !== undefined),
    isSure: (reading, field, text) => !reading.needsConfirmation && isClearFor(field, text, reading),
    alike: ["alien-number"],
  },
  {
    kind: "alien-number",
    fits: (plain) => /^(?:(?:el|mi|numero|es) )*a ?(?:\d|cero\b|uno\b|dos\b)/.test(plain),
    isSure: (reading, field, text) => !reading.needsConfirmation && isClearFor(field, text, reading),
    alike: ["phone", "address"],
  },
  {
    kind: "address",
    // "El ocho de septiembre, el día de la Virgen, de 1953" is a date, though an address could be made of it.
    fits: (plain) => plain.split(" ").length >= 5 && numbersIn(plain) >= 2 && !plain.split(" ").some(isMonth),
    isSure: ({ value }) =>
      typeof value === "object" && "zip" in value && value.zip !== "" && /^\d|^PO Box/i.test(value.line),
    alike: [],
  },
  {
    kind: "date",
    fits: (plain) => plain.split(" ").some(isMonth),
    isSure: (reading, field, text) => !reading.needsConfirmation && isClearFor(field, text, reading),
    alike: [],
  },
  {
    kind: "country",
    fits: (plain) => plain.split(" ").length <= 3,
    isSure: (reading, field, text) => !reading.needsConfirmation && isClearFor(field, text, reading),
    alike: ["address"],
  },
];

/**
 * The answer to another question, told by its shape before the question that stands is asked of it: a postal address
 * is no country of birth, and ten digits are no more of an address. Where several questions or none may be meant, it
 * is not understood.
 */
export function shapedLikeOther(text: string, plain: string, moment: Moment): Understanding | undefined {
  const { field, fields, answers } = moment;
  if (field === undefined || !closed.has(field.kind) || moment.expects.kind === "yes-no") return undefined;
  for (const { kind, fits, isSure, alike } of shapes) {
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

/** "305 555 0123 y mi correo es ...": what stands before the words that name the other answers the question itself. */
function answersToo(text: string, field: Field, moment: Moment): boolean {
  const [main, other] = piecesOf(text, moment);
  return main?.field === field.id && other !== undefined && read(main.text, field, moment).status === "value";
}

function numbersIn(plain: string): number {
  return plain.split(" ").filter((word) => /\d/.test(word) || numberWord(word) !== undefined).length;
}
