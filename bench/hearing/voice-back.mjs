// @ts-check
// How loud and how clean the assistant's own voice is: all it always says, as a call gets it.
import { findEspeakVoice, fixedPrompts, loudness, voices } from "./product.mjs";

/**
 * @typedef {object} Prompt
 * @property {number} loudness LUFS
 * @property {number} clipped samples at full scale
 * @property {number} seconds
 */

/** @returns {Promise<{ before: Prompt[], after: Prompt[] } | undefined>} undefined without espeak-ng */
export async function measureVoice() {
  const voice = await findEspeakVoice();
  if (voice === undefined) return undefined;
  const even = voices.cachedVoice(voice);
  const options = { signal: new AbortController().signal, rate: 1 };
  await even.prepare(fixedPrompts, options);
  /** @type {{ before: Prompt[], after: Prompt[] }} */
  const found = { before: [], after: [] };
  for (const text of fixedPrompts) {
    found.before.push(measured(await all(voice.speak(text, options))));
    found.after.push(measured(await all(even.speak(text, options))));
  }
  return found;
}

/** @param {AsyncIterable<Int16Array>} chunks */
async function all(chunks) {
  /** @type {number[]} */
  const samples = [];
  for await (const chunk of chunks) for (const sample of chunk) samples.push(sample);
  return Int16Array.from(samples);
}

/** @param {Int16Array} samples @returns {Prompt} */
function measured(samples) {
  return {
    loudness: loudness.loudnessOf(samples),
    clipped: samples.filter((sample) => sample >= 32_767 || sample <= -32_768).length,
    seconds: samples.length / 16_000,
  };
}
