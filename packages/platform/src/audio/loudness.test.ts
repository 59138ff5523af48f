import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amplified } from "./limiter.ts";
import { loudnessOf } from "./loudness.ts";

/** A sine. @param level of its peaks, decibels of full scale */
function tone(hertz: number, level: number, seconds: number): Int16Array {
  return Int16Array.from(
    { length: seconds * 16_000 },
    (_, at) => 32_767 * 10 ** (level / 20) * Math.sin((2 * Math.PI * hertz * at) / 16_000),
  );
}

describe("loudness", () => {
  // EBU Tech 3341: a sine of 1 kHz at -23 dBFS on both channels is -23 LUFS; one channel has half the power.
  test.each([-10, -20, -36])("a tone of 1 kHz with peaks at %i dB is 3 LU quieter than that", (level) => {
    expect(loudnessOf(tone(997, level, 3))).toBeCloseTo(level - 3.01, 1);
  });

  test("low tones count for less, high ones for more", () => {
    expect(loudnessOf(tone(40, -20, 3))).toBeLessThan(-27);
    expect(loudnessOf(tone(4000, -20, 3))).toBeGreaterThan(-21);
  });

  test("silence around speech does not make it quieter", () => {
    const loud = tone(997, -20, 3);
    const padded = new Int16Array(loud.length * 4);
    padded.set(loud, loud.length);
    expect(loudnessOf(padded)).toBeCloseTo(loudnessOf(loud), 0);
  });

  test("a word shorter than a block is measured, and silence is no loudness", () => {
    expect(loudnessOf(tone(997, -20, 0.3))).toBeCloseTo(-23, 0);
    expect(loudnessOf(new Int16Array(16_000))).toBe(Number.NEGATIVE_INFINITY);
    expect(loudnessOf(new Int16Array(0))).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe("amplified sound", () => {
  test("is as much louder as it was told where nothing would clip", () => {
    expect(loudnessOf(amplified(tone(997, -30, 2), 2))).toBeCloseTo(-30 + 6.02 - 3.01, 1);
  });

  test("never clips, whatever it was and however loud it is made", () => {
    const samples = fc.int16Array({ minLength: 1, maxLength: 1000 });
    fc.assert(
      fc.property(samples, fc.double({ min: 0.01, max: 100, noNaN: true }), (sound, gain) => {
        const made = amplified(sound, gain);
        expect(made).toHaveLength(sound.length);
        expect(made.every((sample) => Math.abs(sample) <= 29_205)).toBe(true);
      }),
    );
  });
});
