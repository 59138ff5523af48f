import { say } from "../speech-output/speech-output.ts";
import type { CallState } from "./call-state.ts";
import type { StepBuilder } from "./step-builder.ts";

/** When the first hook for a silent person is due; Infinity while somebody speaks, or an answer is on its way. */
export function hookDueAt(call: CallState): number {
  const { setup, stage, speechOutput, userTurn, recognition, responseDueSince, activeAt, hookCounts = [] } = call;
  const isPersonBusy = userTurn.kind === "turn" || recognition.open !== undefined;
  const isAssistantBusy =
    speechOutput.speaking !== undefined || speechOutput.queue.length > 0 || responseDueSince !== undefined;
  if (stage.kind !== "live" || isPersonBusy || isAssistantBusy) return Number.POSITIVE_INFINITY;
  const { timeouts = [] } = setup.rules?.hooks ?? {};
  const due = timeouts.map(({ timeoutMs, maxCount }, index) =>
    (hookCounts[index] ?? 0) < maxCount ? activeAt + timeoutMs : Number.POSITIVE_INFINITY,
  );
  return Math.min(Number.POSITIVE_INFINITY, ...due);
}

/** Says what is due because the person is silent. */
export function expireHooks(step: StepBuilder): void {
  if (step.at < hookDueAt(step.state)) return;
  const { setup, activeAt, hookCounts = [] } = step.state;
  const { timeouts = [] } = setup.rules?.hooks ?? {};
  const index = timeouts.findIndex(
    ({ timeoutMs, maxCount }, at) => (hookCounts[at] ?? 0) < maxCount && step.at >= activeAt + timeoutMs,
  );
  const hook = timeouts[index];
  if (hook === undefined) return;
  step.set({ hookCounts: timeouts.map((_, at) => (hookCounts[at] ?? 0) + Number(at === index)) });
  say(step, { text: hook.text, isInterruptible: true, endsCall: false });
}

/** The person has said something: hooks that count between two utterances begin again. */
export function resetHooks(step: StepBuilder): void {
  const { setup, hookCounts } = step.state;
  if (hookCounts === undefined) return;
  const { timeouts = [] } = setup.rules?.hooks ?? {};
  step.set({ hookCounts: timeouts.map(({ resetsOnSpeech }, at) => (resetsOnSpeech ? 0 : (hookCounts[at] ?? 0))) });
}
