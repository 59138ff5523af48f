import { isEcho } from "@dilo/foundation";
import { tell } from "./conversing.ts";
import type { Draft } from "./draft.ts";

/** What the person has finished saying. */
export interface Final {
  readonly turnId: string;
  readonly text: string;
  readonly beganAt: number;
  readonly beganOverAssistant: boolean;
}

/** Sends a final transcript; false when it is the assistant's own voice heard back. */
export function deliver(draft: Draft, final: Final): boolean {
  const { mouth, setup, echoes } = draft.state;
  const isNear = final.beganOverAssistant || final.beganAt < mouth.finishedAt + setup.policy.echoWithinMs;
  if (isNear && mouth.last !== undefined && isEcho(final.text, mouth.last.text)) {
    draft.set({ echoes: echoes + 1 });
    return false;
  }
  const { turnId, text, beganOverAssistant } = final;
  draft.touch();
  draft.send({
    type: "transcript",
    role: "user",
    transcriptType: "final",
    transcript: text,
    turnId,
    beganOverAssistant,
  });
  if (setup.answering === "interviewer") tell(draft, { role: "user", content: text }, true);
  return true;
}

/** The name of a turn that opens now; no other call has it, so that answers of two calls are never taken for one. */
export function nextTurnId(draft: Draft): string {
  return `${draft.state.setup.callId}:${draft.state.turnCount + 1}`;
}
