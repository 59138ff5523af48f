/** Linear 16-bit samples of little-endian bytes; half a sample is dropped. */
export function linearSamples(bytes: Uint8Array): Int16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Int16Array.from({ length: bytes.byteLength >> 1 }, (_, at) => view.getInt16(at * 2, true));
}

/** The little-endian bytes of linear samples. */
export function linearBytes(samples: Int16Array): Uint8Array {
  const bytes = new Uint8Array(samples.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [at, sample] of samples.entries()) view.setInt16(at * 2, sample, true);
  return bytes;
}
