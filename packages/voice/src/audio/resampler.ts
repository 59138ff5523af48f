/** Zero crossings of the filter on each side, at the lower of the two rates. More is sharper and slower. */
const zeroCrossings = 24;
/** How much of the lower rate's band is kept; the rest is the filter's slope. */
const passband = 0.9;
/** Kaiser window: about 80 dB between what is kept and what must not fold back. */
const kaiserBeta = 7.8;

/**
 * Changes the sample rate of a stream of mono audio, block by block, without aliases: a polyphase windowed-sinc filter.
 * Blocks may be of any length; where they are cut changes nothing. Delay: half the filter, under 2 ms to 16 kHz.
 */
export class Resampler {
  readonly #up: number;
  readonly #down: number;
  readonly #taps: number;
  readonly #filters: readonly Float32Array[];
  /** Samples not yet done with, oldest first; begins with silence. */
  #history: Float32Array;
  /** Position of the next output, in 1/up input samples from the history's start. */
  #position = 0;

  constructor(fromRate: number, toRate: number) {
    const divisor = greatestCommonDivisor(fromRate, toRate);
    this.#up = toRate / divisor;
    this.#down = fromRate / divisor;
    const stretch = Math.max(1, fromRate / toRate);
    this.#taps = 2 * Math.ceil(zeroCrossings * stretch);
    this.#filters = polyphase(this.#up, this.#taps, passband / stretch);
    this.#history = new Float32Array(this.#taps - 1);
  }

  push(block: Float32Array): Float32Array {
    const input = new Float32Array(this.#history.length + block.length);
    input.set(this.#history);
    input.set(block, this.#history.length);
    const last = (input.length - this.#taps) * this.#up;
    const count = last < this.#position ? 0 : Math.floor((last - this.#position) / this.#down) + 1;
    const output = new Float32Array(count);
    for (let index = 0; index < count; index++) {
      const first = Math.floor(this.#position / this.#up);
      output[index] = convolve(input, first, this.#filters[this.#position % this.#up] as Float32Array);
      this.#position += this.#down;
    }
    const done = Math.min(Math.floor(this.#position / this.#up), input.length);
    this.#history = input.slice(done);
    this.#position -= done * this.#up;
    return output;
  }
}

function convolve(input: Float32Array, first: number, filter: Float32Array): number {
  let sum = 0;
  for (let tap = 0; tap < filter.length; tap++) sum += (input[first + tap] as number) * (filter[tap] as number);
  return sum;
}

/** One filter for each position between two input samples; each lets a constant through unchanged. */
function polyphase(phases: number, taps: number, cutoff: number): Float32Array[] {
  return Array.from({ length: phases }, (_, phase) => {
    const centre = taps / 2 - 1 + phase / phases;
    const filter = Float32Array.from({ length: taps }, (_tap, tap) => {
      const distance = tap - centre;
      return cutoff * sinc(cutoff * distance) * kaiser(distance / (taps / 2));
    });
    const sum = filter.reduce((total, weight) => total + weight, 0);
    return filter.map((weight) => weight / sum);
  });
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(x: number): number {
  return Math.abs(x) > 1 ? 0 : bessel(kaiserBeta * Math.sqrt(1 - x * x)) / bessel(kaiserBeta);
}

/** Modified Bessel function of the first kind, order 0, by its series. */
function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
