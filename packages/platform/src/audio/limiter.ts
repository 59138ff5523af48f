/** Peaks stay below this: -1 dB of full scale. */
const ceiling = Math.floor(32_768 * 10 ** (-1 / 20));
/** 5 ms at 16 kHz: quick enough for a consonant, slow enough not to be heard. Samples. */
const blockSamples = 80;

/**
 * Changes the level of sound without clipping it: where it would become too loud, it is turned down for a moment, smoothly.
 * @param samples PCM, 16 kHz
 * @param gain ratio of amplitudes
 */
export function amplified(samples: Int16Array, gain: number): Int16Array {
  const blocks = Math.ceil(samples.length / blockSamples);
  const gains = Array.from({ length: blocks }, (_, block) =>
    Math.min(gain, ceiling / peakOf(samples.subarray(block * blockSamples, (block + 1) * blockSamples))),
  );
  // Between two blocks the smaller gain of both holds, so that a line from border to border never exceeds a block's own.
  const borders = Array.from({ length: blocks + 1 }, (_, at) => Math.min(gains[at - 1] ?? gain, gains[at] ?? gain));
  const made = new Int16Array(samples.length);
  for (let at = 0; at < made.length; at++) {
    const block = Math.floor(at / blockSamples);
    const [from, to] = [borders[block] as number, borders[block + 1] as number];
    made[at] = Math.round((samples[at] as number) * (from + ((to - from) * (at % blockSamples)) / blockSamples));
  }
  return made;
}

/** At least 1, so that silence has a gain too. */
function peakOf(block: Int16Array): number {
  let peak = 1;
  for (let at = 0; at < block.length; at++) peak = Math.max(peak, Math.abs(block[at] as number));
  return peak;
}
