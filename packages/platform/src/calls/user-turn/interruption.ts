import type { StepBuilder } from "../session/step-builder.ts";
import { say, stopSpeaking } from "../speech-output/speech-output.ts";
import type { UserTurn } from "./user-turn.ts";

/** The voice is long enough, and the assistant speaks and may be interrupted, or was silenced by the beginning of it. */
export function isInterruption(step: StepBuilder, turn: UserTurn): boolean {
  const { policy } = step.state.setup;
  const isHeld = step.state.speechOutput.paused !== undefined && !turn.didInterrupt;
  if (!isHeld && !mayInterrupt(step)) return false;
  return turn.audioMs >= policy.bargeInMs && turn.speechMs >= policy.bargeInVoicedMs;
}

/**
 * A voice that is surely the person's silences the assistant sooner; it goes on where it was if no words came of it. Where
 * its own sound leaks back that is heard while nobody may interrupt: what begins behind that is no echo. An utterance whose
 * sound is all sent ends within a second: that is no time to stop and go on.
 */
export function isPause(step: StepBuilder, turn: UserTurn, sureMs: number): boolean {
  if (!mayInterrupt(step) || step.state.echoes > 0) return false;
  const { policy } = step.state.setup;
  const { playingSince = Number.POSITIVE_INFINITY, isSent } = step.state.speechOutput.speaking ?? {};
  if (isSent) return false;
  return turn.beganAt >= playingSince + policy.protectedPlaybackMs && sureMs >= policy.sureBargeInMs;
}

/** A voice may silence the assistant now. */
function mayInterrupt(step: StepBuilder): boolean {
  const { speaking } = step.state.speechOutput;
  const { policy } = step.state.setup;
  if (speaking?.playingSince === undefined || isHalfDuplex(step)) return false;
  if (wordsToInterrupt(step) > 0) return false;
  const { isInterruptible, timesSaid } = speaking.utterance;
  if (!isInterruptible || timesSaid >= policy.mostTimesSaid) return false;
  return step.at - speaking.playingSince >= policy.protectedPlaybackMs;
}

/** The person cannot interrupt where the assistant's own sound would: the browser's voice, or a proven echo. */
export function isHalfDuplex(step: StepBuilder): boolean {
  const { speechOutput, echoes, setup } = step.state;
  const isBrowser = speechOutput.speaking?.by === "browser" || setup.speaking === "browser";
  return isBrowser || echoes >= setup.policy.echoesUntilHalfDuplex;
}

/** How many words it takes to silence the assistant; 0: a voice is enough. */
function wordsToInterrupt({ state }: StepBuilder): number {
  return state.setup.rules?.interruptionWords ?? 0;
}

/** Enough words over the assistant silence it, where words are what it takes. */
export function interruptByWords(step: StepBuilder, turn: UserTurn, text: string): void {
  const { speaking } = step.state.speechOutput;
  const needed = wordsToInterrupt(step);
  if (needed === 0 || speaking?.playingSince === undefined || !speaking.utterance.isInterruptible) return;
  if (text.split(/\s+/).filter(Boolean).length >= needed) interrupt(step, turn);
}

/** The person has the word. */
export function interrupt(step: StepBuilder, turn: UserTurn): void {
  if (step.state.speechOutput.speaking !== undefined) stopSpeaking(step);
  tellInterruption(step);
  const { rules } = step.state.setup;
  for (const text of rules?.hooks.interrupted ?? []) say(step, { text, isInterruptible: true, endsCall: false });
  step.set({ userTurn: { kind: "turn", turn: { ...turn, didInterrupt: true } } });
}

export function tellInterruption(step: StepBuilder): void {
  step.set({ interruptedAt: step.at });
  if (step.state.setup.rules !== undefined) step.send({ type: "user-interrupted" });
}
