import { roomAudio } from "@dilo/api";

/** A filter of second order: what goes in three times, what came out twice. */
interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** ITU-R BS.1770's K-weighting, its two filters computed for our sample rate: a head's shelf, and a high-pass. */
const weighting: readonly Biquad[] = [shelf(1681.974450955533, 3.999843853973347), highPass(38.13547087602444)];

function shelf(hertz: number, decibels: number): Biquad {
  const quality = 0.7071752369554196;
  const k = Math.tan((Math.PI * hertz) / roomAudio.sampleRate);
  const high = 10 ** (decibels / 20);
  const band = high ** 0.4996667741545416;
  const norm = 1 + k / quality + k * k;
  return {
    b: [
      (high + (band * k) / quality + k * k) / norm,
      (2 * (k * k - high)) / norm,
      (high - (band * k) / quality + k * k) / norm,
    ],
    a: [(2 * (k * k - 1)) / norm, (1 - k / quality + k * k) / norm],
  };
}

function highPass(hertz: number): Biquad {
  const quality = 0.5003270373238773;
  const k = Math.tan((Math.PI * hertz) / roomAudio.sampleRate);
  const norm = 1 + k / quality + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / norm, (1 - k / quality + k * k) / norm] };
}

/** Blocks of 400 ms, a new one every 100. Samples. */
const stepSamples = roomAudio.sampleRate / 10;
const stepsPerBlock = 4;
/** Quieter blocks are silence. LUFS, and LU below the mean of the others. */
const absoluteGate = -70;
const relativeGate = -10;

const fullScale = 32_768;

const lufsOf = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * How loud sound is to people: integrated loudness as ITU-R BS.1770-4 and EBU R 128 measure it, in LUFS; -Infinity for silence.
 * @param samples PCM, 16 kHz, mono
 */
export function loudnessOf(samples: Int16Array): number {
  const blocks = blockPowers(samples).filter((power) => lufsOf(power) > absoluteGate);
  if (blocks.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = lufsOf(mean(blocks)) + relativeGate;
  return lufsOf(mean(blocks.filter((power) => lufsOf(power) > gate)));
}

/** Mean square of each block; sound shorter than a block is one. */
function blockPowers(samples: Int16Array): number[] {
  const steps = stepPowers(samples);
  if (steps.length < stepsPerBlock) return steps.length === 0 ? [] : [mean(steps)];
  return steps.slice(stepsPerBlock - 1).map((_, at) => mean(steps.slice(at, at + stepsPerBlock)));
}

function stepPowers(samples: Int16Array): number[] {
  const weighted = Float64Array.from(samples);
  for (const biquad of weighting) filter(weighted, biquad);
  const powers: number[] = [];
  for (let at = 0; at < weighted.length; at += stepSamples) {
    const step = weighted.subarray(at, at + stepSamples);
    // The rest at the end counts only where there is nothing else.
    if (step.length < stepSamples && powers.length > 0) break;
    powers.push(powerOf(step));
  }
  return powers;
}

// Minutes of prompts go through these two when a server starts: plain loops take a tenth of what a function for each
// sample does.
function powerOf(step: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < step.length; at++) sum += (step[at] as number) ** 2;
  return sum / (step.length * fullScale ** 2);
}

/** Filters samples where they stand. */
function filter(samples: Float64Array, { b: [b0, b1, b2], a: [a1, a2] }: Biquad): void {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at++) {
    const x = samples[at] as number;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[at] = y;
  }
}
