import { expect, test } from "vitest";
import type { AttemptCounter } from "../store/tries/attempt-counter.ts";
import { openPdfTurns } from "./pdf-turns.ts";

/** Counts in memory, as the store does for all servers. */
function countTries(): AttemptCounter {
  const counts = new Map<string, number>();
  const add = (key: string, by: number) => {
    counts.set(key, (counts.get(key) ?? 0) + by);
    return counts.get(key) ?? 0;
  };
  return {
    count: async (key) => counts.get(key) ?? 0,
    add: async (key) => ({ count: add(key, 1), secondsLeft: 1 }),
    takeBack: async (key) => void add(key, -1),
  };
}

/** Turns in which PDFs are made when the test says so. */
function slowTurns(longestWaitMs?: number) {
  const turns = openPdfTurns({ tries: countTries(), atOnce: 1, ...(longestWaitMs && { longestWaitMs }) });
  const making: { readonly payer: string; readonly done: () => void }[] = [];
  const ask = (payer: string, gone = new AbortController().signal) =>
    turns.forDownload(
      payer,
      gone,
      () => new Promise<string>((resolve) => making.push({ payer, done: () => resolve(payer) })),
    );
  const next = async () => {
    await expect.poll(() => making.length).toBe(1);
    const [one] = making.splice(0);
    one?.done();
    return one?.payer;
  };
  return { turns, making, ask, next };
}

const inLine = { code: "pdf-in-line", retryAfterSeconds: 1 };

test("who waits longer than a proxy would is told to ask again, and has the same place then", async () => {
  const { turns, making, ask, next } = slowTurns(40);
  let refused = 0;
  const untilMade = (payer: string): Promise<string> =>
    ask(payer).catch((error) => {
      expect(error).toMatchObject(inLine);
      refused += 1;
      return untilMade(payer);
    });
  const asked = ["first", "rosa", "later"].map(untilMade);
  await expect.poll(() => refused).toBeGreaterThan(3);
  expect(making).toHaveLength(1);
  expect(turns.ahead("later")).toBe(2);
  expect([await next(), await next(), await next()]).toEqual(["first", "rosa", "later"]);
  expect(await Promise.all(asked)).toEqual(["first", "rosa", "later"]);
  expect(turns.waiting()).toBe(0);
});

test("whose page is gone keeps nobody waiting", async () => {
  const { turns, making, ask, next } = slowTurns();
  const first = ask("first");
  await expect.poll(() => making.length).toBe(1);
  const page = new AbortController();
  const left = ask("rosa", page.signal);
  await expect.poll(() => turns.ahead("rosa")).toBe(1);
  page.abort();
  await expect(left).rejects.toMatchObject(inLine);
  expect(turns.waiting()).toBe(1);
  const later = ask("later");
  expect([await next(), await next()]).toEqual(["first", "later"]);
  await Promise.all([first, later]);
});
