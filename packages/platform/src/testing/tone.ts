/** A second and a half of a tone, as raw PCM (16-bit, mono): three pieces with an odd cut. */
export function toneAt(sampleRate: number): readonly Buffer[] {
  const samples = Int16Array.from({ length: sampleRate * 1.5 }, (_, at) => 8000 * Math.sin((at * 2764) / sampleRate));
  const bytes = Buffer.from(samples.buffer);
  return [bytes.subarray(0, 10_001), bytes.subarray(10_001, 30_000), bytes.subarray(30_000)];
}
