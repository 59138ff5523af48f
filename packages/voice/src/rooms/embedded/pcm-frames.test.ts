import { expect, test } from "vitest";
import { decodePcm, encodePcm, FrameCutter } from "./pcm-frames.ts";

test("writes 16 bits, little-endian, and reads them back", () => {
  const bytes = encodePcm(Float32Array.of(0, 0.5, -1));
  expect([...new Uint8Array(bytes)]).toEqual([0, 0, 0, 0x40, 0, 0x80]);
  const [zero, half, lowest] = decodePcm(bytes);
  expect(zero).toBe(0);
  expect(half).toBeCloseTo(0.5, 4);
  expect(lowest).toBe(-1);
});

test("clips samples that are too loud instead of wrapping around", () => {
  expect([...decodePcm(encodePcm(Float32Array.of(2, -2)))].map(Math.sign)).toEqual([1, -1]);
});

test("drops an odd last byte", () => {
  expect(decodePcm(new ArrayBuffer(3))).toHaveLength(1);
});

test("cuts frames of 640 bytes and keeps the rest for the next", () => {
  const cutter = new FrameCutter();
  expect(cutter.push(new Float32Array(300))).toEqual([]);
  const ramp = Float32Array.from({ length: 400 }, (_, index) => index / 1000);
  const frames = cutter.push(ramp);
  expect(frames.map((frame) => frame.byteLength)).toEqual([640, 640]);
  const second = decodePcm(frames[1] as ArrayBuffer);
  expect(second[0]).toBeCloseTo(0.02, 3);
  expect(second.at(-1)).toBeCloseTo(0.339, 3);
});
