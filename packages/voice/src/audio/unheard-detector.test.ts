import { expect, test } from "vitest";
import { UnheardDetector } from "./unheard-detector.ts";

function detector() {
  const events: boolean[] = [];
  const hearing = new UnheardDetector((isUnheard) => events.push(isUnheard));
  let at = 0;
  const pass = (seconds: number, level: number, isListening = true) => {
    for (const end = at + seconds * 1000; at < end; at += 100) hearing.update({ level, isListening, at });
  };
  return { events, pass };
}

test("tells after eight seconds of silence, once, and when it is over", () => {
  const { events, pass } = detector();
  pass(8, 0.001);
  expect(events).toEqual([]);
  pass(5, 0.001);
  expect(events).toEqual([true]);
  pass(1, 0.02);
  expect(events).toEqual([true, false]);
});

test("a word in between restarts the eight seconds", () => {
  const { events, pass } = detector();
  pass(7, 0);
  pass(0.2, 0.05);
  pass(7, 0);
  expect(events).toEqual([]);
});

test("counts nothing while the assistant speaks or the microphone is muted", () => {
  const { events, pass } = detector();
  pass(7, 0);
  pass(20, 0, false);
  pass(7, 0);
  expect(events).toEqual([]);
});
