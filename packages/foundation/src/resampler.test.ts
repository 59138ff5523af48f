import { describe, expect, test } from "vitest";
import { Resampler } from "./index.ts";

const deviceRates = [8000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000, 192_000];

function tone(hertz: number, rate: number, seconds = 0.5): Float32Array {
  return Float32Array.from({ length: Math.round(rate * seconds) }, (_, index) =>
    Math.sin((2 * Math.PI * hertz * index) / rate),
  );
}

/** Decibels of what remains, against a full-scale tone, once the filter has filled. */
function decibels(samples: Float32Array): number {
  const settled = samples.subarray(Math.floor(samples.length / 4));
  const power = settled.reduce((sum, sample) => sum + sample * sample, 0) / settled.length;
  return 10 * Math.log10(power * 2 + 1e-20);
}

describe.each(deviceRates)("from %i Hz to 16 kHz", (rate) => {
  test("gives 16 000 samples a second", () => {
    const resampler = new Resampler(rate, 16_000);
    const length = resampler.push(new Float32Array(rate)).length + resampler.end().length;
    expect(Math.abs(length - 16_000)).toBeLessThanOrEqual(1);
  });

  test("keeps speech as loud as it is", () => {
    for (const hertz of [120, 1000, 3000]) {
      expect(decibels(new Resampler(rate, 16_000).push(tone(hertz, rate)))).toBeCloseTo(0, 1);
    }
  });

  test("lets nothing above 8 kHz fold back", () => {
    for (const hertz of [8200, 10_000, 15_000, 23_000].filter((one) => one < rate / 2)) {
      expect(decibels(new Resampler(rate, 16_000).push(tone(hertz, rate)))).toBeLessThan(-60);
    }
  });
});

test("makes no mirror image above 8 kHz when it goes up to the device's rate", () => {
  const up = new Resampler(16_000, 48_000).push(tone(5000, 16_000)).subarray(4800, 9600);
  expect(decibelsAt(5000, up, 48_000)).toBeCloseTo(0, 1);
  expect(decibelsAt(11_000, up, 48_000)).toBeLessThan(-60);
});

/** Decibels of one frequency in a stretch of whole periods. */
function decibelsAt(hertz: number, samples: Float32Array, rate: number): number {
  let [cosine, sine] = [0, 0];
  samples.forEach((sample, index) => {
    cosine += sample * Math.cos((2 * Math.PI * hertz * index) / rate);
    sine += sample * Math.sin((2 * Math.PI * hertz * index) / rate);
  });
  return 20 * Math.log10((2 * Math.hypot(cosine, sine)) / samples.length + 1e-12);
}

test("starts its output with the first sample", () => {
  const pulse = Float32Array.from({ length: 4410 }, (_, index) => (index === 441 ? 1 : 0));
  const resampler = new Resampler(44_100, 16_000);
  const output = [...resampler.push(pulse), ...resampler.end()];
  expect(output.indexOf(Math.max(...output))).toBe(160);
});

test("leaves a stream as it is between equal rates", () => {
  const resampler = new Resampler(16_000, 16_000);
  expect([...resampler.push([1, -2, 3])]).toEqual([1, -2, 3]);
  expect([...resampler.end()]).toEqual([]);
});

test("cuts its blocks anywhere with the same result", () => {
  const whole = tone(440, 44_100);
  const expected = new Resampler(44_100, 16_000).push(whole);
  const resampler = new Resampler(44_100, 16_000);
  const pieces: number[] = [];
  for (let at = 0, size = 1; at < whole.length; at += size, size = (size * 7 + 3) % 997) {
    pieces.push(...resampler.push(whole.subarray(at, at + size)));
  }
  expect(pieces).toEqual([...expected]);
});
