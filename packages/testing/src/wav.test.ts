import { expect, test } from "vitest";
import { readWav, toWav } from "./wav.ts";

test("a WAV file is read as it was written", () => {
  const sound = { sampleRate: 16_000, samples: Int16Array.of(0, 1, -1, 32_767, -32_768, 440) };
  expect(readWav(toWav(sound))).toEqual(sound);
});
