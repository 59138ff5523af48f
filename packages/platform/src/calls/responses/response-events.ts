import type { ConversationMessage } from "../../responders/responder.ts";
import type { ToolActivity } from "../../tools/toolbox.ts";
import type { CallState } from "../session/call-state.ts";
import type { StepBuilder } from "../session/step-builder.ts";
import { endAfterSpeech, say, sayLastAgain } from "../speech-output/speech-output.ts";

/** Passes on to the responder what was said. When it is to answer, the unsaid rest of its last answer is dropped. */
export function tell(step: StepBuilder, message: ConversationMessage | undefined, needsResponse: boolean): void {
  if (needsResponse) {
    step.set({
      speechOutput: { ...step.state.speechOutput, queue: [], paused: undefined },
      toolsRunning: undefined,
      replyCount: (step.state.replyCount ?? 0) + 1,
    });
    oweMore(step);
  }
  step.do({ kind: "tell", message, needsResponse });
}

/** More of the answer is owed from now on. */
function oweMore(step: StepBuilder): void {
  step.set({ responseDueSince: step.at, isAskedToWait: undefined });
}

/** A sentence of the answer has come. */
export function reply(step: StepBuilder, text: string): void {
  oweMore(step);
  say(step, { text, isInterruptible: true, endsCall: false, reply: step.state.replyCount });
}

/** A tool is used on the way to the answer, or ends the call. */
export function toolUsed(step: StepBuilder, activity: ToolActivity): void {
  const running = step.state.toolsRunning ?? 0;
  step.touch();
  switch (activity.kind) {
    case "tool-calls":
      step.set({ toolsRunning: running + activity.calls.length });
      step.send({ type: "tool-calls", toolCallList: activity.calls });
      return;
    case "tool-result":
      step.set({ toolsRunning: Math.max(0, running - 1) });
      oweMore(step);
      step.send({ type: "tool-calls-result", toolCallResult: activity.result });
      return;
    case "end-call":
      endAfterSpeech(step, activity.text);
      return;
  }
}

/** The answer is whole: nothing more is owed. */
export function responseEnded(step: StepBuilder): void {
  step.set({ responseDueSince: undefined, toolsRunning: undefined });
}

/** No answer comes: the page is informed, and the person is told, so that nobody waits in silence. */
export function responderFailed(step: StepBuilder, isFinal = false): void {
  step.set({ responseDueSince: undefined, toolsRunning: undefined });
  step.do({ kind: "failed", part: "responder" });
  step.send({ type: "hang", reason: "responder-failed" });
  const { apologies } = step.state.setup;
  if (apologies === undefined) sayLastAgain(step);
  else say(step, { text: isFinal ? apologies.nobody : apologies.again, isInterruptible: true, endsCall: false });
}

/** When somebody has to be told that more of the answer is late, or overdue; never while anybody speaks, or is about to. */
export function responseDueAt(call: CallState): number {
  const { responseDueSince, toolsRunning = 0, userTurn, recognition, speechOutput, setup } = call;
  const isPersonBusy = userTurn.kind === "turn" || recognition.open !== undefined;
  const isAssistantBusy = speechOutput.speaking !== undefined || speechOutput.queue.length > 0;
  if (responseDueSince === undefined || toolsRunning > 0 || isPersonBusy || isAssistantBusy)
    return Number.POSITIVE_INFINITY;
  const { replyLateMs, replyStallMs } = setup.policy;
  const { finishedAt } = speechOutput;
  // Asking for patience buys no time.
  if (call.isAskedToWait) return Math.max(responseDueSince + replyStallMs, finishedAt);
  return Math.max(responseDueSince, finishedAt) + (mayAskToWait(call) ? replyLateMs : replyStallMs);
}

/** The responder has thought for so long that the person is asked to wait, or for too long. */
export function expireResponse(step: StepBuilder): void {
  if (step.at < responseDueAt(step.state)) return;
  if (mayAskToWait(step.state)) {
    askToWait(step);
    return;
  }
  step.do({ kind: "drop-reply" });
  responderFailed(step);
}

function mayAskToWait({ setup, isAskedToWait }: CallState): boolean {
  return setup.apologies !== undefined && isAskedToWait !== true;
}

/** It is no answer: how long the person waits for that is measured on. */
function askToWait(step: StepBuilder): void {
  const { setup, measured } = step.state;
  step.set({ isAskedToWait: true, measured: undefined });
  say(step, { text: setup.apologies?.wait ?? "", isInterruptible: true, endsCall: false });
  step.set({ measured });
}
