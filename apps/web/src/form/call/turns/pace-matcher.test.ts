import { expect, test } from "vitest";
import { openPaceMatcher } from "./pace-matcher.ts";

const waits = { silence: 400, transcriber: 300, endpointing: 200 };

/** A person who gives answers of twenty letters; tells each pace that is wanted, undefined where it stays. */
function person() {
  const matcher = openPaceMatcher();
  let now = 0;
  let turns = 0;
  let pace = 1;
  return {
    asksFor: (wish: number) => {
      pace = wish;
    },
    /** @param speed letters a second */
    answers: (speed: number, text = "Guadalupe Hernandezes"): number | undefined => {
      turns += 1;
      const turnId = String(turns);
      matcher.onMessage({ type: "speech-update", role: "user", status: "started" }, now, pace);
      const letters = text.replace(/\W/g, "").length;
      now += (letters / speed) * 1000 + waits.silence + waits.transcriber + waits.endpointing;
      const transcript = { role: "user", transcriptType: "final", transcript: text, turnId } as const;
      matcher.onMessage({ type: "transcript", ...transcript, beganOverAssistant: false }, now, pace);
      now += 500;
      const wanted = matcher.onMessage({ type: "turn-metrics", turnId, stagesMs: waits }, now, pace);
      pace = wanted ?? pace;
      now += 5000;
      return wanted;
    },
  };
}

test("whoever speaks slowly is spoken to more slowly, after three answers, and as before once they speak up", () => {
  const slow = person();
  expect([slow.answers(5), slow.answers(6), slow.answers(5)]).toEqual([undefined, undefined, 0.85]);
  expect([slow.answers(12), slow.answers(13), slow.answers(12)]).toEqual([undefined, undefined, 1]);
});

test("an ordinary pace, one slow answer among others, and short words change nothing", () => {
  const ordinary = person();
  for (const speed of [9, 5, 12, 9, 11, 8]) expect(ordinary.answers(speed)).toBeUndefined();
  for (const speed of [2, 2, 2, 2]) expect(ordinary.answers(speed, "sí")).toBeUndefined();
});

test("a pace that the person asked for stays", () => {
  const asking = person();
  asking.asksFor(0.85);
  for (const speed of [14, 14, 14, 14]) expect(asking.answers(speed)).toBeUndefined();
  asking.asksFor(0.7);
  for (const speed of [4, 4, 4, 4]) expect(asking.answers(speed)).toBeUndefined();
});
