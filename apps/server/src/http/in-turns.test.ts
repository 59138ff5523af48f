import type { Steps } from "@dilo/forms";
import { inTurns } from "@dilo/platform/resources";
import { expect, test } from "vitest";
import { countTurns } from "../testing/count-pieces.ts";
import { openTestServer } from "../testing/test-server.ts";

/** Work whose steps take so long that each is a piece. */
function* slow(steps: number, done: () => void): Steps<number> {
  for (let step = 0; step < steps; step += 1) {
    for (const since = performance.now(); performance.now() - since < 12; );
    done();
    yield;
  }
  return steps;
}

test("of many that ask at once, between any two pieces of work the server does something else", async () => {
  let sinceOthers = 0;
  let most = 0;
  let isOver = false;
  const others = () => {
    sinceOthers = 0;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  const done = () => {
    sinceOthers += 1;
    most = Math.max(most, sinceOthers);
  };
  expect(await Promise.all([1, 2, 3, 4, 5].map((steps) => inTurns(slow(steps, done))))).toEqual([1, 2, 3, 4, 5]);
  isOver = true;
  expect(most).toBe(1);
});

test("work that fails is told, and what comes after it is done", async () => {
  // Work may fail before it lets anybody else have a turn: then there is no step to yield.
  // biome-ignore lint/correctness/useYield: it fails before its first step
  function* failing(): Steps<number> {
    throw new Error("on purpose");
  }
  const both = await Promise.allSettled([inTurns(failing()), inTurns(slow(1, () => {}))]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});

test("of requests that come at once, others have their turn between any two", async () => {
  const token = "a-private-token-of-this-test-alone";
  const server = await openTestServer({
    env: { PLATFORM_PRIVATE_TOKEN: token, PLATFORM_PUBLIC_TOKEN: `${token}-public` },
  });
  const create = () =>
    server.http.inject({
      method: "POST",
      url: "/platform/assistant",
      headers: { authorization: `Bearer ${token}` },
      payload: { metadata: { list: Array.from({ length: 100 }, () => ({})) } },
    });
  await create();
  const stop = countTurns();
  const answers = await Promise.all(Array.from({ length: 20 }, create));
  expect(stop()).toBeGreaterThanOrEqual(20);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
  await server.close();
});
