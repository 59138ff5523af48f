import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { openFairQueue } from "./fair-queue.ts";

/** A queue in which everything takes one step, and who had a turn in each step. */
function steps(atOnce: number) {
  const queue = openFairQueue({ atOnce });
  let inTurn: { readonly payer: string; readonly leave: () => void }[] = [];
  const ask = (payer: string) => {
    const place = queue.enter(payer);
    void place.turn().then(() => inTurn.push({ payer, leave: place.leave }));
  };
  /** Lets everybody in turn finish. @returns who they were */
  const step = async () => {
    await new Promise(setImmediate);
    const done = inTurn;
    inTurn = [];
    for (const { leave } of done) leave();
    return done.map(({ payer }) => payer);
  };
  return { queue, ask, step };
}

test.each([1, 2, 4])(
  "150 of one payer put nobody else behind more than one of them, with %i at once",
  async (atOnce) => {
    const { ask, step } = steps(atOnce);
    for (let index = 0; index < 150; index += 1) ask("greedy");
    expect(await step()).toEqual(["greedy"]);
    ask("rosa");
    // Idle, hers takes one step; now it takes two at most.
    expect([...(await step()), ...(await step())]).toContain("rosa");
  },
);

test("payers who wait are served one after the other, whoever asked for more", async () => {
  const { ask, step } = steps(1);
  for (const payer of ["a", "a", "a", "b", "b", "c"]) ask(payer);
  const served: string[] = [];
  for (let index = 0; index < 6; index += 1) served.push(...(await step()));
  expect(served).toEqual(["a", "b", "c", "a", "b", "a"]);
});

describe("whatever is asked for, by whomever", () => {
  const asked = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 40 });

  test("everything is served, each payer one at a time, and no turn stays empty", async () => {
    await fc.assert(
      fc.asyncProperty(asked, fc.integer({ min: 1, max: 4 }), async (payers, atOnce) => {
        const { queue, ask, step } = steps(atOnce);
        for (const payer of payers) ask(payer);
        const left: string[] = [...payers];
        while (left.length > 0) {
          const served = await step();
          expect(new Set(served).size).toBe(served.length);
          expect(served.length).toBe(Math.min(atOnce, new Set(left).size));
          for (const payer of served) left.splice(left.indexOf(payer), 1);
          expect(queue.places()).toBe(left.length);
        }
        expect(await step()).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});

test("a place given up before its turn holds up nobody", async () => {
  const { queue, ask, step } = steps(1);
  const place = queue.enter("a");
  expect(queue.placesOf("a")).toBe(1);
  place.leave();
  ask("b");
  expect(await step()).toEqual(["b"]);
  expect(queue.places()).toBe(0);
});

describe("a place in line", () => {
  test("is how many come before, those in turn among them", async () => {
    const { queue, ask, step } = steps(1);
    for (const payer of ["a", "a", "b", "c", "a"]) ask(payer);
    expect(["a", "b", "c", "d"].map((payer) => queue.ahead(payer))).toEqual([0, 1, 2, undefined]);
    await step();
    expect(["a", "b", "c"].map((payer) => queue.ahead(payer))).toEqual([2, 0, 1]);
  });

  test("is kept for who asks again, holds up nobody, and goes with its time", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { queue, ask, step } = steps(1);
    for (const payer of ["x", "x"]) ask(payer);
    const leaving = queue.enter("a");
    void leaving.turn();
    for (const payer of ["b", "c"]) ask(payer);
    leaving.stepOut(30_000);
    expect(queue.placesOf("a")).toBe(0);
    // Its turn passes while nobody is there to take it.
    expect([...(await step()), ...(await step())]).toEqual(["x", "b"]);
    ask("a");
    expect([...(await step()), ...(await step())]).toEqual(["c", "a"]);
    const gone = queue.enter("d");
    void gone.turn();
    gone.stepOut(30_000);
    vi.advanceTimersByTime(30_001);
    ask("e");
    ask("d");
    expect([...(await step()), ...(await step()), ...(await step())]).toEqual(["x", "e", "d"]);
    vi.useRealTimers();
  });
});
