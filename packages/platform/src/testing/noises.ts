/** Noises of a home that never stop. */
export const noises = ["white", "pink", "brown", "hum", "fan"] as const;

export type Noise = (typeof noises)[number];

const sampleRate = 16_000;

/** The longest of each that was made so far, of no particular level: making one takes longer than hearing it. */
const made = new Map<Noise, Float64Array>();

/** Makes a noise; the same one every time. @param level decibels of full scale @returns PCM, 16 kHz, mono */
export function noiseAt(kind: Noise, level: number, seconds: number): Int16Array {
  const samples = samplesOf(kind, seconds * sampleRate);
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const gain = (32_768 * 10 ** (level / 20)) / Math.sqrt(power);
  return Int16Array.from(samples, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * gain))));
}

function samplesOf(kind: Noise, count: number): Float64Array {
  const known = made.get(kind);
  if (known !== undefined && known.length >= count) return known.subarray(0, count);
  const next = makers[kind](openRandom(kind.length));
  const samples = new Float64Array(count);
  for (let at = 0; at < count; at += 1) samples[at] = next(at / sampleRate);
  made.set(kind, samples);
  return samples;
}

type Maker = (random: () => number) => (seconds: number) => number;

const makers: Record<Noise, Maker> = {
  white: (random) => () => random(),
  pink: (random) => {
    const rows = Array.from({ length: 8 }, random);
    return (seconds) => {
      // Voss: each row changes half as often as the one before.
      const at = Math.round(seconds * sampleRate);
      for (const row of rows.keys()) if (at % 2 ** row === 0) rows[row] = random();
      return rows.reduce((sum, row) => sum + row, 0);
    };
  },
  brown: (random) => {
    let level = 0;
    return () => {
      level = 0.98 * level + random();
      return level;
    };
  },
  hum: () => (seconds) => tone(120, 12, seconds),
  fan: (random) => {
    let air = 0;
    return (seconds) => {
      air = 0.95 * air + 0.2 * random();
      return air * (1 + 0.2 * Math.sin(2 * Math.PI * 7 * seconds)) + 0.3 * tone(140, 2, seconds);
    };
  },
};

function tone(hz: number, harmonics: number, seconds: number): number {
  let sum = 0;
  for (let harmonic = 1; harmonic <= harmonics; harmonic += 1) {
    sum += Math.sin(2 * Math.PI * hz * harmonic * seconds + harmonic) / harmonic;
  }
  return sum;
}

/** Even numbers from -1 to 1 (Marsaglia's xorshift). */
function openRandom(seed: number): () => number {
  let state = 2_463_534_242 + seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 2 ** 31;
  };
}
