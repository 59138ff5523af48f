import type { Interpretation } from "../answers/interpretation.ts";
import { next } from "./interview.ts";
import { currentField } from "./questions.ts";
import { readAnswer } from "./reading.ts";
import { type Interview, longestAnswer } from "./state.ts";

/** What would come of words that are being typed, if they were sent as they stand. */
export type Preview =
  /** No answer yet: nothing is read, or the words do something else. */
  | { readonly kind: "nothing" }
  | { readonly kind: "too-long" }
  /** They would be taken, or read back. */
  | { readonly kind: "value"; readonly reading: Interpretation }
  /** Something was read, and more would be asked. */
  | { readonly kind: "open"; readonly reading: Interpretation };

const nothing: Preview = { kind: "nothing" };

/** Understands words before they are sent, as the interview itself will: it takes them in, and only looks at what comes of it. */
export function preview(interview: Interview, text: string, at: string): Preview {
  if (text.length > longestAnswer) return { kind: "too-long" };
  const field = currentField(interview);
  if (interview.phase !== "asking" || interview.confirm === "off" || field === undefined || text.trim() === "")
    return nothing;
  // How often nothing was understood before decides what is said, and not what the words mean.
  const [after] = next({ ...interview, failures: 0 }, { kind: "typed", text, at });
  if (after.phase === "choosing") return nothing;
  const answer = after.answers[field.id];
  if (answer !== undefined && answer !== interview.answers[field.id])
    return readingAs(readAnswer({ ...interview, answers: after.answers }, field, answer));
  if (after.phase !== "asking" || currentField(after)?.id !== field.id) return nothing;
  switch (after.turn.kind) {
    case "confirming":
      return readingAs(after.turn.reading);
    case "choosing":
      return { kind: "open", reading: after.turn.reading };
    case "waiting":
    case "unread":
      return nothing;
  }
}

function readingAs(reading: Interpretation): Preview {
  return reading.status === "value" || reading.status === "none" ? { kind: "value", reading } : nothing;
}
