import { roomAudio } from "@dilo/api";

/** Cuts a stream of samples into the room's frames: PCM, 16-bit little-endian, 20 ms each. */
export class FrameCutter {
  #rest = new Float32Array(0);

  push(samples: Float32Array): ArrayBuffer[] {
    const all = new Float32Array(this.#rest.length + samples.length);
    all.set(this.#rest);
    all.set(samples, this.#rest.length);
    const whole = Math.floor(all.length / roomAudio.frameSamples);
    this.#rest = all.slice(whole * roomAudio.frameSamples);
    return Array.from({ length: whole }, (_, frame) =>
      encodePcm(all.subarray(frame * roomAudio.frameSamples, (frame + 1) * roomAudio.frameSamples)),
    );
  }
}

/** Samples from -1 to 1 as 16-bit little-endian; louder samples are clipped. */
export function encodePcm(samples: Float32Array): ArrayBuffer {
  const bytes = new DataView(new ArrayBuffer(samples.length * 2));
  samples.forEach((sample, index) => {
    const clipped = Math.max(-1, Math.min(1, sample));
    bytes.setInt16(index * 2, Math.round(clipped * (clipped < 0 ? 0x8000 : 0x7fff)), true);
  });
  return bytes.buffer;
}

/** 16-bit little-endian as samples from -1 to 1; an odd last byte is dropped. */
export function decodePcm(frame: ArrayBuffer): Float32Array {
  const bytes = new DataView(frame);
  return Float32Array.from({ length: frame.byteLength >> 1 }, (_, index) => bytes.getInt16(index * 2, true) / 0x8000);
}
