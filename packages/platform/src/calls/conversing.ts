import type { Said } from "../interviewers/interviewer.ts";
import type { Draft } from "./draft.ts";
import { say, sayLastAgain } from "./speaking.ts";

/** Tells the interviewer what was said. When it is to answer, what it had not yet said of its last answer is dropped. */
export function tell(draft: Draft, said: Said, wantsReply: boolean): void {
  if (wantsReply) draft.set({ mouth: { ...draft.state.mouth, queue: [] } });
  draft.do({ kind: "tell", said, wantsReply });
}

/** A sentence of the answer has come. */
export function reply(draft: Draft, text: string): void {
  say(draft, { text, isInterruptible: true, endsCall: false });
}

/** No answer comes: the page is told, and the last words are said again, so that nobody waits in silence. */
export function interviewerFailed(draft: Draft): void {
  draft.do({ kind: "failed", part: "interviewer" });
  draft.send({ type: "hang", reason: "interviewer-failed" });
  sayLastAgain(draft);
}
