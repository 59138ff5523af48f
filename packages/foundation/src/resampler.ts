/** Zero crossings of the filter on each side, at the lower of the two rates. More is sharper and slower. */
const zeroCrossings = 24;
/** How much of the lower rate's band is kept; the rest is the filter's slope. */
const passband = 0.9;
/** Kaiser window: about 80 dB between what is kept and what must not fold back. */
const kaiserBeta = 7.8;

/** Filters by their ratio: they are the same for every stream between two rates, and take milliseconds to compute. */
const filtersByRatio: Map<string, readonly Float32Array[]> = new Map();

/**
 * Changes the sample rate of a stream of mono audio, block by block, without aliases: a polyphase windowed-sinc filter.
 * Blocks may be of any length; where they are cut changes nothing. The output starts with the input's first sample and
 * follows half a filter behind, under 2 ms to 16 kHz. Samples keep their scale, whether it is 1 or 32 767.
 * Plain JavaScript, because the tools that Node runs directly use it too.
 */
export class Resampler {
  #up;
  #down;
  #taps;
  #filters;
  /** Samples that are still needed, oldest first; starts as silence. */
  #history;
  /** Position of the next output, in 1/up input samples from the history's start. */
  #position = 0;

  /**
   * @param fromRate Hz
   * @param toRate Hz
   */
  constructor(fromRate: number, toRate: number) {
    const divisor = greatestCommonDivisor(fromRate, toRate);
    this.#up = toRate / divisor;
    this.#down = fromRate / divisor;
    const stretch = Math.max(1, fromRate / toRate);
    this.#taps = 2 * Math.ceil(zeroCrossings * stretch);
    this.#filters = filtersFor(this.#up, this.#down, { taps: this.#taps, cutoff: passband / stretch });
    this.#history = new Float32Array(this.#taps / 2 - 1);
  }

  /** Takes the stream's next samples and returns those it can compute from them. */
  push(block: ArrayLike<number>): Float32Array {
    if (this.#up === this.#down) return Float32Array.from(block);
    const input = new Float32Array(this.#history.length + block.length);
    input.set(this.#history);
    input.set(block, this.#history.length);
    const last = (input.length - this.#taps) * this.#up;
    const count = last < this.#position ? 0 : Math.floor((last - this.#position) / this.#down) + 1;
    const output = new Float32Array(count);
    for (let index = 0; index < count; index++) {
      const first = Math.floor(this.#position / this.#up);
      const filter = this.#filters[this.#position % this.#up] as Float32Array;
      output[index] = convolve(input, first, filter);
      this.#position += this.#down;
    }
    const done = Math.min(Math.floor(this.#position / this.#up), input.length);
    this.#history = input.slice(done);
    this.#position -= done * this.#up;
    return output;
  }

  /** Returns the last samples of a stream that has ended. */
  end(): Float32Array {
    return this.#up === this.#down ? new Float32Array() : this.push(new Float32Array(this.#taps / 2));
  }
}

function filtersFor(up: number, down: number, shape: { readonly taps: number; readonly cutoff: number }) {
  const ratio = `${up}/${down}`;
  const known = filtersByRatio.get(ratio) ?? polyphase(up, shape.taps, shape.cutoff);
  filtersByRatio.set(ratio, known);
  return known;
}

function convolve(input: Float32Array, first: number, filter: Float32Array) {
  let sum = 0;
  for (let tap = 0; tap < filter.length; tap++) {
    sum += (input[first + tap] as number) * (filter[tap] as number);
  }
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

function sinc(x: number) {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(x: number) {
  return Math.abs(x) > 1 ? 0 : bessel(kaiserBeta * Math.sqrt(1 - x * x)) / bessel(kaiserBeta);
}

/** Modified Bessel function of the first kind, order 0, by its series. */
function bessel(x: number) {
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
