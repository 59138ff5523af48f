import type { ConversationMessage } from "../../responders/responder.ts";
import type { CallState } from "../session/call-state.ts";
import type { StepBuilder } from "../session/step-builder.ts";
import { say, sayLastAgain } from "../speech-output/speech-output.ts";

/** Passes on to the responder what was said. When it is to answer, the unsaid rest of its last answer is dropped. */
export function tell(step: StepBuilder, message: ConversationMessage | undefined, needsResponse: boolean): void {
  if (needsResponse) step.set({ speechOutput: { ...step.state.speechOutput, queue: [] }, responseDueSince: step.at });
  step.do({ kind: "tell", message, needsResponse });
}

/** A sentence of the answer has come. */
export function reply(step: StepBuilder, text: string): void {
  step.set({ responseDueSince: step.at });
  say(step, { text, isInterruptible: true, endsCall: false });
}

/** The answer is whole: nothing more is owed. */
export function responseEnded(step: StepBuilder): void {
  step.set({ responseDueSince: undefined });
}

/** No answer comes: the page is informed, and the last words are said again, so that nobody waits in silence. */
export function responderFailed(step: StepBuilder): void {
  step.set({ responseDueSince: undefined });
  step.do({ kind: "failed", part: "responder" });
  step.send({ type: "hang", reason: "responder-failed" });
  sayLastAgain(step);
}

/** When more of the answer is overdue; never while anybody speaks, or is about to. */
export function responseDueAt({ responseDueSince, userTurn, recognition, speechOutput, setup }: CallState): number {
  const isPersonBusy = userTurn.kind === "turn" || recognition.open !== undefined;
  const isAssistantBusy = speechOutput.speaking !== undefined || speechOutput.queue.length > 0;
  if (responseDueSince === undefined || isPersonBusy || isAssistantBusy) return Number.POSITIVE_INFINITY;
  return Math.max(responseDueSince, speechOutput.finishedAt) + setup.policy.replyStallMs;
}

/** The responder has thought for too long. */
export function expireResponse(step: StepBuilder): void {
  if (step.at < responseDueAt(step.state)) return;
  step.do({ kind: "drop-reply" });
  responderFailed(step);
}
