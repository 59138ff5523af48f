import { expect, test } from "vitest";
import { beginOf, heardIn, loudness } from "./sound.ts";

test("a piece is taken apart into the person and the assistant, and half a sample at its end is left out", () => {
  const piece = new ArrayBuffer(10);
  const view = new DataView(piece);
  [16_384, -32_768, -8192, 0].forEach((sample, at) => {
    view.setInt16(at * 2, sample, true);
  });
  const { person, assistant } = heardIn(piece);
  expect([...person]).toEqual([0.5, -0.25]);
  expect([...assistant]).toEqual([-1, 0]);
  expect([loudness(person), loudness(assistant), loudness(new Float32Array(0))]).toEqual([0.5, 1, 0]);
});

test.each([
  ["the first piece waits a little", 0, 10, 10.2],
  ["the next one follows without a gap", 10.3, 10.2, 10.3],
  ["one that comes late waits again", 10.3, 11, 11.2],
  ["one too many is left out", 13.5, 11, undefined],
])("%s", (_name, next, now, begin) => {
  expect(beginOf(next, now)).toBe(begin);
});
