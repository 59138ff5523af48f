import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { RecordingTrack } from "@dilo/api/operations";
import { expect, test } from "vitest";
import { samplesOf } from "../../audio/samples.ts";
import { recordingAt, wavOf } from "./recording-tracks.ts";

/** Three moments: the person alone, the assistant alone, both, louder than a sample can say. */
const pairs = [
  [100, 0],
  [0, 200],
  [30_000, 30_000],
] as const;

async function heard(sound: RecordingTrack, cut: number) {
  const bytes = Buffer.alloc(pairs.length * 4 + cut);
  for (const [at, [person, assistant]] of pairs.entries()) {
    bytes.writeInt16LE(person, at * 4);
    bytes.writeInt16LE(assistant, at * 4 + 2);
  }
  // In odd pieces, as a file may be read.
  const parts = [bytes.subarray(0, 3), bytes.subarray(3, 9), bytes.subarray(9)];
  const wav = wavOf({ bytes: bytes.length, stream: Readable.from(parts) }, sound);
  const file = await buffer(wav.stream);
  expect(file.length).toBe(wav.bytes);
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(file.readUInt32LE(40)).toBe(file.length - 44);
  return { channels: file.readUInt16LE(22), samples: [...samplesOf(file.subarray(44))] };
}

test.each([
  ["stereo", { channels: 2, samples: [100, 0, 0, 200, 30_000, 30_000] }],
  ["customer", { channels: 1, samples: [100, 0, 30_000] }],
  ["assistant", { channels: 1, samples: [0, 200, 30_000] }],
  ["mono", { channels: 1, samples: [100, 200, 32_767] }],
] as const)("%s", async (sound, expected) => {
  expect(await heard(sound, 0)).toEqual(expected);
  // A recording under way may end in the middle of a moment.
  expect(await heard(sound, 3)).toEqual(expected);
});

test("a row links to all of them", () => {
  expect(recordingAt("https://dilo.example/platform", "1")).toMatchObject({
    recordingUrl: "https://dilo.example/platform/recording/1/mono.wav",
    recording: { mono: { customerUrl: "https://dilo.example/platform/recording/1/customer.wav" } },
  });
});
