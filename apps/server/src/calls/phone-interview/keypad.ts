import { currentField, type Field, type FieldKind, type Interview, situationOf } from "@dilo/forms";
import type { KeysWanted } from "./key-entry.ts";

/** What keys mean where the interview stands: words that are heard, a repetition, or nothing that could be answered so. */
export type Meant = { readonly kind: "heard"; readonly text: string } | { readonly kind: "repeat" | "no-keys" };

/** Situations that are answered with yes or no. */
const closed: ReadonlySet<string> = new Set([
  "confirming",
  "unread",
  "same-person",
  "checking-group",
  "ending",
  "taking-back",
  "saving",
  "reviewing",
  "open-point",
]);

const digitsOf: Readonly<Partial<Record<FieldKind, number>>> = { date: 8, "alien-number": 9, phone: 10 };

/** Answers that are told in words and have a number in them, such as a ZIP code that is asked for alone. */
const withNumbers: ReadonlySet<FieldKind> = new Set(["address", "mailing-address", "number"]);

const months = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");

/** So long after the last key an entry is over: fingers that look for the next one take their time. Milliseconds. */
const pauseMs = 4000;
/** After a yes or a no, which may also be the first key of the answer that was meant. */
const shortPauseMs = 1000;

/** How many keys are a whole answer where the interview stands, and which pause ends it before that. */
export function keysWanted(interview: Interview): KeysWanted {
  if (closed.has(situationOf(interview))) return { most: Number.POSITIVE_INFINITY, pauseMs: shortPauseMs };
  const kind = currentField(interview)?.kind;
  if (kind === "yesno") return { most: 1, pauseMs };
  return { most: (kind && digitsOf[kind]) ?? Number.POSITIVE_INFINITY, pauseMs };
}

/** What keys that were pressed mean; "*" says it again, 0 alone asks for a person. */
export function meantBy(keys: string, interview: Interview): Meant {
  if (keys.includes("*")) return { kind: "repeat" };
  const field = currentField(interview);
  const isClosed = closed.has(situationOf(interview)) || field?.kind === "yesno";
  if (isClosed && keys === "1") return { kind: "heard", text: "sí" };
  if (isClosed && keys === "2") return { kind: "heard", text: "no" };
  if (keys === "0" && (isClosed || field?.kind !== "number"))
    return { kind: "heard", text: "quiero hablar con una persona" };
  const text = field && answerOf(keys, field);
  if (text === undefined || (isClosed && keys.length === 1)) return { kind: "no-keys" };
  // Other keys than yes and no, where an answer is read back, are the answer that was meant.
  return { kind: "heard", text: isClosed ? `no, ${text}` : text };
}

/** Tells whether a question can be answered with keys, beside yes and no. */
export function takesKeys({ kind }: Field): boolean {
  return digitsOf[kind] !== undefined || kind === "number";
}

function answerOf(keys: string, { kind }: Pick<Field, "kind">): string | undefined {
  if (kind === "date") return dateOf(keys);
  return digitsOf[kind] !== undefined || withNumbers.has(kind) ? keys : undefined;
}

/** "15031985" in words, day first, as it was asked for; what is no such date is left to the reader, which asks. */
function dateOf(keys: string): string {
  const [, day = "", month = "", year = ""] = /^(\d\d)(\d\d)(\d{4})$/.exec(keys) ?? [];
  const name = months[Number(month) - 1];
  return name === undefined ? keys.replace(/^(\d\d)(\d\d)(\d+)$/, "$1/$2/$3") : `${Number(day)} de ${name} de ${year}`;
}
