import type { Codec } from "../sip/sdp.ts";

/** The code of the smallest positive sample, which is 8; its first bit is the sign. */
export const quietest = { PCMU: 0xfe, PCMA: 0xd5 } as const satisfies Record<Codec, number>;

/** A µ-law code's sample (ITU-T G.711, table 2): 14 bits, here at the top of 16. */
function fromMuLaw(code: number): number {
  const inverted = ~code & 0xff;
  const size = (((inverted & 0x0f) << 3) + 0x84) << ((inverted & 0x70) >> 4);
  return (inverted & 0x80) === 0 ? size - 0x84 : 0x84 - size;
}

/** An A-law code's sample (table 1): 13 bits, at the top of 16. */
function fromALaw(code: number): number {
  const even = code ^ 0x55;
  const segment = (even & 0x70) >> 4;
  const low = ((even & 0x0f) << 4) + 8;
  const size = segment === 0 ? low : (low + 0x100) << (segment - 1);
  return (even & 0x80) === 0 ? -size : size;
}

function toMuLaw(sample: number): number {
  const size = Math.min(Math.abs(sample), 32_635) + 0x84;
  const segment = 24 - Math.clz32(size);
  const code = (segment << 4) | ((size >> (segment + 3)) & 0x0f);
  return ~(sample < 0 ? code | 0x80 : code) & 0xff;
}

function toALaw(sample: number): number {
  // Negative samples are the positive ones' complement, so that both sides of zero have as many steps.
  const size = (sample < 0 ? ~sample : sample) >> 4;
  const segment = Math.max(0, 28 - Math.clz32(size));
  const code = segment === 0 ? size : (segment << 4) | ((size >> (segment - 1)) & 0x0f);
  return (sample < 0 ? code : code | 0x80) ^ 0x55;
}

const decoders = {
  PCMU: Int16Array.from({ length: 256 }, (_, code) => fromMuLaw(code)),
  PCMA: Int16Array.from({ length: 256 }, (_, code) => fromALaw(code)),
} as const;

/** By the sample's 16 bits. */
const encoders = {
  PCMU: Uint8Array.from({ length: 65_536 }, (_, bits) => toMuLaw((bits << 16) >> 16)),
  PCMA: Uint8Array.from({ length: 65_536 }, (_, bits) => toALaw((bits << 16) >> 16)),
} as const;

/** A second. */
const pieceSamples = 8000;
let piece = new Int16Array(pieceSamples);
let used = 0;

/** Samples of many packets lie side by side: to ask for memory for each costs more than to decode it. */
function roomFor(count: number): Int16Array {
  if (used + count > piece.length) {
    piece = new Int16Array(Math.max(pieceSamples, count));
    used = 0;
  }
  used += count;
  return piece.subarray(used - count, used);
}

/** @returns 16-bit samples at 8 kHz */
export function decode(codec: Codec, codes: Uint8Array): Int16Array {
  const table = decoders[codec];
  const samples = roomFor(codes.length);
  for (let at = 0; at < codes.length; at += 1) samples[at] = table[codes[at] ?? 0] ?? 0;
  return samples;
}

/** Writes 16-bit samples' codes into `into`, from `offset` on. */
export function encode(codec: Codec, samples: Int16Array, into: Uint8Array, offset = 0): void {
  const table = encoders[codec];
  for (let at = 0; at < samples.length; at += 1) into[offset + at] = table[(samples[at] ?? 0) & 0xffff] ?? 0;
}
