import type { Said } from "../interviewers/interviewer.ts";
import type { CallState } from "./call-state.ts";
import type { Draft } from "./draft.ts";
import { say, sayLastAgain } from "./speaking.ts";

/** Tells the interviewer what was said. When it is to answer, what it had not yet said of its last answer is dropped. */
export function tell(draft: Draft, said: Said, wantsReply: boolean): void {
  if (wantsReply) draft.set({ mouth: { ...draft.state.mouth, queue: [] }, thinkingSince: draft.at });
  draft.do({ kind: "tell", said, wantsReply });
}

/** A sentence of the answer has come. */
export function reply(draft: Draft, text: string): void {
  draft.set({ thinkingSince: draft.at });
  say(draft, { text, isInterruptible: true, endsCall: false });
}

/** The answer is whole: nothing more is owed. */
export function replyEnded(draft: Draft): void {
  draft.set({ thinkingSince: undefined });
}

/** No answer comes: the page is told, and the last words are said again, so that nobody waits in silence. */
export function interviewerFailed(draft: Draft): void {
  draft.set({ thinkingSince: undefined });
  draft.do({ kind: "failed", part: "interviewer" });
  draft.send({ type: "hang", reason: "interviewer-failed" });
  sayLastAgain(draft);
}

/** When more of the answer is overdue; never while anybody speaks, or is about to. */
export function replyDueAt({ thinkingSince, ear, recognition, mouth, setup }: CallState): number {
  const isPersonBusy = ear.kind === "turn" || recognition.open !== undefined;
  const isMouthBusy = mouth.speaking !== undefined || mouth.queue.length > 0;
  if (thinkingSince === undefined || isPersonBusy || isMouthBusy) return Number.POSITIVE_INFINITY;
  return Math.max(thinkingSince, mouth.finishedAt) + setup.policy.replyStallMs;
}

/** The interviewer has thought for too long. */
export function expireReply(draft: Draft): void {
  if (draft.at < replyDueAt(draft.state)) return;
  draft.do({ kind: "drop-reply" });
  interviewerFailed(draft);
}
