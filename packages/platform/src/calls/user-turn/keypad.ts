import type { CallState } from "../session/call-state.ts";
import type { StepBuilder } from "../session/step-builder.ts";
import { stopSpeaking } from "../speech-output/speech-output.ts";
import { deliver, nextTurnId } from "./final-transcript.ts";

/** Nobody presses more keys for one answer. */
const mostKeys = 100;

/** A key was pressed: it silences the assistant as a voice does, and is part of an answer, or ends one. */
export function pressKey(step: StepBuilder, digit: string): void {
  const { rules } = step.state.setup;
  step.touch();
  if (rules?.keypad === undefined) return;
  const { speaking } = step.state.speechOutput;
  if (speaking?.utterance.isInterruptible) stopSpeaking(step);
  const digits = step.state.keyed?.digits ?? "";
  if (rules.keypad.delimiters.includes(digit)) {
    deliverKeys(step, digits);
    return;
  }
  const all = digits + digit;
  step.set({ keyed: { digits: all, at: step.at } });
  if (all.length >= mostKeys) deliverKeys(step, all);
}

/** When keys that were pressed are an answer; Infinity while there are none. */
export function keypadDueAt({ keyed, setup }: CallState): number {
  const { keypad } = setup.rules ?? {};
  return keyed === undefined || keypad === undefined ? Number.POSITIVE_INFINITY : keyed.at + keypad.timeoutMs;
}

export function expireKeypad(step: StepBuilder): void {
  if (step.at >= keypadDueAt(step.state)) deliverKeys(step, step.state.keyed?.digits ?? "");
}

function deliverKeys(step: StepBuilder, digits: string): void {
  step.set({ keyed: undefined });
  if (digits === "") return;
  const turnId = nextTurnId(step);
  step.set({ turnCount: step.state.turnCount + 1 });
  // No key is the echo of a voice, whatever the voice has said.
  deliver(step, { turnId, text: digits, beganAt: Number.POSITIVE_INFINITY, beganOverAssistant: false });
}
