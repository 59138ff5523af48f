import { Resampler } from "@dilo/foundation";

/** Changes the rate of a stream of 16-bit samples, keeping what it needs of the past between chunks. */
export interface PcmResampler {
  push(samples: Int16Array): Int16Array;
  /** The last samples, when the stream has ended. */
  end(): Int16Array;
}

/** Opens a resampler of 16-bit samples. Rates in Hz. */
export function openResampler(fromRate: number, toRate: number): PcmResampler {
  if (fromRate === toRate) return { push: (samples) => samples, end: () => new Int16Array(0) };
  const resampler = new Resampler(fromRate, toRate);
  return { push: (samples) => toInt16(resampler.push(samples)), end: () => toInt16(resampler.end()) };
}

function toInt16(samples: Float32Array): Int16Array {
  const made = new Int16Array(samples.length);
  for (let at = 0; at < made.length; at++) {
    made[at] = Math.max(-32_768, Math.min(32_767, Math.round(samples[at] as number)));
  }
  return made;
}
