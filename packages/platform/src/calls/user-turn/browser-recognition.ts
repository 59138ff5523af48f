import type { StepBuilder } from "../session/step-builder.ts";
import { deliver, nextTurnId } from "./final-transcript.ts";
import { recognise } from "./recognition-result.ts";

/** The page's own recogniser heard something. */
export function recognised(step: StepBuilder, text: string, isFinal: boolean): void {
  const { recognition, speechOutput, setup, turnCount } = step.state;
  const said = text.trim();
  if (said === "") {
    if (isFinal) finishRecognition(step);
    return;
  }
  step.touch();
  const isOverAssistant =
    speechOutput.speaking !== undefined || step.at < speechOutput.finishedAt + setup.policy.recognitionLagMs;
  const result = { text: said, at: step.at, isOverAssistant, nextId: nextTurnId(step) };
  const open = recognise(recognition, result, setup.policy);
  if (open.turnId === result.nextId) step.set({ turnCount: turnCount + 1, sayAgainAt: undefined });
  step.set({ recognition: { ...recognition, open } });
  if (isFinal) {
    finishRecognition(step);
    return;
  }
  const { turnId, beganOverAssistant } = open;
  // A recogniser sends what it has again and again: the same words are read once.
  if (said === recognition.open?.text) return;
  if (beganOverAssistant || step.state.setup.isHallucination?.(said)) return;
  step.send({
    type: "transcript",
    role: "user",
    transcriptType: "partial",
    transcript: said,
    turnId,
    beganOverAssistant,
  });
}

/** What the recogniser has is final: it said so, or it has stalled. */
function finishRecognition(step: StepBuilder): void {
  const { open } = step.state.recognition;
  if (open === undefined) return;
  step.set({ recognition: { last: { ...open, changedAt: step.at } } });
  if (step.state.setup.isHallucination?.(open.text)) return;
  const isSaid = deliver(step, open);
  if (isSaid && open.beganOverAssistant) {
    step.set({ sayAgainAt: step.at + step.state.setup.policy.sayAgainAfterMs });
  }
}

/** The recogniser has added nothing for too long. */
export function expireRecognition(step: StepBuilder): void {
  const { recognition, setup } = step.state;
  const { open } = recognition;
  if (open !== undefined && step.at >= open.changedAt + setup.policy.recognitionStallMs) finishRecognition(step);
}
