import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AttemptCounter } from "./attempt-counter.ts";

/** Counters of one store, and its time. */
export interface CountersUnderTest {
  /**
   * The counter of another server.
   * @param clockMs how far its clock is ahead
   */
  open(clockMs?: number): AttemptCounter;
  /** Lets time go by, for this key at least. */
  pass(key: string, ms: number): Promise<void>;
  close(): Promise<void>;
}

/** What every counter of attempts does. */
export function attemptCounterContract(name: string, start: () => Promise<CountersUnderTest>): void {
  describe(`${name} as AttemptCounter`, () => {
    let under: CountersUnderTest;
    let tries: AttemptCounter;
    beforeAll(async () => {
      under = await start();
      tries = under.open();
    }, 60_000);
    afterAll(() => under?.close());

    const newKey = () => `some words ${randomUUID()}`;
    const many = Array.from({ length: 12 }, (_, index) => index + 1);

    test("attempts are counted from the first one, until its window is over", async () => {
      const key = newKey();
      expect(await tries.count(key)).toBe(0);
      expect(await tries.add(key, 60_000)).toEqual({ count: 1, secondsLeft: 60 });
      await under.pass(key, 40_000);
      // A later attempt does not make it longer.
      expect(await tries.add(key, 60_000)).toEqual({ count: 2, secondsLeft: 20 });
      expect(await tries.count(key)).toBe(2);
      await under.pass(key, 20_000);
      expect(await tries.count(key)).toBe(0);
      expect(await tries.add(key, 60_000)).toEqual({ count: 1, secondsLeft: 60 });
    });

    test("unless told otherwise for 15 minutes", async () => {
      expect(await tries.add(newKey())).toEqual({ count: 1, secondsLeft: 900 });
    });

    test("what was taken back does not count, and never goes below nothing", async () => {
      const key = newKey();
      await tries.takeBack(key);
      expect(await tries.count(key)).toBe(0);
      await tries.add(key, 60_000);
      await tries.add(key, 60_000);
      await tries.takeBack(key);
      expect((await tries.add(key, 60_000)).count).toBe(2);
      await tries.takeBack(key);
      await tries.takeBack(key);
      await tries.takeBack(key);
      await under.pass(key, 30_000);
      // Nothing is left of that window: another one begins.
      expect(await tries.add(key, 60_000)).toEqual({ count: 1, secondsLeft: 60 });
    });

    test("attempts at several servers at once are counted one by one", async () => {
      const key = newKey();
      const servers = [tries, under.open()];
      const added = await Promise.all(many.map((index) => (servers[index % 2] ?? tries).add(key, 60_000)));
      expect(added.map(({ count }) => count).sort((a, b) => a - b)).toEqual(many);
    });

    test("keys are counted apart", async () => {
      const [one, other] = [newKey(), newKey()];
      await tries.add(one);
      expect((await tries.add(other)).count).toBe(1);
    });

    test("servers whose clocks are 5 s apart count together", async () => {
      const key = newKey();
      const [early, late] = [under.open(-2500), under.open(2500)];
      const counts: number[] = [];
      for (const server of [early, late, early, late]) counts.push((await server.add(key, 60_000)).count);
      expect(counts).toEqual([1, 2, 3, 4]);
      await under.pass(key, 50_000);
      expect([(await early.add(key, 60_000)).count, (await late.add(key, 60_000)).count]).toEqual([5, 6]);
    });
  });
}
