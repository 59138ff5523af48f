/** Zero crossings of the sinc on each side: 16 keep aliases of speech below -60 dB. */
const zeroCrossings = 16;

/** The pass band ends a little before half the lower rate. */
const rollOff = 0.94;

/** Changes the rate of a stream of samples, keeping what it needs of the past between chunks. */
export interface Resampler {
  push(samples: Int16Array): Int16Array;
  /** The last samples, when the stream has ended. */
  end(): Int16Array;
}

/** Opens a band-limited resampler (windowed sinc). Rates in Hz. */
export function openResampler(fromRate: number, toRate: number): Resampler {
  if (fromRate === toRate) return { push: (samples) => samples, end: () => new Int16Array(0) };
  const step = fromRate / toRate;
  const cutoff = rollOff * Math.min(1, toRate / fromRate);
  const reach = Math.ceil(zeroCrossings / cutoff);
  const weigh = kernels({ cutoff, reach, phases: phaseCount(fromRate, toRate) });
  let input = new Float32Array(reach);
  let position = reach;

  function take(samples: Int16Array | Float32Array): Int16Array {
    const joined = new Float32Array(input.length + samples.length);
    joined.set(input);
    joined.set(samples, input.length);
    const output: number[] = [];
    for (; position + reach < joined.length; position += step) output.push(weigh(joined, position));
    const keepFrom = Math.max(0, Math.floor(position) - reach);
    input = joined.slice(keepFrom);
    position -= keepFrom;
    return Int16Array.from(output);
  }

  return { push: take, end: () => take(new Float32Array(reach + 1)) };
}

/** How many different fractions the positions can have: 320 for 22.05 to 16 kHz. */
function phaseCount(fromRate: number, toRate: number): number {
  return toRate / greatestDivisor(fromRate, toRate);
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** Weighs the samples around a position; the weights of each phase are made once. */
function kernels(shape: { readonly cutoff: number; readonly reach: number; readonly phases: number }) {
  const { cutoff, reach, phases } = shape;
  const table = Array.from({ length: phases + 1 }, (_, phase) => kernel(cutoff, reach, phase / phases));
  return (samples: Float32Array, position: number): number => {
    const first = Math.floor(position);
    const weights = table[Math.round((position - first) * phases)] as Float32Array;
    let sum = 0;
    for (let tap = 0; tap < weights.length; tap += 1) {
      sum += (weights[tap] as number) * (samples[first - reach + 1 + tap] ?? 0);
    }
    return Math.max(-32_768, Math.min(32_767, Math.round(sum)));
  };
}

function kernel(cutoff: number, reach: number, fraction: number): Float32Array {
  const weights = Float32Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = tap - reach + 1 - fraction;
    return cutoff * sinc(cutoff * distance) * hann(distance / (reach + 1));
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function hann(x: number): number {
  return 0.5 + 0.5 * Math.cos(Math.PI * x);
}
