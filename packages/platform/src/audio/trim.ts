/** Quieter than this is silence: a hundredth of full scale. */
const silentBelow = 328;

/** What is kept of a pause at the end, so that the last sound is not clipped. Samples: 20 ms at 16 kHz. */
const keep = 320;

/**
 * Leaves out the silence at the end of an utterance. A synthesiser's trailing pause would make the assistant
 * count as speaking while nobody hears it, and a quick answer as an interruption.
 */
export async function* withoutTrailingSilence(chunks: AsyncIterable<Int16Array>): AsyncGenerator<Int16Array> {
  let held: Int16Array[] = [];
  for await (const chunk of chunks) {
    const sound = endOfSound(chunk);
    const end = Math.min(chunk.length, sound + keep);
    if (sound === 0) {
      held.push(chunk);
      continue;
    }
    yield* held;
    yield chunk.subarray(0, end);
    held = end < chunk.length ? [chunk.subarray(end)] : [];
  }
}

/** The sample after the last audible one; 0 when there is none. */
function endOfSound(samples: Int16Array): number {
  for (let at = samples.length; at > 0; at -= 1) {
    if (Math.abs(samples[at - 1] as number) >= silentBelow) return at;
  }
  return 0;
}
