import { expect, test } from "vitest";
import { peaksOf } from "./waveform.ts";

test("of a long recording each stretch keeps its loudest moment, the person above and the assistant below", () => {
  const [customer, assistant] = [new Float32Array(48_000), new Float32Array(48_000)];
  customer[100] = -0.5;
  assistant[47_999] = 0.25;
  const peaks = peaksOf([customer, assistant], 16_000);
  expect(peaks.seconds).toHaveLength(1200);
  expect(peaks.seconds.at(-1)).toBeCloseTo(3, 1);
  expect(peaks.customer.map((peak, index) => [peak, index]).filter(([peak]) => peak !== 0)).toEqual([[0.5, 2]]);
  expect(peaks.assistant.at(-1)).toBe(-0.25);
});

test("a recording of nothing has no peaks", () => {
  expect(peaksOf([], 16_000)).toEqual({ seconds: [], customer: [], assistant: [] });
});
