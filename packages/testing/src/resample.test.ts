import { expect, test } from "vitest";
import { resample } from "./resample.mjs";
import { readWav, toWav } from "./wav.mjs";

const tone = (sampleRate: number, hz: number) => ({
  sampleRate,
  samples: Int16Array.from(
    { length: sampleRate / 4 },
    (_, at) => 10_000 * Math.sin((2 * Math.PI * hz * at) / sampleRate),
  ),
});

/** Loudness of the middle, away from both ends. */
function rms(samples: Int16Array): number {
  const middle = samples.slice(200, -200);
  return Math.sqrt(middle.reduce((sum, sample) => sum + sample ** 2, 0) / middle.length);
}

test.each([16_000, 24_000, 48_000])("a tone is the same tone at %i Hz", (sampleRate) => {
  const { samples } = resample(tone(22_050, 1000), sampleRate);
  const wanted = tone(sampleRate, 1000).samples;
  expect(samples.length / sampleRate).toBeCloseTo(0.25, 2);
  const off = samples.slice(200, -200).map((sample, at) => sample - (wanted[at + 200] ?? 0));
  expect(rms(off)).toBeLessThan(300);
});

test("what the lower rate cannot carry is left out, not folded back", () => {
  expect(rms(resample(tone(22_050, 10_500), 16_000).samples)).toBeLessThan(300);
});

test("a WAV file is read as it was written", () => {
  const sound = tone(16_000, 440);
  expect(readWav(toWav(sound))).toEqual(sound);
});
