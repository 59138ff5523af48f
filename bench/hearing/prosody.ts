// Whether the melody or the level tells the end of a sentence from a pause inside it, in the recorded woman's sentences.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { HumanVoice } from "./people.ts";
import { powers, sampleRate } from "./sound.ts";

/** Frames of 20 ms. */
const frameSamples = 320;
/** How much of the sound before a silence is looked at: 400 ms. */
const lastFrames = 20;
/** A shorter silence is inside a word. */
const pauseFrames = 8;
/** Less sound than this is no phrase. */
const phraseFrames = 12;
/** Quieter than the loudest moment by this much is silence, and by this much says nothing of melody. Decibels. */
const silentDb = 35;
const weakDb = 25;

/** What was measured before one silence. Undefined where too little is voiced. */
export type Cue = {
  "level, slope": number | undefined;
  "pitch, slope": number | undefined;
  "pitch below the usual": number | undefined;
};

export function measureEndings(human: HumanVoice, folder: string) {
  const found: { ends: Cue[]; pauses: Cue[]; words: Cue[] } = { ends: [], pauses: [], words: [] };
  for (const name of wavs(join(folder, "prompts"))) {
    const cues = phrases(human.prompt(name));
    found.ends.push(...cues.slice(-1));
    found.pauses.push(...cues.slice(0, -1));
  }
  for (const kind of ["digits", "letters"]) {
    for (const name of wavs(join(folder, kind)))
      found.words.push(...phrases(human.word(`${kind}/${name.slice(0, -4)}`, 1)).slice(-1));
  }
  return found;
}

const wavs = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".wav"))
    .sort();

/** The cue before each silence. */
function phrases(samples: Float32Array): Cue[] {
  const levels = powers(samples).map((power) => 10 * Math.log10(power + 1e-10));
  const peak = Math.max(...levels);
  const pitches = levels.map((level, at) =>
    level > peak - silentDb ? pitchAt(samples, at * frameSamples) : undefined,
  );
  const usual = median(pitches);
  const cues: Cue[] = [];
  let [from, last] = [-1, -1];
  for (let at = 0; at <= levels.length; at += 1) {
    if (at < levels.length && (levels[at] ?? 0) > peak - silentDb) {
      if (from < 0) from = at;
      last = at;
    } else if (from >= 0 && (at === levels.length || at - last >= pauseFrames)) {
      if (last + 1 - from >= phraseFrames) cues.push(cueOf({ levels, pitches, usual }, from, last + 1));
      from = -1;
    }
  }
  return cues;
}

/** @param to frames */
function cueOf(
  {
    levels,
    pitches,
    usual,
  }: { levels: readonly number[]; pitches: readonly (number | undefined)[]; usual: number | undefined },
  from: number,
  to: number,
): Cue {
  const peak = Math.max(...levels.slice(from, to));
  const frames = Array.from({ length: Math.min(lastFrames, to - from) }, (_, at) => to - 1 - at).reverse();
  const strong = frames.filter((at) => (levels[at] ?? 0) > peak - weakDb);
  const voiced = strong.filter((at) => pitches[at] !== undefined);
  const lowest = median(voiced.slice(-5).map((at) => pitches[at]));
  return {
    "level, slope": slope(strong.map((at) => [at / 50, levels[at] ?? 0])),
    "pitch, slope": slope(voiced.map((at) => [at / 50, pitches[at] ?? 0])),
    "pitch below the usual": lowest === undefined || usual === undefined ? undefined : lowest - usual,
  };
}

/** Semitones above 100 Hz, by autocorrelation; undefined where nothing is voiced. */
function pitchAt(samples: Float32Array, at: number) {
  const window = samples.subarray(at, at + 800);
  let [best, period] = [0.6, 0];
  for (let lag = sampleRate / 400; lag <= sampleRate / 80; lag += 1) {
    let [product, one, other] = [0, 1e-12, 1e-12];
    for (let index = 0; index + lag < window.length; index += 1) {
      const [now, later] = [window[index] ?? 0, window[index + lag] ?? 0];
      product += now * later;
      one += now * now;
      other += later * later;
    }
    const likeness = product / Math.sqrt(one * other);
    // A multiple of the period is as like: the shortest counts.
    if (likeness > best * 1.02) [best, period] = [likeness, lag];
  }
  return period === 0 ? undefined : 12 * Math.log2(sampleRate / period / 100);
}

function slope(points: readonly (readonly [number, number])[]) {
  if (points.length < 4) return undefined;
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const along = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return along / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}

function median(values: readonly (number | undefined)[]) {
  const known = values.filter((value) => value !== undefined).toSorted((one, other) => one - other);
  return known[known.length >> 1];
}

/** The share of pairs in which the end is lower than the pause: 0.5 is chance. */
export function toldApart(ends: readonly number[], pauses: readonly number[]) {
  const wins = ends.flatMap((end) => pauses.map((pause) => (end < pause ? 1 : end === pause ? 0.5 : 0)));
  return wins.reduce((sum: number, win) => sum + win, 0) / wins.length;
}
