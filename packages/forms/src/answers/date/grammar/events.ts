import { withoutOthers } from "../../clauses/others.ts";
import { beginsDigits } from "../../numbers/digit-strings.ts";
import type { Context } from "../../reading.ts";
import { atStart, somewhere } from "../../words/phrases.ts";
import { plainText, type Token, tokensOf } from "../../words/tokens.ts";
import { eventVerbs, otherBirthPhrases, otherEventPhrases } from "../words.table.ts";
import { monthOf } from "./months.ts";

/** What happened on a date, by the beginning of its verb, with the words that tell of it. */
export interface DatedEvent {
  readonly verb: string;
  readonly tokens: readonly Token[];
}

const verbs = eventVerbs
  .trim()
  .split("\n")
  .map((line) => atStart(`${line}-`));

/** The different events that are told of: "nací el 5 de mayo, llegué en el 98". Words before the first are its own. */
export function eventsIn(tokens: readonly Token[]): readonly DatedEvent[] {
  const events: { verb: string; tokens: Token[] }[] = [];
  const before: Token[] = [];
  for (const token of tokens) {
    const at = verbs.findIndex((verb) => verb.test(token.plain));
    const verb = eventVerbs.trim().split("\n")[at];
    if (verb !== undefined && events.at(-1)?.verb !== verb) events.push({ verb, tokens: [] });
    (events.at(-1)?.tokens ?? before).push(token);
  }
  const [first, ...others] = events;
  return first === undefined ? [] : [{ ...first, tokens: [...before, ...first.tokens] }, ...others];
}

const otherEvent = somewhere(otherEventPhrases);
const otherBirth = somewhere(otherBirthPhrases);
const birth = /\b(?:naci|nacid[oa]|nacimiento|fecha|soy del?|cumpleanos (?:es|son))\b/;
const birthOfOther = /\b(?:nacio|nacieron|es del?|(?:su|tu) cumpleanos)\b/;

/** The date that was asked; `isOthersAsked`: the form asks for somebody else's birth as well. */
type Asked = Pick<Context, "isBirth" | "about"> & { readonly isOthersAsked?: boolean };

/** Tells whether a birth was asked, and the date of something else told, or of somebody else: "nos casamos en el 99". */
function isOfOtherEvent(plain: string, { isBirth, about, isOthersAsked }: Asked): boolean {
  const isOthers = about === "spouse" || about === "relative";
  if (isBirth !== true || birth.test(plain) || (isOthers && birthOfOther.test(plain))) return false;
  return otherEvent.test(plain) || (!isOthers && isOthersAsked !== true && otherBirth.test(plain));
}

/** Some words without the dates in them that answer another question than the one for a birth. */
export function withoutOtherEvent(text: string, field: Asked = {}): string {
  const isOther = (words: string) => isOfOtherEvent(plainText(tokensOf(words)), field);
  // "El veinte de febrero del sesenta y seis y me casé a los diecinueve": its reader leaves the other out, and reads back.
  const [own] = field.isBirth ? withoutOthers(tokensOf(text), { kind: "date", ...field }) : [];
  if (own?.some(isDated)) return text;
  if (isOther(text)) return withoutDate(text);
  // "Mi fecha es 3 de abril de 1962, llegué aquí en el 98".
  const pieces = text.split(/(?<=[,;])\s+/u);
  return pieces.some(isOther) ? pieces.map((piece) => (isOther(piece) ? withoutDate(piece) : piece)).join(" ") : text;
}

function isDated(token: Token | undefined): boolean {
  return token !== undefined && (beginsDigits(token) || monthOf(token.plain) !== undefined);
}

function withoutDate(text: string): string {
  const tokens = tokensOf(text);
  const kept = tokens.filter((token, at) => {
    const isJoint = /^(?:y|de|del)$/.test(token.plain) && (isDated(tokens[at - 1]) || isDated(tokens[at + 1]));
    return !isDated(token) && !isJoint;
  });
  return kept.map(({ text: word }) => word).join(" ");
}
