/** Decoded sound. */
export type Sound = { sampleRate: number; samples: Int16Array };

/** Reads a 16-bit mono WAV file; throws when it is none. */
export function readWav(wav: Buffer): Sound {
  if (wav.toString("latin1", 0, 4) !== "RIFF") throw new Error("Not a WAV file.");
  let sampleRate = 0;
  for (let at = 12; at + 8 <= wav.length; ) {
    const name = wav.toString("latin1", at, at + 4);
    const length = wav.readUInt32LE(at + 4);
    if (name === "fmt ") sampleRate = wav.readUInt32LE(at + 12);
    if (name === "data") {
      // A WAV file that was piped does not know its length.
      const bytes = wav.subarray(at + 8, Math.min(wav.length, at + 8 + length));
      const samples = Int16Array.from({ length: bytes.length >> 1 }, (_, index) => bytes.readInt16LE(index * 2));
      return { sampleRate, samples };
    }
    at += 8 + length + (length % 2);
  }
  throw new Error("A WAV file without sound.");
}

/** Writes a 16-bit mono WAV file. */
export function toWav({ sampleRate, samples }: Sound): Buffer {
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]);
}
