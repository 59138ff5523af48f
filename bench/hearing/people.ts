// Voices: a woman's recordings, put together word by word, and the synthesiser's.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { record, sox } from "@dilo/testing/espeak";
import { readWav } from "@dilo/testing/wav";
import { recordedAnswer, spokenAnswers } from "./answers.ts";
import type { Random } from "./random.ts";
import { activeLevel, gainOf, resample, sampleRate, toFloats, trimmed } from "./sound.ts";

/** What is said, in order, and the silence after each piece. */
export interface Said {
  readonly kind: string;
  readonly field: string;
  readonly isHuman: boolean;
  /** from the first sound to the last */
  readonly samples: Float32Array;
  /** in samples; a synthetic piece is one of them */
  readonly words: readonly { text: string; from: number; to: number }[];
  readonly hasPause: boolean;
}

const known: Map<string, Float32Array> = new Map();
/** Between recordings of one breath the room goes on, 60 dB below full scale. */
const roomTone = gainOf(-66);

function once(key: string, make: () => Float32Array) {
  const made = known.get(key) ?? make();
  known.set(key, made);
  return made;
}

/** Words of one level, whatever level they were recorded at. */
function evened(samples: Float32Array) {
  const gain = gainOf(-23 - activeLevel(samples));
  return samples.map((sample) => sample * gain);
}

/**
 * The recordings, or why they cannot be used.
 * @param folder with `digits`, `letters` and `prompts`
 */
export function openHumanVoice(folder: string | undefined) {
  if (folder === undefined || folder === "")
    return { why: "HUMAN_VOICE_DIR does not name the folder of the recordings" };
  const files = ["digits/0.wav", "letters/a.wav", "prompts/vm-no.wav"];
  const missing = files.find((file) => !existsSync(join(folder, file)));
  if (missing !== undefined) return { why: `${missing} is not in the folder that HUMAN_VOICE_DIR names` };
  return { word, prompt };

  function word(path: string, tempo: number) {
    return once(`${path} ${tempo}`, () => {
      const wav = readFileSync(join(folder as string, `${path}.wav`));
      const { samples } = readWav(tempo === 1 ? wav : sox(wav, ["tempo", "-s", `${tempo}`]));
      const rate = tempo === 1 ? 8000 : sampleRate;
      return evened(trimmed(resample(toFloats(samples), rate, sampleRate)));
    });
  }

  /** Somebody else's speech. */
  function prompt(name: string) {
    return once(name, () => {
      const { samples } = readWav(readFileSync(join(folder as string, "prompts", name)));
      return evened(trimmed(resample(toFloats(samples), 8000, sampleRate)));
    });
  }
}

export type HumanVoice = Extract<ReturnType<typeof openHumanVoice>, { word: unknown }>;

/** How fast the recorded woman speaks. */
const tempos = [0.85, 1, 1.15];
/** Synthetic voices and their words a minute. */
const voices = ["es-419", "es", "es-419+f2", "es+m3"];
const rates = [110, 135, 160, 190];

export function synthetic({ voice, rate, text }: { voice: string; rate: number; text: string }) {
  return once(`${voice} ${rate} ${text}`, () =>
    evened(trimmed(toFloats(readWav(record(text, { voice, wordsPerMinute: rate })).samples))),
  );
}

/**
 * A woman's next answer.
 * @param how the seconds of each pause; `pieces` are enough
 */
export function humanAnswer(
  human: HumanVoice,
  random: Random,
  { kind, pause, pieces }: { kind?: string; pause: () => number; pieces?: number },
): Said {
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

/** A synthetic voice's next answer. */
export function syntheticAnswer(random: Random, { kind, pause }: { kind?: string; pause: () => number }): Said {
  const [field, name, pieces] = random.pick(spokenAnswers.filter(([, one]) => kind === undefined || one === kind));
  const [voice, rate] = [random.pick(voices), random.pick(rates)];
  const parts = pieces.map((text, at) => ({
    text,
    samples: synthetic({ voice, rate, text }),
    gap: at < pieces.length - 1 ? pause() : 0,
  }));
  return { kind: name, field, isHuman: false, hasPause: pieces.length > 1, ...joined(parts, random) };
}

function joined(parts: readonly { text: string; samples: Float32Array; gap: number }[], random: Random) {
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
