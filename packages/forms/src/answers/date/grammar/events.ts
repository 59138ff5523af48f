import { atStart } from "../../words/phrases.ts";
import type { Token } from "../../words/tokens.ts";
import { eventVerbs } from "../words.table.ts";

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
