import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withNearestVoice } from "./nearest-voice.ts";
import type { Vad } from "./vad.ts";

const frameMs = 20;

/** 20 ms of a buzz as loud as a voice is. @param level decibels of full scale */
function buzz(level: number): Int16Array {
  return Int16Array.from(
    { length: 320 },
    (_, at) => 32_768 * Math.SQRT2 * 10 ** (level / 20) * Math.sin((2 * Math.PI * 500 * at) / 16_000),
  );
}

const silence = new Int16Array(320);

/** A detector that takes every sound for a voice. */
const everySound = (): Vad => ({ isSpeech: (frame) => frame.some((sample) => sample !== 0), close: () => {} });

/**
 * A microphone; each call returns how much of what it hears is the person's, in milliseconds.
 * @param begins the assistant begins the conversation
 */
function openMicrophone({ begins = false } = {}) {
  const vad = withNearestVoice(everySound)();
  if (begins) vad.conversationBegins?.();
  let mostSureMs = 0;
  const hear = (ms: number, level?: number): number => {
    const frame = level === undefined ? silence : buzz(level);
    let spoken = 0;
    for (let passed = 0; passed < ms; passed += frameMs) {
      if (vad.isSpeech(frame)) spoken += frameMs;
      mostSureMs = Math.max(mostSureMs, vad.sureMs?.() ?? 0);
    }
    return spoken;
  };
  /** Forgets how much was surely the person's. @returns the most it ever was in one stretch, milliseconds */
  const sureMs = () => {
    const most = mostSureMs;
    mostSureMs = 0;
    return most;
  };
  return Object.assign(hear, { sureMs });
}

test("until somebody has spoken, any voice is the person's, however quiet", () => {
  const hear = openMicrophone();
  expect(hear(600, -45)).toBe(600);
});

test.each([-35, -23, -9])("behind a person who speaks at %i dB, a voice 10 dB quieter is nobody", (level) => {
  const hear = openMicrophone();
  hear(1000, level);
  hear(3000);
  expect(hear(60_000, level - 10)).toBe(0);
});

test("television that was there before the person is nobody once they have spoken twice", () => {
  const hear = openMicrophone();
  hear(3000, -30);
  for (let answer = 0; answer < 2; answer += 1) {
    hear(1000, -20);
    hear(1000, -30);
  }
  expect(hear(60_000, -30)).toBe(0);
});

test("while somebody talks behind, the person's last word ends what they say", () => {
  const hear = openMicrophone();
  hear(1000, -20);
  hear(1000);
  hear(5000, -30);
  expect(hear(1000, -20)).toBeGreaterThan(900);
  expect(hear(3000, -30)).toBeLessThanOrEqual(100);
});

test("where nobody talks behind, words 15 dB quieter are still the person's", () => {
  const hear = openMicrophone();
  hear(1000, -20);
  expect(hear(300, -35)).toBe(300);
});

test("in a silent room, answers that begin quietly are heard from their first word, however many there are", () => {
  const hear = openMicrophone();
  hear(1000, -16);
  for (let answer = 0; answer < 6; answer += 1) {
    hear(2500);
    hear(260, -25);
    expect(hear(400, -20.5)).toBeGreaterThanOrEqual(380);
  }
});

test("beside a television, a first word need not be as loud as the person's loudest", () => {
  const hear = openMicrophone();
  hear(1000, -16);
  hear(1000);
  hear(5000, -27);
  expect(hear(400, -21)).toBeGreaterThanOrEqual(380);
  expect(hear(400, -17)).toBe(400);
});

test("a single loud noise does not make the person too quiet", () => {
  const hear = openMicrophone();
  hear(1000, -25);
  hear(1000);
  hear(200, -5);
  hear(1000);
  expect(hear(600, -25)).toBe(600);
});

test("who moved away from the telephone is heard when they say it again", () => {
  const hear = openMicrophone();
  hear(1000, -20);
  hear(3000);
  expect(hear(800, -30)).toBe(0);
  hear(3000);
  expect(hear(800, -30)).toBeGreaterThan(700);
});

test("television that talks over the assistant's first words is nobody, and who answers them is heard at once", () => {
  const hear = openMicrophone({ begins: true });
  expect(hear(5000, -30)).toBe(0);
  expect(hear(600, -20)).toBe(600);
  expect(hear(3000, -30)).toBeLessThanOrEqual(100);
});

test("beside a television that talks over the first words, a short answer only a little louder is heard", () => {
  const hear = openMicrophone({ begins: true });
  expect(hear(5000, -30)).toBe(0);
  expect(hear(300, -26)).toBeGreaterThan(250);
});

