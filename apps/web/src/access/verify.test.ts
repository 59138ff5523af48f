import { ApiError } from "@dilo/api";
import { afterEach, expect, test, vi } from "vitest";
import { type VerifyCall, verifySession } from "./verify.ts";

afterEach(() => vi.restoreAllMocks());

const answering = (answer: unknown): VerifyCall => ({ verifyPayment: async () => answer as { verified: boolean } });

test("only an answer of exactly true is paid", async () => {
  expect(await verifySession("cs_1", answering({ verified: true }))).toBe(true);
  expect(await verifySession("cs_1", answering({ verified: false }))).toBe(false);
  expect(await verifySession("cs_1", answering({ verified: "true" }))).toBe(false);
  expect(await verifySession("cs_1", answering({}))).toBe(false);
});

test("a failed call is unpaid, and its log line carries no session", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failing: VerifyCall = {
    verifyPayment: async () => {
      throw new ApiError({ statusCode: 500, code: "unknown", message: "cs_secret" });
    },
  };
  expect(await verifySession("cs_secret", failing)).toBe(false);
  expect(log).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(log.mock.calls)).not.toContain("cs_secret");
});
