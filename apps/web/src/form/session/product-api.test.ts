import { ApiError } from "@dilo/api";
import { expect, test } from "vitest";
import { openProductApi, type ProductApi } from "./product-api.ts";

const unauthorized = new ApiError({ statusCode: 401, code: "unauthorized", message: "" });

/** Calls that answer from a list: an error is thrown, anything else is returned. */
function answering(...answers: unknown[]): { calls: ProductApi; sent: () => number } {
  let sent = 0;
  const submitForm = async () => {
    const answer = answers[sent++];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { calls: { submitForm } as unknown as ProductApi, sent: () => sent };
}

const submission = { body: { formType: "N-400" as const, data: {} } };

test("a 401 verifies the stored session once and repeats the call", async () => {
  const { calls, sent } = answering(unauthorized, { id: "1" });
  let renewed = 0;
  const api = openProductApi({ renew: async () => ++renewed === 1, giveUp: () => expect.unreachable() }, calls);
  await expect(api.submitForm(submission)).resolves.toEqual({ id: "1" });
  expect([sent(), renewed]).toEqual([2, 1]);
});

test("access is given up only when the session cannot be renewed, or the repeated call is refused too", async () => {
  for (const renews of [false, true]) {
    let givenUp = 0;
    const { calls } = answering(unauthorized, unauthorized);
    const api = openProductApi({ renew: async () => renews, giveUp: () => givenUp++ }, calls);
    await expect(api.submitForm(submission)).rejects.toMatchObject({ statusCode: 401 });
    expect(givenUp).toBe(1);
  }
});

test("any other failure passes through untouched", async () => {
  const failure = new ApiError({ statusCode: 500, code: "internal", message: "" });
  const api = openProductApi(
    { renew: () => expect.unreachable(), giveUp: () => expect.unreachable() },
    answering(failure).calls,
  );
  await expect(api.submitForm(submission)).rejects.toBe(failure);
});
