/** Samples on each side that a new one is made of. */
const reach = 16;

/**
 * Brings a sound to another sample rate, by a windowed sinc: what the new rate cannot carry is left out.
 * @param {import("./wav.mjs").Sound} sound
 * @param {number} sampleRate Hz
 * @returns {import("./wav.mjs").Sound}
 */
export function resample({ sampleRate: from, samples }, sampleRate) {
  const step = from / sampleRate;
  // Going down, the filter is as much wider as the new rate is lower.
  const width = Math.max(1, step);
  const made = new Int16Array(Math.floor(samples.length / step));
  for (let at = 0; at < made.length; at += 1) {
    const centre = at * step;
    let sum = 0;
    for (let index = Math.ceil(centre - reach * width); index <= centre + reach * width; index += 1) {
      sum += (samples[index] ?? 0) * weight((index - centre) / width);
    }
    made[at] = Math.max(-32_768, Math.min(32_767, Math.round(sum / width)));
  }
  return { sampleRate, samples: made };
}

/** @param {number} distance in samples of the lower rate */
function weight(distance) {
  if (distance === 0) return 1;
  const angle = Math.PI * distance;
  const window = 0.5 + 0.5 * Math.cos(angle / reach);
  return (window * Math.sin(angle)) / angle;
}
