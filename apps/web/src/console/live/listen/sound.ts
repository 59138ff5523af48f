/** Both sides of a call, as a page plays them: samples between -1 and 1. */
interface Heard {
  readonly person: Float32Array<ArrayBuffer>;
  readonly assistant: Float32Array<ArrayBuffer>;
}

/** Samples a second of what is heard (platform contract). */
export const sampleRate = 16_000;

/** Takes apart a piece of a call's sound: 16-bit little-endian, the person and the assistant by turns. */
export function heardIn(piece: ArrayBuffer): Heard {
  const view = new DataView(piece);
  const frames = Math.floor(piece.byteLength / 4);
  const person = new Float32Array(frames);
  const assistant = new Float32Array(frames);
  for (let at = 0; at < frames; at += 1) {
    person[at] = view.getInt16(at * 4, true) / 32_768;
    assistant[at] = view.getInt16(at * 4 + 2, true) / 32_768;
  }
  return { person, assistant };
}

/** The loudest moment of a side, between 0 and 1. */
export function loudness(side: Float32Array): number {
  return side.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

/** How far ahead of its sound a piece is played, for a line that is not even. Seconds. */
const cushion = 0.2;

/** More than this is not kept waiting: a page that slept would be behind for the rest of the call. Seconds. */
const mostAhead = 2;

/**
 * When a piece begins to be played; undefined when it is left out, because too much waits already.
 * @param next when the piece before it ends
 */
export function beginOf(next: number, now: number): number | undefined {
  if (next - now > mostAhead) return undefined;
  return next < now ? now + cushion : next;
}
