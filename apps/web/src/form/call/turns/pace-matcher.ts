import type { AssistantMessage } from "@dilo/api";

/** Follows how fast the person speaks, and tells how fast to speak to them. */
export interface PaceMatcher {
  /**
   * Follows the call's messages.
   * @param now when the message came, milliseconds
   * @param pace how fast the assistant speaks now, 1 for the voice's own pace
   * @returns another pace for it; undefined where it stays
   */
  readonly onMessage: (message: AssistantMessage, now: number, pace: number) => number | undefined;
}

/** Whoever speaks more slowly than this is spoken to more slowly. Letters a second, pauses for thought included. */
const slow = 7;
/** Whoever then speaks faster than this is spoken to at the voice's own pace again. */
const brisk = 10;
/** The pace for people who speak slowly: one step slower. */
const calmPace = 0.85;
/** So many answers are listened to before anything changes, and the middle one of them counts. */
const answersHeard = 3;
/** A shorter answer tells nothing. Letters. */
const fewestLetters = 8;
/** A digit is spoken as a word of so many letters. */
const lettersOfDigit = 4;

interface Said {
  readonly turnId: string;
  readonly letters: number;
  /** From the beginning of the speech to the transcript's coming. Milliseconds. */
  readonly tookMs: number;
}

/**
 * Matches the assistant's pace to the person's. A pace that they asked for themselves, now or before, is left alone:
 * only what was slowed down here is sped up again.
 */
export function openPaceMatcher(): PaceMatcher {
  let beganAt: number | undefined;
  let said: Said | undefined;
  let rates: readonly number[] = [];
  /** The pace that was set here; another one is the person's own wish. */
  let matched = 1;

  function measure({ stagesMs, turnId }: Extract<AssistantMessage, { type: "turn-metrics" }>): void {
    if (said === undefined || said.turnId !== turnId) return;
    const { silence = 0, transcriber = 0, endpointing = 0 } = stagesMs;
    const seconds = (said.tookMs - silence - transcriber - endpointing) / 1000;
    if (seconds > 0 && said.letters >= fewestLetters) rates = [...rates, said.letters / seconds].slice(-answersHeard);
    said = undefined;
  }

  return {
    onMessage: (message, now, pace) => {
      if (message.type === "speech-update" && message.role === "user" && message.status === "started") beganAt ??= now;
      if (message.type === "transcript" && message.role === "user" && message.transcriptType === "final") {
        const { turnId, transcript, beganOverAssistant } = message;
        const isMeasured = turnId !== undefined && beganAt !== undefined && beganOverAssistant !== true;
        said = isMeasured ? { turnId, letters: lettersIn(transcript), tookMs: now - (beganAt ?? now) } : undefined;
        beganAt = undefined;
      }
      if (message.type !== "turn-metrics") return undefined;
      measure(message);
      if (rates.length < answersHeard || pace !== matched) return undefined;
      const middle = [...rates].sort((a, b) => a - b)[Math.floor(answersHeard / 2)] ?? slow;
      const wanted = middle < slow ? calmPace : middle > brisk ? 1 : matched;
      if (wanted === matched) return undefined;
      matched = wanted;
      rates = [];
      return wanted;
    },
  };
}

function lettersIn(text: string): number {
  const digits = text.match(/\d/g)?.length ?? 0;
  return (text.match(/\p{L}/gu)?.length ?? 0) + digits * lettersOfDigit;
}
