// @ts-check
// Plays a scene to the real call core on its virtual clock, and notes every turn.
import { expected, policy, SpokenDialogue } from "./product.mjs";

const frameSamples = 320;
/** How long a transcriber takes. Milliseconds. */
const transcriberMs = 100;
/** The prompt before each answer. Milliseconds. */
const promptMs = 300;

/**
 * What became of the microphone's sound between two places, in samples.
 * @typedef {object} Turn
 * @property {number} from of the sound that was sent to the transcriber, its pre-roll included
 * @property {number} to
 * @property {number} endedAt when the turn was over
 * @property {string} outcome as the log calls it
 * @property {string} text
 * @property {number} rms decibels of full scale
 * @property {number} clipped samples
 */

/**
 * @param {import("./rooms.mjs").Scene} scene
 * @param {import("../../packages/platform/src/speech/vad/vad.ts").OpenVad} openVad
 * @returns {Promise<Turn[]>}
 */
export async function hear(scene, openVad) {
  const { mic, answers } = scene;
  /** @type {Turn[]} */
  const turns = [];
  let heard = 0;
  /** @type {{ from: number, to: number, text: string } | undefined} */
  let sent;

  /** @param {number} preRollFrames @returns {import("../../packages/platform/src/speech/transcribers/transcriber.ts").TranscriptionStream} */
  const stream = (preRollFrames) => {
    /** @type {Int16Array[]} */
    let frames = [];
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
    promptMs: () => promptMs,
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

/** @param {Int16Array} frame @param {Int16Array} mic @param {number} at */
function isSame(frame, mic, at) {
  return frame.every((sample, index) => sample === mic[at + index]);
}

/**
 * What a perfect transcriber writes: each word of which more than half was sent; what is behind only where nothing else is.
 * @param {import("./rooms.mjs").Scene} scene @param {number} from @param {number} to
 */
function wordsIn({ answers, behind }, from, to) {
  const words = answers
    .flatMap((answer) => answer.words)
    .filter((word) => {
      const middle = (word.from + word.to) / 2;
      return middle > from && middle < to;
    });
  if (words.length === 0 && behind === "speech") return "y ahora volvemos con las noticias";
  return words.map(({ text }) => text).join(" ");
}

/** @param {Int16Array} samples */
function levelOf(samples) {
  let [sum, clipped] = [0, 0];
  for (const sample of samples) {
    sum += (sample / 32_768) ** 2;
    if (sample >= 32_767 || sample <= -32_768) clipped += 1;
  }
  return { rms: 10 * Math.log10(sum / Math.max(1, samples.length) + 1e-12), clipped };
}
