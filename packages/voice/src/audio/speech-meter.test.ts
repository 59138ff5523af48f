import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SpeechMeter } from "./speech-meter.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function meter() {
  const events: string[] = [];
  const speech = new SpeechMeter({
    volume: (volume) => events.push(`volume ${volume.toFixed(2)}`),
    speechStart: () => events.push("start"),
    speechEnd: () => events.push("end"),
  });
  return { speech, events };
}

test.each([
  [{ a: 0.02, b: 0.01 }, "volume 0.20"],
  [{ a: 0.15 }, "volume 1.00"],
  [{ a: 0.9, b: 0.9 }, "volume 1.00"],
  [{}, "volume 0.00"],
])("sums the levels %j to %s", (levels, volume) => {
  const { speech, events } = meter();
  speech.update(levels);
  expect(events[0]).toBe(volume);
  speech.close();
});

test("takes a level of 0.01 for silence and more for speech", () => {
  const { speech, events } = meter();
  speech.update({ a: 0.01 });
  expect(events).not.toContain("start");
  speech.update({ a: 0.0101 });
  expect(events).toContain("start");
  speech.close();
});

test("ends speech one second after its last level", () => {
  const { speech, events } = meter();
  speech.update({ a: 0.1 });
  vi.advanceTimersByTime(900);
  speech.update({ a: 0.1 });
  vi.advanceTimersByTime(999);
  speech.update({ a: 0.001 });
  expect(events).not.toContain("end");
  vi.advanceTimersByTime(1);
  expect(events.filter((one) => one === "start" || one === "end")).toEqual(["start", "end"]);
});

test("ends open speech when it is closed, and leaves no timer", () => {
  const { speech, events } = meter();
  speech.update({ a: 0.1 });
  speech.close();
  speech.close();
  expect(events.filter((one) => one === "end")).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
