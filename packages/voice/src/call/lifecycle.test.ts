import fc from "fast-check";
import { expect, test } from "vitest";
import { type Lifecycle, type LifecycleEffect, type LifecycleEvent, newCall, next } from "./lifecycle.ts";

const kinds = ["joined", "listening", "end-announced", "left", "start-failed", "room-failed"] as const;

function run(events: readonly LifecycleEvent["kind"][]): { call: Lifecycle; effects: LifecycleEffect[] } {
  let call = newCall;
  const effects: LifecycleEffect[] = [];
  for (const kind of events) {
    const [after, following] = next(call, { kind });
    call = after;
    effects.push(...following);
  }
  return { call, effects };
}

test.each([
  [
    ["joined", "listening", "left"],
    ["emit-call-start", "emit-call-end", "emit-customer-ended", "clean-up"],
  ],
  [
    ["joined", "listening", "end-announced", "left"],
    ["emit-call-start", "emit-call-end", "clean-up"],
  ],
  [["start-failed"], ["emit-error", "clean-up"]],
  [
    ["joined", "room-failed"],
    ["emit-error", "emit-call-end", "clean-up"],
  ],
  [
    ["joined", "end-announced", "room-failed"],
    ["emit-call-end", "clean-up"],
  ],
  [["left"], ["emit-call-end", "emit-customer-ended", "clean-up"]],
  [["listening", "joined", "listening"], ["emit-call-start"]],
] as const)("%j does %j", (events, effects) => {
  expect(run(events).effects).toEqual(effects);
});

const anyEvents = fc.array(fc.constantFrom(...kinds), { maxLength: 12 });

test("no order of events reports anything twice", () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const { effects } = run(events);
      expect(new Set(effects).size).toBe(effects.length);
    }),
  );
});

test("an ended call was cleaned up, reported its end or its error, and stays ended", () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const { call, effects } = run(events);
      const hasEnded = call.phase === "ended";
      expect(effects.includes("clean-up")).toBe(hasEnded);
      expect(effects.includes("emit-call-end") || effects.includes("emit-error")).toBe(hasEnded);
      if (hasEnded) for (const kind of kinds) expect(next(call, { kind })).toEqual([call, []]);
    }),
  );
});
