import { expect, test } from "vitest";
import { sleep } from "./clock.ts";

/** Timers that ring when they are told to. */
function manualTimers() {
  const timers = new Map<() => void, number>();
  const after = (delayMs: number, run: () => void) => {
    timers.set(run, delayMs);
    return () => void timers.delete(run);
  };
  return { after, timers, ring: () => [...timers.keys()].map((run) => run()) };
}

test("sleeps for the time given", async () => {
  const manual = manualTimers();
  const slept = sleep(manual, 250);
  expect([...manual.timers.values()]).toEqual([250]);
  manual.ring();
  await expect(slept).resolves.toBeUndefined();
});

test("wakes up when it is aborted, and leaves no timer behind", async () => {
  const manual = manualTimers();
  const giveUp = new AbortController();
  const slept = sleep(manual, 250, giveUp.signal);
  giveUp.abort();
  await slept;
  expect(manual.timers.size).toBe(0);
  await sleep(manual, 250, giveUp.signal);
  expect(manual.timers.size).toBe(0);
});
