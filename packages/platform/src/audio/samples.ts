/**
 * Turns a stream of bytes into 16-bit samples, whatever the length of its chunks: an odd byte waits for its other half.
 * @param chunks little-endian PCM
 */
export async function* toSamples(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Int16Array> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % 2);
    rest = bytes.subarray(whole);
    if (whole > 0) yield samplesOf(bytes.subarray(0, whole));
  }
}

/** Copies little-endian bytes into samples; an odd last byte is left out. */
export function samplesOf(bytes: Buffer): Int16Array {
  const samples = new Int16Array(bytes.length >> 1);
  for (let at = 0; at < samples.length; at += 1) samples[at] = bytes.readInt16LE(at * 2);
  return samples;
}

/** Joins chunks of samples. */
export function joinSamples(chunks: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
