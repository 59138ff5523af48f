import { expect, test } from "vitest";
import { fakeClock } from "../testing/fake-clock.ts";
import { openPacer } from "./pacer.ts";

test("sends a second ahead, then waits for the listener", async () => {
  const clock = fakeClock();
  const pacer = openPacer(clock);
  for (let frame = 0; frame < 50; frame += 1) await pacer.sent(20);
  let isFree = false;
  const next = pacer.sent(20).then((aheadMs) => {
    isFree = true;
    return aheadMs;
  });
  clock.pass(200);
  await Promise.resolve();
  expect(isFree).toBe(false);
  clock.pass(20);
  expect(await next).toBe(800);
});

test("lets a waiting sender go when everything is dropped", async () => {
  const pacer = openPacer(fakeClock());
  const next = pacer.sent(5000);
  pacer.reset();
  await expect(next).resolves.toBe(0);
});
