import type { PrintedAnswer } from "@dilo/forms";
import type { NoteCode } from "./note-code.ts";

/** The bases of eligibility under which the form asks for the spouse. */
const asking: ReadonlySet<unknown> = new Set(["b", "d"]);
/** Who has a current spouse, "including if you are legally separated". */
const having: ReadonlySet<unknown> = new Set(["married", "separated"]);

/** What Part 5 asks of the current spouse, items 4.a to 8. */
const ofSpouse: ReadonlySet<string> = new Set([
  "nombre_conyuge",
  "spouse_birth_date",
  "marriage_date",
  "spouse_same_address",
  "spouse_address",
  "spouse_citizen_how",
  "spouse_citizen_date",
  "spouse_alien_number",
  "spouse_times_married",
  "spouse_employer",
]);

/**
 * Tells why what an N-400 asks of the spouse is not written; undefined when the form asks for it.
 * @see docs/sources.md: Part 5, items 4.a-8, only for Part 1, item 1.b or 1.d, and only of who is married now
 */
export function whyNoSpouse(answer: string, lines: readonly PrintedAnswer[]): NoteCode | undefined {
  if (!ofSpouse.has(answer)) return undefined;
  if (!asking.has(answerOf(lines, "motivo_solicitud"))) return "spouse-not-asked";
  const status = answerOf(lines, "estado_civil");
  if (status === undefined) return "marital-status-unread";
  return having.has(status) ? undefined : "not-married-now";
}

function answerOf(lines: readonly PrintedAnswer[], id: string): unknown {
  const line = lines.find(({ field }) => field.id === id);
  return line?.status === "read" ? line.reading?.value : undefined;
}
