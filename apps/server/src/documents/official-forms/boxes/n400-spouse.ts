import type { PrintedAnswer } from "@dilo/forms";
import type { NoteCode } from "./note-code.ts";

/** The bases of eligibility under which the form asks for the spouse. */
const asking: ReadonlySet<unknown> = new Set(["b", "d"]);
/** Who has a current spouse, "including if you are legally separated". */
const having: ReadonlySet<unknown> = new Set(["married", "separated"]);

/**
 * Tells why the spouse of an N-400 is not written; undefined when the form asks for them.
 * @see docs/sources.md: Part 5, items 4.a-8, only for Part 1, item 1.b or 1.d, and only of who is married now
 */
export function whyNoSpouse(lines: readonly PrintedAnswer[]): NoteCode | undefined {
  if (!asking.has(answerOf(lines, "motivo_solicitud"))) return "spouse-not-asked";
  const status = answerOf(lines, "estado_civil");
  if (status === undefined) return "marital-status-unread";
  return having.has(status) ? undefined : "not-married-now";
}

function answerOf(lines: readonly PrintedAnswer[], id: string): unknown {
  const line = lines.find(({ field }) => field.id === id);
  return line?.status === "read" ? line.reading?.value : undefined;
}
