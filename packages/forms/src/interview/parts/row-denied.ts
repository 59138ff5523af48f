import type { Act, ActOf } from "../../understanding/act.ts";
import type { Scene } from "../decide/scene.ts";
import { currentField, fieldsOf } from "../questions.ts";
import { read } from "../reading.ts";
import type { Asking } from "../state.ts";

/**
 * "Ya no hay más": a no to whether there is another row, at that question or where the row's first answer is asked, which
 * a yes has opened that nobody meant; undefined for anything else.
 */
export function rowDenied({ interview, text, at }: Scene<Asking>, act: Act): ActOf<"inform"> | undefined {
  if (!mayDeny(act, text)) return undefined;
  const asked = currentField(interview);
  const openedBy = asked?.extra?.opensRow ? asked.id : asked?.extra?.toldWith?.field;
  const opener = fieldsOf(interview).find(({ id, extra }) => id === openedBy && extra?.opensRow);
  if (asked === undefined || opener === undefined) return undefined;
  const reading = read(interview, opener, text, at);
  return reading.value === "no" ? { kind: "inform", field: opener.id, text, reading } : undefined;
}

/** What is understood as such a no where nothing else is meant by it; a wish for no more questions names them. */
function mayDeny(act: Act, text: string): boolean {
  // "Ya no" by itself wants to go on after a pause: here it is the answer.
  if (act.kind === "command")
    return act.command === "resume" || (act.command === "no-more-questions" && !/pregunta/i.test(text));
  return act.kind === "none" || act.kind === "deny" || act.kind === "absent" || act.kind === "social";
}
