import { atStart, whole } from "../answers/words/phrases.ts";
import { plainText, tokensOf } from "../answers/words/tokens.ts";
import { isGivenName } from "../names/given-names.ts";
import type { Moment } from "./act.ts";
import { roomPhrases, vocativePhrases } from "./phrases/to-others.ts";
import { read } from "./reading.ts";

const order = whole(roomPhrases.order);
const coming = whole(roomPhrases.coming);
const vocative = atStart(vocativePhrases);

/** Longer words are a story, and no order. */
const mostWords = 20;

/** Kinds whose answers are made of numbers or letters: where their reader is content, the words answer. */
const ofNumbers: ReadonlySet<string> = new Set([
  "date",
  "phone",
  "alien-number",
  "email",
  "address",
  "mailing-address",
]);
const introduction =
  /\b(?:me llamo|se llama|mi nombre|soy|naci|nacio|vivo|vive|mi (?:direccion|correo|telefono|numero))\b/;

/**
 * Tells whether some words are for somebody else in the room: an order, or a word that one is coming, with whom it calls
 * before or behind it. "Kevin, bájale a esa tele", "ya voy, mija", "doña Carmen, ahorita la atiendo".
 */
export function isToOthers(text: string, moment: Moment): boolean {
  const plain = plainText(tokensOf(text));
  if (plain.split(" ").length > mostWords || introduction.test(plain) || /[¿?]/.test(text)) return false;
  const clauses = text
    .split(/[,;.!¡…]+/u)
    .map((clause) => plainText(tokensOf(clause)))
    .filter((clause) => clause !== "");
  const isOrder = clauses.some((clause, at) => isOrderAt(clause, at, clauses));
  return isOrder && !isAnswer(text, moment);
}

/** An order stands first, behind whom it calls, or anywhere where somebody is called by a clause of its own. */
function isOrderAt(clause: string, at: number, clauses: readonly string[]): boolean {
  const { rest, isCalled } = called(clause);
  const isRoom = order.test(rest) || coming.test(rest);
  if (!isRoom) return isUnknownCalled(clause) && at === 0;
  return at === 0 || isCalled || clauses.slice(0, at).some(isCall);
}

/** Tells whether a folded clause is somebody's name, or what they are called, and nothing else. */
export function isCall(clause: string): boolean {
  const { rest, isCalled } = called(clause);
  return (isCalled && rest === "") || /^(?:don|dona|senor|senora) \w+$/.test(clause) || /^\w+$/.test(clause);
}

/** Tells whether some folded words may begin with whom they call, or with an order. */
export function mayCallAt(plain: string): boolean {
  return vocative.test(plain) || /^(?:don|dona) /.test(plain) || givenAt(plain) !== undefined || ordering.test(plain);
}

/** The beginnings of orders nobody gives an assistant. */
const ordering = /^\w{3,}(?:me|te|se|le|lo|la|mel[oa])s?\b/;

/** Takes whom some words call off their beginning. */
function called(clause: string): { readonly rest: string; readonly isCalled: boolean } {
  let rest = clause;
  for (;;) {
    const word = vocative.exec(rest)?.[0] ?? /^(?:don|dona) \w+/.exec(rest)?.[0] ?? givenAt(rest);
    // "Ya voy" and "no grites" begin with a word that may stand before an order as well.
    if (word === undefined || order.test(rest) || coming.test(rest)) break;
    rest = rest.slice(word.length).trim();
  }
  return { rest, isCalled: rest !== clause };
}

function givenAt(rest: string): string | undefined {
  const [word = ""] = rest.split(" ");
  return isGivenName(word) ? word : undefined;
}

/** "Lupita tráeme la mica": a name nobody knows, before an order with what is wanted. */
function isUnknownCalled(clause: string): boolean {
  const [, ...rest] = clause.split(" ");
  return rest.length > 1 && order.test(rest.join(" ")) && /^\w+(?:me|mel[oa]|te|le)\b/.test(rest[0] ?? "");
}

function isAnswer(text: string, moment: Moment): boolean {
  const { field } = moment;
  return field !== undefined && ofNumbers.has(field.kind) && read(text, field, moment).status === "value";
}
