// Levels, bands, echo and loss. Samples are floats from -1 to 1 at 16 kHz unless told otherwise.

import { Resampler } from "@dilo/foundation";
import type { Random } from "./random.ts";

export const sampleRate = 16_000;
const frameSamples = 320;

/** @returns the ratio of amplitudes */
export const gainOf = (decibels: number) => 10 ** (decibels / 20);

export const toFloats = (samples: Int16Array) => Float32Array.from(samples, (sample) => sample / 32_768);

/** Rounds to 16 bits, and clips what is louder than they hold. */
export const toInt16 = (samples: Float32Array) =>
  Int16Array.from(samples, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))));

/**
 * @param from Hz
 * @param to Hz
 */
export function resample(samples: Float32Array, from: number, to: number) {
  if (from === to) return samples;
  const stream = new Resampler(from, to);
  const [body, rest] = [stream.push(samples), stream.end()];
  const whole = new Float32Array(body.length + rest.length);
  whole.set(body);
  whole.set(rest, body.length);
  return whole;
}

/** Power of each 20 ms. */
export function powers(samples: Float32Array) {
  const each = [];
  for (let at = 0; at + frameSamples <= samples.length; at += frameSamples) {
    let sum = 0;
    for (let index = at; index < at + frameSamples; index += 1) sum += (samples[index] ?? 0) ** 2;
    each.push(sum / frameSamples);
  }
  return each;
}

/**
 * The level of what sounds, its pauses left out: what is within 30 dB of the loudest moment.
 * @returns decibels of full scale
 */
export function activeLevel(samples: Float32Array) {
  const each = powers(samples);
  const loudest = Math.max(1e-12, ...each);
  const active = each.filter((power) => power > loudest / 1000);
  return 10 * Math.log10(active.reduce((sum, power) => sum + power, 0) / Math.max(1, active.length) + 1e-12);
}

/** @param level of its sounding part, decibels of full scale */
export function atLevel(samples: Float32Array, level: number) {
  const gain = gainOf(level - activeLevel(samples));
  return samples.map((sample) => sample * gain);
}

/** Leaves out silence at both ends: quieter than 34 dB below its loudest sample. */
export function trimmed(samples: Float32Array) {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const isLoud = (sample: number) => Math.abs(sample) > peak * 0.02;
  return samples.slice(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1);
}

/** Reflections of a small hard room: when, in milliseconds, and how loud. */
const reflections: readonly (readonly [number, number])[] = [
  [11, 0.35],
  [19, -0.28],
  [31, 0.24],
  [47, -0.18],
  [71, 0.14],
  [103, 0.1],
  [149, -0.07],
  [211, 0.05],
];

/** Puts the sound into a room. */
export function inRoom(samples: Float32Array) {
  const wet = Float32Array.from(samples);
  for (const [ms, gain] of reflections) {
    const delay = (ms * sampleRate) / 1000;
    for (let at = delay; at < wet.length; at += 1) wet[at] = (wet[at] ?? 0) + gain * (samples[at - delay] ?? 0);
  }
  return wet;
}

/** Takes the sound through a telephone line: 8 kHz and the 8 bits of G.711's mu-law. */
export function overTelephone(samples: Float32Array) {
  const narrow = resample(samples, sampleRate, 8000).map(muLaw);
  const wide = resample(narrow, 8000, sampleRate);
  return wide.length >= samples.length ? wide.subarray(0, samples.length) : padded(wide, samples.length);
}

function padded(samples: Float32Array, length: number) {
  const whole = new Float32Array(length);
  whole.set(samples);
  return whole;
}

/** Encodes and decodes a sample as G.711's mu-law does. */
function muLaw(sample: number) {
  const bias = 132;
  const sign = sample < 0 ? -1 : 1;
  const magnitude = Math.min(32_635, Math.abs(Math.round(sample * 32_768))) + bias;
  const exponent = Math.floor(Math.log2(magnitude)) - 7;
  const mantissa = (magnitude >> (exponent + 3)) & 15;
  return (sign * ((((mantissa << 3) + bias) << exponent) - bias)) / 32_768;
}

/**
 * Loses packets of 20 ms; each is concealed by the one before, at half its level, as a jitter buffer does at its
 * simplest.
 */
export function withLoss(samples: Float32Array, { share, random }: { share: number; random: Random }) {
  const received = Float32Array.from(samples);
  for (let at = frameSamples; at + frameSamples <= received.length; at += frameSamples) {
    if (random.between(0, 1) >= share) continue;
    for (let index = at; index < at + frameSamples; index += 1)
      received[index] = (received[index - frameSamples] ?? 0) / 2;
  }
  return received;
}
