import type { CallState } from "../session/call-state.ts";
import { estimatedSpeechMs, type Speaking, soundedMs } from "./utterance-queue.ts";

/**
 * What a person has heard so far of an utterance under way: whole words, as many as fit into the time it has sounded.
 * Once all of the sound is sent its length is known; before that it is estimated.
 */
export function heardOf(speaking: Speaking, call: CallState, at: number): string {
  const { utterance, playingSince, isSent, by, deadlineAt } = speaking;
  if (playingSince === undefined) return "";
  const { text } = utterance;
  const estimatedMs = estimatedSpeechMs(text, utterance.rate ?? call.setup.rate);
  const isMeasured = isSent && by === "server";
  const endsAt = deadlineAt - call.setup.policy.playedWithinMs;
  const lastsMs = isMeasured ? soundedMs(speaking, endsAt) : estimatedMs;
  const end = Math.floor((text.length * soundedMs(speaking, at)) / Math.max(1, lastsMs));
  if (end >= text.length) return text;
  const isInWord = /\S/.test(text.charAt(end));
  return (isInWord ? text.slice(0, end).replace(/\S+$/, "") : text.slice(0, end)).trimEnd();
}
