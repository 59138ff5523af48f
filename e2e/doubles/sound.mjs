/**
 * What a sound looks like: 20 bands of the log-spectrum, every 20 ms, without what is the same all through it
 * (loudness, the line's colour). Two recordings of the same words look alike; noise looks like none.
 */

const bandCount = 20;
const lowestHz = 120;
const highestHz = 7000;
const windowSeconds = 0.032;
const hopSeconds = 0.02;

/** A frame this far below the loudest belongs to no word. Natural logarithm of energy: 35 dB. */
const quietest = 8;

/**
 * Reads a 16-bit mono WAV file.
 * @param {Buffer} wav
 * @returns {{ sampleRate: number, samples: Int16Array }}
 */
export function readWav(wav) {
  if (wav.toString("latin1", 0, 4) !== "RIFF") throw new Error("Not a WAV file.");
  let sampleRate = 0;
  for (let at = 12; at + 8 <= wav.length; ) {
    const name = wav.toString("latin1", at, at + 4);
    const length = wav.readUInt32LE(at + 4);
    if (name === "fmt ") sampleRate = wav.readUInt32LE(at + 12);
    if (name === "data") {
      // A WAV that was piped does not know its length.
      const bytes = wav.subarray(at + 8, Math.min(wav.length, at + 8 + length));
      const samples = Int16Array.from({ length: bytes.length >> 1 }, (_, index) => bytes.readInt16LE(index * 2));
      return { sampleRate, samples };
    }
    at += 8 + length + (length % 2);
  }
  throw new Error("A WAV file without sound.");
}

/**
 * Turns sound into its picture, silence at both ends cut off.
 * @param {{ sampleRate: number, samples: Int16Array }} sound
 * @returns {Float32Array[]} one array of bands for each 20 ms
 */
export function pictureOf({ sampleRate, samples }) {
  const size = Math.round(windowSeconds * sampleRate);
  const hop = Math.round(hopSeconds * sampleRate);
  const frames = [];
  for (let at = 0; at + size <= samples.length; at += hop) {
    frames.push(bandsOf(samples.subarray(at, at + size), sampleRate));
  }
  return normalised(trimmed(frames));
}

function trimmed(frames) {
  const loudness = frames.map((bands) => Math.max(...bands));
  const loudest = Math.max(...loudness);
  const isWord = (level) => level > loudest - quietest;
  const first = loudness.findIndex(isWord);
  const last = loudness.findLastIndex(isWord);
  return frames.slice(first, last + 1);
}

function normalised(frames) {
  if (frames.length === 0) return [];
  const ceiling = Math.max(...frames.flatMap((bands) => [...bands]));
  const clipped = frames.map((bands) => bands.map((level) => Math.max(level, ceiling - 1.5 * quietest)));
  const means = Float32Array.from({ length: bandCount }, (_, band) => {
    return clipped.reduce((sum, bands) => sum + bands[band], 0) / clipped.length;
  });
  return clipped.map((bands) => bands.map((level, band) => level - means[band]));
}

function bandsOf(samples, sampleRate) {
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
    if (band >= 0 && band < bandCount) energies[band] += re[bin] ** 2 + im[bin] ** 2;
  }
  return energies.map((energy) => Math.log(energy / samples.length + 1e-10));
}

/** Bands are equally wide on the mel scale, as the ear hears them. */
function bandAt(hz) {
  const mel = (value) => Math.log(1 + value / 700);
  return Math.floor((bandCount * (mel(hz) - mel(lowestHz))) / (mel(highestHz) - mel(lowestHz)));
}

/** Fast Fourier transform in place; the length is a power of two. */
function transform(re, im) {
  const size = re.length;
  for (let at = 1, mirror = 0; at < size; at += 1) {
    let bit = size >> 1;
    for (; mirror & bit; bit >>= 1) mirror ^= bit;
    mirror ^= bit;
    if (at < mirror) {
      [re[at], re[mirror]] = [re[mirror], re[at]];
      [im[at], im[mirror]] = [im[mirror], im[at]];
    }
  }
  for (let length = 2; length <= size; length *= 2) {
    const angle = (-2 * Math.PI) / length;
    for (let start = 0; start < size; start += length) {
      for (let k = 0; k < length / 2; k += 1) {
        const [cos, sin] = [Math.cos(angle * k), Math.sin(angle * k)];
        const [even, odd] = [start + k, start + k + length / 2];
        const [x, y] = [re[odd] * cos - im[odd] * sin, re[odd] * sin + im[odd] * cos];
        re[odd] = re[even] - x;
        im[odd] = im[even] - y;
        re[even] += x;
        im[even] += y;
      }
    }
  }
}

/** How far apart two recordings may begin, and drift apart within a part. Frames: 300 ms. */
const mostShift = 15;
/** A part of a recording: a busy machine tears a sound here and there, so each part is looked for by itself. Frames: 0.5 s. */
const partLength = 25;

/**
 * How alike two pictures are: the correlation of their parts, each where it fits best near the part before, less for
 * different lengths.
 * @param {Float32Array[]} heard
 * @param {Float32Array[]} known
 * @returns {number} 1 for the same, near 0 for strangers
 */
export function likeness(heard, known) {
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

/** Where a part of the one is most like the other, near a place. */
function bestFit(heard, part, place) {
  let best;
  for (let shift = -mostShift; shift <= mostShift; shift += 1) {
    const fit = { shift, ...powers(heard, part, place + shift) };
    if (best === undefined || correlation(fit) > correlation(best)) best = fit;
  }
  return best;
}

function powers(heard, part, from) {
  let [product, heardPower, knownPower] = [0, 0, 0];
  for (const [at, right] of part.entries()) {
    const left = heard[from + at];
    for (let band = 0; band < bandCount; band += 1) {
      const x = left?.[band] ?? 0;
      product += x * right[band];
      heardPower += x * x;
      knownPower += right[band] * right[band];
    }
  }
  return { product, heardPower, knownPower };
}

function correlation({ product, heardPower, knownPower }) {
  return product / (Math.sqrt(heardPower * knownPower) || 1);
}
