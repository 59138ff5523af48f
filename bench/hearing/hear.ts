// Plays a scene to the real call core on its virtual clock, and notes every turn.

import { policy } from "../../packages/platform/src/calls/session/policy.ts";
import type { TranscriptionStream } from "../../packages/platform/src/speech/transcribers/transcriber.ts";
import type { OpenVad } from "../../packages/platform/src/speech/vad/vad.ts";
import { SpokenDialogue } from "../../packages/platform/src/testing/spoken-dialogue.ts";
import { expected } from "./product.ts";
import type { Scene } from "./rooms.ts";

const frameSamples = 320;
/** How long a transcriber takes. Milliseconds. */
const transcriberMs = 100;

/** What became of the microphone's sound between two places, in samples. */
export interface Turn {
  /** of the sound that was sent to the transcriber, its pre-roll included */
  readonly from: number;
  readonly to: number;
  /** when the turn was over */
  readonly endedAt: number;
  /** as the log calls it */
  readonly outcome: string;
  readonly text: string;
  /** decibels of full scale */
  readonly rms: number;
  /** samples */
  readonly clipped: number;
}

/** @param onSilenced told where in the sound a prompt was silenced before its end, in samples */
export async function hear(scene: Scene, openVad: OpenVad, onSilenced = (_at: number) => {}): Promise<Turn[]> {
  const { mic, answers } = scene;
  const turns: Turn[] = [];
  let heard = 0;
  let promptSince = 0;
  let sent: { from: number; to: number; text: string } | undefined;

  const stream = (preRollFrames: number): TranscriptionStream => {
    let frames: Int16Array[] = [];
    let isKeeping = false;
    return {
      hear: (frame) => {
        frames.push(frame);
        heard += frame.length;
        if (!isKeeping && frames.length > preRollFrames) frames.shift();
      },
      begin: () => {
        isKeeping = true;
      },
      transcribe: async () => {
        const [from, to] = [heard - frames.length * frameSamples, heard];
        if (!frames.every((frame, nth) => isSame(frame, mic, from + nth * frameSamples)))
          throw new Error("Other sound.");
        sent = { from, to, text: wordsIn(scene, from, to) };
        const { text } = sent;
        await new Promise((resolve) => dialogue.clock.after(transcriberMs, () => resolve(undefined)));
        return text;
      },
      end: () => {
        isKeeping = false;
        frames = frames.slice(-preRollFrames);
      },
      close: () => {},
    };
  };

  const dialogue = await SpokenDialogue.start({
    // Nobody hangs up because nobody speaks: that is what is measured.
    setup: { expected, policy: { ...policy, silenceMs: Number.POSITIVE_INFINITY } },
    parts: {
      vad: openVad(),
      transcriber: { name: "", listen: (options) => stream(options.preRollFrames) },
    },
    promptMs: () => scene.promptMs,
    onMessage: (message) => {
      if (message.type !== "speech-update" || message.role !== "assistant") return;
      if (message.status === "started") promptSince = dialogue.elapsedMs;
      else if (dialogue.elapsedMs - promptSince < scene.promptMs) onSilenced(heard);
    },
  });
  let logged = 0;
  const asks = [...answers];
  for (let at = 0; at + frameSamples <= mic.length; at += frameSamples) {
    if (asks[0] !== undefined && at >= asks[0].askAt) dialogue.ask("¿Y ahora?", asks.shift()?.field);
    await dialogue.hear(mic.subarray(at, at + frameSamples));
    for (; logged < dialogue.log.length; logged += 1) {
      const entry = dialogue.log[logged];
      if (entry?.event !== "turn-ended" || entry.outcome === "too-short" || sent === undefined) continue;
      turns.push({
        ...sent,
        endedAt: at + frameSamples,
        outcome: entry.outcome,
        ...levelOf(mic.subarray(sent.from, sent.to)),
      });
      sent = undefined;
    }
    if (dialogue.hasEnded) break;
  }
  return turns;
}

function isSame(frame: Int16Array, mic: Int16Array, at: number) {
  return frame.every((sample, index) => sample === mic[at + index]);
}

/**
 * What a perfect transcriber writes: each word of which more than half was sent; what is behind only where nothing else
 * is.
 */
function wordsIn({ answers, behind }: Scene, from: number, to: number) {
  const words = answers
    .flatMap((answer) => answer.words)
    .filter((word) => {
      const middle = (word.from + word.to) / 2;
      return middle > from && middle < to;
    });
  if (words.length === 0 && behind === "speech") return "y ahora volvemos con las noticias";
  return words.map(({ text }) => text).join(" ");
}

function levelOf(samples: Int16Array) {
  let [sum, clipped] = [0, 0];
  for (const sample of samples) {
    sum += (sample / 32_768) ** 2;
    if (sample >= 32_767 || sample <= -32_768) clipped += 1;
  }
  return { rms: 10 * Math.log10(sum / Math.max(1, samples.length) + 1e-12), clipped };
}
