import { expect, test } from "vitest";
import { openPatience } from "./patience.ts";

test("who asks is answered soon, the work goes on, and who asks again has what came of it", async () => {
  const patience = openPatience("payments-slow", 20);
  let done = (_page: string) => {};
  let begun = 0;
  const work = () => {
    begun += 1;
    return new Promise<string>((resolve) => {
      done = resolve;
    });
  };
  await expect(patience.once(["rosa"], work)).rejects.toMatchObject({ code: "payments-slow", retryAfterSeconds: 3 });
  const again = patience.once(["rosa"], work);
  done("page");
  expect(await again).toBe("page");
  expect(begun).toBe(1);
  void patience.once(["rosa"], work).catch(() => undefined);
  expect(begun).toBe(2);
});

test("others' work is their own, and a failure is for those who wait", async () => {
  const patience = openPatience("payments-slow", 1000);
  const [one, other] = [patience.once(["a"], async () => 1), patience.once(["b"], async () => 2)];
  expect([await one, await other]).toEqual([1, 2]);
  const fails = () => Promise.reject(new Error("refused"));
  await expect(patience.once(["a"], fails)).rejects.toThrow("refused");
  expect(await patience.once(["a"], async () => 3)).toBe(3);
});
