import { deliver, nextTurnId } from "./delivering.ts";
import type { Draft } from "./draft.ts";
import { recognise } from "./recognition.ts";

/** The page's own recogniser heard something. */
export function recognised(draft: Draft, text: string, isFinal: boolean): void {
  const { recognition, mouth, setup, turnCount } = draft.state;
  const said = text.trim();
  if (said === "") {
    if (isFinal) finishRecognition(draft);
    return;
  }
  draft.touch();
  const isOverAssistant = mouth.speaking !== undefined || draft.at < mouth.finishedAt + setup.policy.recognitionLagMs;
  const result = { text: said, at: draft.at, isOverAssistant, nextId: nextTurnId(draft) };
  const open = recognise(recognition, result, setup.policy);
  if (open.turnId === result.nextId) draft.set({ turnCount: turnCount + 1, sayAgainAt: undefined });
  draft.set({ recognition: { ...recognition, open } });
  if (isFinal) {
    finishRecognition(draft);
    return;
  }
  const { turnId, beganOverAssistant } = open;
  if (beganOverAssistant) return;
  draft.send({
    type: "transcript",
    role: "user",
    transcriptType: "partial",
    transcript: said,
    turnId,
    beganOverAssistant,
  });
}

/** What the recogniser has is final: it said so, or it has stalled. */
function finishRecognition(draft: Draft): void {
  const { open } = draft.state.recognition;
  if (open === undefined) return;
  draft.set({ recognition: { last: { ...open, changedAt: draft.at } } });
  const isSaid = deliver(draft, open);
  if (isSaid && open.beganOverAssistant) {
    draft.set({ sayAgainAt: draft.at + draft.state.setup.policy.sayAgainAfterMs });
  }
}

/** The recogniser has added nothing for too long. */
export function expireRecognition(draft: Draft): void {
  const { recognition, setup } = draft.state;
  const { open } = recognition;
  if (open !== undefined && draft.at >= open.changedAt + setup.policy.recognitionStallMs) finishRecognition(draft);
}
