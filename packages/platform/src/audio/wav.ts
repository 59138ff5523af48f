/** PCM, 16-bit, mono, with its sample rate in Hz. */
export interface Pcm {
  readonly sampleRate: number;
  readonly samples: Int16Array;
}

const headerBytes = 44;

/** What a 16-bit WAV file begins with. */
export function wavHeaderOf(sound: { readonly sampleRate: number; readonly channels: 1 | 2; readonly bytes: number }) {
  const { sampleRate, channels, bytes } = sound;
  const header = Buffer.alloc(headerBytes);
  header.write("RIFF", 0, "latin1");
  header.writeUInt32LE(headerBytes + bytes - 8, 4);
  header.write("WAVEfmt ", 8, "latin1");
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * channels * 2, 28);
  header.writeUInt16LE(channels * 2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36, "latin1");
  header.writeUInt32LE(bytes, 40);
  return header;
}

/** Wraps PCM into a WAV file. */
export function encodeWav({ sampleRate, samples }: Pcm): Buffer {
  const wav = Buffer.alloc(headerBytes + samples.byteLength);
  wavHeaderOf({ sampleRate, channels: 1, bytes: samples.byteLength }).copy(wav);
  for (const [at, sample] of samples.entries()) wav.writeInt16LE(sample, headerBytes + at * 2);
  return wav;
}

/** Where the sound of a WAV file begins, and its rate. */
export interface WavHeader {
  readonly sampleRate: number;
  readonly dataAt: number;
}

/**
 * Reads the header of a 16-bit mono WAV file.
 * @returns undefined when more bytes are needed
 * @throws Error when this is no such file
 */
export function readWavHeader(bytes: Buffer): WavHeader | undefined {
  if (bytes.length < 12) return undefined;
  if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WAVE")
    throw new Error("Not a WAV file.");
  let sampleRate: number | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (name === "data") {
      if (sampleRate === undefined) throw new Error("A WAV file without a format.");
      return { sampleRate, dataAt: at + 8 };
    }
    if (name === "fmt ") {
      if (at + 24 > bytes.length) return undefined;
      sampleRate = readFormat(bytes, at + 8);
    }
    at += 8 + length + (length % 2);
  }
  return undefined;
}

function readFormat(bytes: Buffer, at: number): number {
  const [coding, channels, bits] = [bytes.readUInt16LE(at), bytes.readUInt16LE(at + 2), bytes.readUInt16LE(at + 14)];
  if (coding !== 1 || channels !== 1 || bits !== 16) throw new Error("Not 16-bit mono PCM.");
  return bytes.readUInt32LE(at + 4);
}
