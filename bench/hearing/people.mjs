// @ts-check
// Voices: a woman's recordings, put together word by word, and the synthesiser's.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { record, sox } from "@dilo/testing/espeak";
import { readWav } from "@dilo/testing/wav";
import { recordedAnswer, spokenAnswers } from "./answers.mjs";
import { activeLevel, gainOf, resample, sampleRate, toFloats, trimmed } from "./sound.mjs";

/**
 * What is said, in order, and the silence after each piece.
 * @typedef {object} Said
 * @property {string} kind
 * @property {string} field
 * @property {boolean} isHuman
 * @property {Float32Array} samples from the first sound to the last
 * @property {readonly { text: string, from: number, to: number }[]} words in samples; a synthetic piece is one of them
 * @property {boolean} hasPause
 */

/** @type {Map<string, Float32Array>} */
const known = new Map();
/** Between recordings of one breath the room goes on, 60 dB below full scale. */
const roomTone = gainOf(-66);

/** @param {string} key @param {() => Float32Array} make */
function once(key, make) {
  const made = known.get(key) ?? make();
  known.set(key, made);
  return made;
}

/** Words of one level, whatever level they were recorded at. @param {Float32Array} samples */
function evened(samples) {
  const gain = gainOf(-23 - activeLevel(samples));
  return samples.map((sample) => sample * gain);
}

/**
 * The recordings, or why they cannot be used.
 * @param {string | undefined} folder with `digits`, `letters` and `prompts`
 */
export function openHumanVoice(folder) {
  if (folder === undefined || folder === "")
    return { why: "HUMAN_VOICE_DIR does not name the folder of the recordings" };
  const files = ["digits/0.wav", "letters/a.wav", "prompts/vm-no.wav"];
  const missing = files.find((file) => !existsSync(join(folder, file)));
  if (missing !== undefined) return { why: `${missing} is not in the folder that HUMAN_VOICE_DIR names` };
  return { word, prompt };

  /** @param {string} path @param {number} tempo */
  function word(path, tempo) {
    return once(`${path} ${tempo}`, () => {
      const wav = readFileSync(join(/** @type {string} */ (folder), `${path}.wav`));
      const { samples } = readWav(tempo === 1 ? wav : sox(wav, ["tempo", "-s", `${tempo}`]));
      const rate = tempo === 1 ? 8000 : sampleRate;
      return evened(trimmed(resample(toFloats(samples), rate, sampleRate)));
    });
  }

  /** Somebody else's speech. @param {string} name */
  function prompt(name) {
    return once(name, () => {
      const { samples } = readWav(readFileSync(join(/** @type {string} */ (folder), "prompts", name)));
      return evened(trimmed(resample(toFloats(samples), 8000, sampleRate)));
    });
  }
}

/** @typedef {Extract<ReturnType<typeof openHumanVoice>, { word: unknown }>} HumanVoice */

/** How fast the recorded woman speaks. */
const tempos = [0.85, 1, 1.15];
/** Synthetic voices and their words a minute. */
const voices = ["es-419", "es", "es-419+f2", "es+m3"];
const rates = [110, 135, 160, 190];

/** @param {{ voice: string, rate: number, text: string }} what */
export function synthetic({ voice, rate, text }) {
  return once(`${voice} ${rate} ${text}`, () =>
    evened(trimmed(toFloats(readWav(record(text, { voice, wordsPerMinute: rate })).samples))),
  );
}

/**
 * A woman's next answer.
 * @param {HumanVoice} human
 * @param {import("./random.mjs").Random} random
 * @param {{ kind?: string, pause: () => number, pieces?: number }} how the seconds of each pause; `pieces` are enough
 * @returns {Said}
 */
export function humanAnswer(human, random, { kind, pause, pieces }) {
  const answer = recordedAnswer(random, kind);
  const tempo = random.pick(tempos);
  const said = answer.pieces.slice(0, pieces);
  const parts = said.flatMap((piece, nth) =>
    piece.map(([path, text], at) => ({
      text,
      samples: human.word(path, tempo),
      gap: at < piece.length - 1 ? random.between(0.06, 0.25) : nth < said.length - 1 ? pause() : 0,
    })),
  );
  return { ...answer, isHuman: true, hasPause: said.length > 1, ...joined(parts, random) };
}

/**
 * A synthetic voice's next answer.
 * @param {import("./random.mjs").Random} random
 * @param {{ kind?: string, pause: () => number }} how
 * @returns {Said}
 */
export function syntheticAnswer(random, { kind, pause }) {
  const [field, name, pieces] = random.pick(spokenAnswers.filter(([, one]) => kind === undefined || one === kind));
  const [voice, rate] = [random.pick(voices), random.pick(rates)];
  const parts = pieces.map((text, at) => ({
    text,
    samples: synthetic({ voice, rate, text }),
    gap: at < pieces.length - 1 ? pause() : 0,
  }));
  return { kind: name, field, isHuman: false, hasPause: pieces.length > 1, ...joined(parts, random) };
}

/** @param {readonly { text: string, samples: Float32Array, gap: number }[]} parts @param {import("./random.mjs").Random} random */
function joined(parts, random) {
  const length = parts.reduce((sum, { samples, gap }) => sum + samples.length + Math.round(gap * sampleRate), 0);
  const samples = Float32Array.from({ length }, () => random.between(-roomTone, roomTone));
  const words = [];
  let at = 0;
  for (const [nth, part] of parts.entries()) {
    // Nobody says every word as loud as the one before, and the last of a sentence is the quietest.
    const gain = gainOf(random.between(-2, 1) - (nth === parts.length - 1 ? 2 : 0));
    samples.set(
      part.samples.map((sample) => sample * gain),
      at,
    );
    words.push({ text: part.text, from: at, to: at + part.samples.length });
    at += part.samples.length + Math.round(part.gap * sampleRate);
  }
  return { samples, words };
}
