/**
 * Compares sounds by their spectrograms: 20 bands of the log-spectrum, every 20 ms, without what is the same all through
 * it (loudness, the line's colour). Two recordings of the same words are alike; noise is like none.
 */
import type { Sound } from "./wav.ts";

const bandCount = 20;
const lowestHz = 120;
const highestHz = 7000;
const windowSeconds = 0.032;
const hopSeconds = 0.02;

/** A frame this far below the loudest belongs to no word. Natural logarithm of energy: 35 dB. */
const quietest = 8;

/**
 * The spectrogram of a sound, without the silence at both ends.
 * @returns one array of bands for each 20 ms
 */
export function spectrogramOf({ sampleRate, samples }: Sound): Float32Array[] {
  const size = Math.round(windowSeconds * sampleRate);
  const hop = Math.round(hopSeconds * sampleRate);
  const frames: Float32Array[] = [];
  for (let at = 0; at + size <= samples.length; at += hop) {
    frames.push(bandsOf(samples.subarray(at, at + size), sampleRate));
  }
  return normalised(trimmed(frames));
}

function trimmed(frames: Float32Array[]) {
  const loudness = frames.map((bands) => Math.max(...bands));
  const loudest = Math.max(...loudness);
  const isWord = (level: number) => level > loudest - quietest;
  const first = loudness.findIndex(isWord);
  const last = loudness.findLastIndex(isWord);
  return frames.slice(first, last + 1);
}

function normalised(frames: Float32Array[]) {
  if (frames.length === 0) return [];
  const ceiling = Math.max(...frames.flatMap((bands) => [...bands]));
  const clipped = frames.map((bands) => bands.map((level) => Math.max(level, ceiling - 1.5 * quietest)));
  const means = Float32Array.from({ length: bandCount }, (_, band) => {
    return clipped.reduce((sum, bands) => sum + (bands[band] ?? 0), 0) / clipped.length;
  });
  return clipped.map((bands) => bands.map((level, band) => level - (means[band] ?? 0)));
}

function bandsOf(samples: Int16Array, sampleRate: number) {
  const size = 2 ** Math.ceil(Math.log2(samples.length));
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  for (const [at, sample] of samples.entries()) {
    re[at] = (sample / 32_768) * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / samples.length));
  }
  transform(re, im);
  const energies = new Float32Array(bandCount);
  for (let bin = 1; bin < size / 2; bin += 1) {
    const band = bandAt((bin * sampleRate) / size);
    if (band < 0 || band >= bandCount) continue;
    energies[band] = (energies[band] ?? 0) + (re[bin] ?? 0) ** 2 + (im[bin] ?? 0) ** 2;
  }
  return energies.map((energy) => Math.log(energy / samples.length + 1e-10));
}

/** Bands are equally wide on the mel scale, as the ear hears them. */
function bandAt(hz: number) {
  const mel = (value: number) => Math.log(1 + value / 700);
  return Math.floor((bandCount * (mel(hz) - mel(lowestHz))) / (mel(highestHz) - mel(lowestHz)));
}

/** Fast Fourier transform in place; the length is a power of two. */
function transform(re: Float64Array, im: Float64Array) {
  const size = re.length;
  for (let at = 1, mirror = 0; at < size; at += 1) {
    let bit = size >> 1;
    for (; mirror & bit; bit >>= 1) mirror ^= bit;
    mirror ^= bit;
    if (at < mirror) {
      swap(re, at, mirror);
      swap(im, at, mirror);
    }
  }
  for (let length = 2; length <= size; length *= 2) {
    const angle = (-2 * Math.PI) / length;
    for (let start = 0; start < size; start += length) {
      for (let k = 0; k < length / 2; k += 1) {
        const [cos, sin] = [Math.cos(angle * k), Math.sin(angle * k)];
        const [even, odd] = [start + k, start + k + length / 2];
        const [oddRe = 0, oddIm = 0, evenRe = 0, evenIm = 0] = [re[odd], im[odd], re[even], im[even]];
        const [x, y] = [oddRe * cos - oddIm * sin, oddRe * sin + oddIm * cos];
        re[odd] = evenRe - x;
        im[odd] = evenIm - y;
        re[even] = evenRe + x;
        im[even] = evenIm + y;
      }
    }
  }
}

function swap(values: Float64Array, one: number, other: number) {
  const [left = 0, right = 0] = [values[one], values[other]];
  values[one] = right;
  values[other] = left;
}

/** How far apart two recordings may begin, and drift apart within a part. Frames: 300 ms. */
const mostShift = 15;
/** A part of a recording: a busy machine tears a sound here and there, so each part is looked for by itself. Frames: 0.5 s. */
const partLength = 25;

/**
 * How alike two spectrograms are: the correlation of their parts, each where it fits best near the part before, less
 * for different lengths.
 * @returns 1 for the same, near 0 for unrelated ones
 */
export function similarity(heard: Float32Array[], known: Float32Array[]): number {
  if (heard.length === 0 || known.length === 0) return 0;
  const whole = { product: 0, heardPower: 0, knownPower: 0 };
  let shift = 0;
  for (let from = 0; from < known.length; from += partLength) {
    const part = bestFit(heard, known.slice(from, from + partLength), from + shift);
    shift += part.shift;
    whole.product += part.product;
    whole.heardPower += part.heardPower;
    whole.knownPower += part.knownPower;
  }
  const shorter = Math.min(heard.length, known.length) / Math.max(heard.length, known.length);
  return correlation(whole) * shorter ** 0.5;
}

/** Where a part of one spectrogram is most like another, near a frame of it. */
function bestFit(heard: Float32Array[], part: Float32Array[], near: number) {
  let best = { shift: -mostShift, ...powers(heard, part, near - mostShift) };
  for (let shift = 1 - mostShift; shift <= mostShift; shift += 1) {
    const fit = { shift, ...powers(heard, part, near + shift) };
    if (correlation(fit) > correlation(best)) best = fit;
  }
  return best;
}

function powers(heard: Float32Array[], part: Float32Array[], from: number) {
  let [product, heardPower, knownPower] = [0, 0, 0];
  for (const [at, right] of part.entries()) {
    const left = heard[from + at];
    for (let band = 0; band < bandCount; band += 1) {
      const x = left?.[band] ?? 0;
      const y = right[band] ?? 0;
      product += x * y;
      heardPower += x * x;
      knownPower += y * y;
    }
  }
  return { product, heardPower, knownPower };
}

function correlation({ product, heardPower, knownPower }: { product: number; heardPower: number; knownPower: number }) {
  return product / (Math.sqrt(heardPower * knownPower) || 1);
}
