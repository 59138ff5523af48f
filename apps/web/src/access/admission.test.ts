import { ApiError, type FoundPayment } from "@dilo/api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AdmissionCalls, admit, lockedOut } from "./admission.ts";

const payment: FoundPayment = {
  ...{ sessionId: "cs_1", isYours: false, amount: 999, currency: "usd", paidAt: "2026-11-20T12:00:00.000Z" },
  resumeCode: { code: "481 205 937 164 028", expiresAt: "2026-11-23T12:00:00.000Z" },
  isMailed: false,
};
const noAnswer = new ApiError({ statusCode: 0, code: "not-reached", message: "" });

function server(answers: { verified?: boolean | Error; payment?: FoundPayment | null | Error }): AdmissionCalls {
  const give = <Answer>(answer: Answer | Error): Answer => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return {
    verifyPayment: async () => ({ verified: give(answers.verified ?? false) }),
    findPayment: async () => ({ payment: give(answers.payment ?? null) }),
  };
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

test.each([
  ["is verified", "cs_1", { verified: true }, { kind: "open", sessionId: "cs_1" }],
  ["was not paid", "cs_1", { verified: false }, { kind: "refused" }],
  ["was paid elsewhere", "cs_1", { verified: false, payment }, { kind: "locked", payment }],
  ["gets no answer", "cs_1", { verified: noAnswer }, { kind: "not-reached" }],
  ["gets no answer to the second question", "cs_1", { verified: false, payment: noAnswer }, { kind: "not-reached" }],
  [
    "gets an error",
    "cs_1",
    { verified: new ApiError({ statusCode: 503, code: "x", message: "" }) },
    { kind: "out-of-order" },
  ],
  [
    "is refused for its shape",
    "cs_1",
    { verified: new ApiError({ statusCode: 400, code: "x", message: "" }) },
    { kind: "failed" },
  ],
  [
    "is a code's, and gets an error",
    "resumed",
    { payment: new ApiError({ statusCode: 500, code: "x", message: "" }) },
    { kind: "out-of-order" },
  ],
  [
    "is the cookies', and gets an error",
    null,
    { verified: new ApiError({ statusCode: 500, code: "x", message: "" }), payment },
    { kind: "out-of-order" },
  ],
  ["is not there", null, {}, { kind: "refused" }],
  ["is not there, and the server not either", null, { payment: noAnswer }, { kind: "refused" }],
  ["was cleared, and the cookies know it", null, { verified: true, payment }, { kind: "open", sessionId: "cs_1" }],
  ["is a code's, and the cookies know it", "resumed", { verified: true, payment }, { kind: "open", sessionId: "cs_1" }],
  ["is a code's, and the cookies are gone", "resumed", {}, { kind: "locked", payment: null }],
  ["is a code's, and gets no answer", "resumed", { payment: noAnswer }, { kind: "not-reached" }],
  ["is the cookies', and gets no answer", null, { verified: noAnswer, payment }, { kind: "not-reached" }],
] as const)("a session that %s", async (_case, sessionId, answers, admission) => {
  expect(await admit(sessionId, server(answers))).toEqual(admission);
});

test("a page of the network's own, in place of our server's answer, refuses nobody", async () => {
  const page = async () => new Uint8Array([60]) as never;
  expect(await admit("cs_1", { verifyPayment: page, findPayment: page })).toEqual({ kind: "out-of-order" });
  expect(await admit("resumed", { verifyPayment: page, findPayment: page })).toEqual({ kind: "out-of-order" });
  expect(await admit(null, { verifyPayment: page, findPayment: page })).toEqual({ kind: "refused" });
  expect(await lockedOut("cs_1", { verifyPayment: page, findPayment: page })).toEqual({ kind: "out-of-order" });
});

test("a form that closes under somebody shows their payment, and never opens by itself", async () => {
  expect(await lockedOut("cs_1", server({ verified: true, payment }))).toEqual({ kind: "locked", payment });
  expect(await lockedOut("cs_1", server({}))).toEqual({ kind: "refused" });
  expect(await lockedOut("cs_1", server({ payment: noAnswer }))).toEqual({ kind: "not-reached" });
  expect(await lockedOut("resumed", server({}))).toEqual({ kind: "locked", payment: null });
});
