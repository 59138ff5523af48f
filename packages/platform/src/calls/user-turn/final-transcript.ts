import { isEcho } from "@dilo/foundation";
import { tell } from "../responses/response-events.ts";
import { resetHooks } from "../session/hooks.ts";
import type { StepBuilder } from "../session/step-builder.ts";

/** What the person has finished saying. */
export interface Final {
  readonly turnId: string;
  readonly text: string;
  readonly beganAt: number;
  readonly beganOverAssistant: boolean;
}

/** Sends a final transcript; false when it is the assistant's own voice heard back. */
export function deliver(step: StepBuilder, final: Final): boolean {
  const { speechOutput, setup, echoes } = step.state;
  // What begins behind the assistant is the person, who may well repeat an answer it offered.
  if (final.beganOverAssistant && speechOutput.last !== undefined && isEcho(final.text, speechOutput.last.text)) {
    step.set({ echoes: echoes + 1 });
    return false;
  }
  const { turnId, text, beganOverAssistant } = final;
  step.touch();
  resetHooks(step);
  step.send({
    type: "transcript",
    role: "user",
    transcriptType: "final",
    transcript: text,
    turnId,
    beganOverAssistant,
  });
  if (setup.answering === "responder") tell(step, { role: "user", content: text }, true);
  return true;
}

/** The name of a turn that opens now; no other call has it, so that answers of two calls are never taken for one. */
export function nextTurnId(step: StepBuilder): string {
  return `${step.state.setup.callId}:${step.state.turnCount + 1}`;
}

/** "Listo", said after an answer, ends it at once; said alone it may be anything. */
const done = /[\s,.;:]+(?:ya (?:est[áa] )?)?listo[\s.!]*$/i;

/** The person has said that the answer is finished. */
export function endsWithDoneWord(text: string): boolean {
  return done.test(text);
}

/** The answer without the word that ended it. */
export function withoutDoneWord(text: string): string {
  return text.replace(done, "");
}