test("who talks over the assistant's first words and then listens is heard, no louder than before", () => {
  const hear = openMicrophone({ begins: true });
  expect(hear(2000, -20)).toBe(0);
  hear(1200);
  expect(hear(600, -22)).toBe(600);
});

test("what was heard before the assistant's first words is not taken for the person", () => {
  const vad = withNearestVoice(everySound)();
  const hear = (ms: number, level: number) =>
    Array.from({ length: ms / frameMs }, () => vad.isSpeech(buzz(level))).filter(Boolean).length * frameMs;
  hear(2000, -15);
  vad.conversationBegins?.();
  for (let passed = 0; passed < 1200; passed += frameMs) vad.isSpeech(silence);
  expect(hear(600, -30)).toBe(600);
});

test("a television that begins while the person speaks does not keep the answer open", () => {
  const hear = openMicrophone();
  hear(1000, -20);
  expect(hear(30_000, -33)).toBeLessThanOrEqual(4100);
  expect(hear(600, -20)).toBe(600);
});

test("in a silent room an answer is heard from its first syllable, however soon it comes, at every prompt", () => {
  const turn = fc.record({
    promptMs: fc.integer({ min: 15, max: 200 }).map((frames) => frames * frameMs),
    afterMs: fc.constantFrom(0, 100, 200, 400, 800),
    answerMs: fc.integer({ min: 10, max: 150 }).map((frames) => frames * frameMs),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.array(turn, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: -45, max: -9 }),
      (framesBefore, turns, level) => {
        const vad = withNearestVoice(everySound)();
        const heard = (ms: number, frame: Int16Array) =>
          Array.from({ length: ms / frameMs }, () => vad.isSpeech(frame)).filter(Boolean).length * frameMs;
        heard(framesBefore * frameMs, silence);
        vad.conversationBegins?.();
        for (const { promptMs, afterMs, answerMs } of turns) {
          heard(promptMs + afterMs, silence);
          expect(heard(answerMs, buzz(level))).toBe(answerMs);
        }
      },
    ),
    { numRuns: 1000 },
  );
});

test("a television that sounded before the assistant's first words is nobody behind them", () => {
  const vad = withNearestVoice(everySound)();
  const heard = (ms: number, level: number) =>
    Array.from({ length: ms / frameMs }, () => vad.isSpeech(buzz(level))).filter(Boolean).length * frameMs;
  heard(2000, -30);
  vad.conversationBegins?.();
  expect(heard(5000, -30)).toBe(0);
  expect(heard(600, -20)).toBe(600);
});

describe("what is surely the person's", () => {
  function spokenBefore() {
    const hear = openMicrophone();
    hear(1000, -20);
    hear(3000);
    hear.sureMs();
    return hear;
  }

  test("is nothing while nobody knows how loud they are", () => {
    const hear = openMicrophone();
    hear(400, -20);
    expect(hear.sureMs()).toBe(0);
  });

  test("is a voice as loud as theirs was, from its first sound, with the stops inside its words", () => {
    const hear = spokenBefore();
    hear(60, -20);
    expect(hear.sureMs()).toBe(60);
    hear(80);
    hear(60, -22);
    expect(hear.sureMs()).toBe(120);
  });

  test("is a quiet beginning too, once it gets as loud, but no long one", () => {
    const hear = spokenBefore();
    hear(40, -32);
    expect(hear.sureMs()).toBe(0);
    hear(80, -19);
    expect(hear.sureMs()).toBe(120);
    hear(1000);
    hear(400, -32);
    hear(80, -19);
    expect(hear.sureMs()).toBe(140);
  });

  test("is no click, and no two of them", () => {
    const hear = spokenBefore();
    hear(60, -18);
    hear(260);
    hear(60, -18);
    expect(hear.sureMs()).toBe(60);
  });

  test.each([-30, -27, -45])("is nothing of a television at %i dB, whenever it begins", (level) => {
    const hear = spokenBefore();
    for (let sentence = 0; sentence < 20; sentence += 1) {
      hear(2500, level);
      hear(400);
    }
    expect(hear.sureMs()).toBe(0);
  });

  test("is nothing where the assistant's own sound, or a television, comes near their voice", () => {
    const hear = spokenBefore();
    hear(1500, -31);
    hear(600, -20);
    expect(hear.sureMs()).toBe(0);
  });

  test("is theirs where what leaks back of the assistant is far below", () => {
    const hear = spokenBefore();
    hear(1500, -42);
    hear(120, -20);
    expect(hear.sureMs()).toBeGreaterThanOrEqual(120);
  });
});
