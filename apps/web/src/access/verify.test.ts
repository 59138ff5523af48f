import { ApiError } from "@dilo/api";
import { afterEach, expect, test, vi } from "vitest";
import { type VerifyCall, verifySession } from "./verify.ts";

afterEach(() => vi.restoreAllMocks());

const answering = (answer: unknown): VerifyCall => ({ verifyPayment: async () => answer as { verified: boolean } });

test("only an answer of exactly true is paid", async () => {
  expect(await verifySession("cs_1", answering({ verified: true }))).toBe("verified");
  expect(await verifySession("cs_1", answering({ verified: false }))).toBe("rejected");
});

test.each([{ verified: "true" }, {}, new Uint8Array([60])])(
  "an answer that is not ours refuses nobody: %j",
  async (answer) => {
    expect(await verifySession("cs_1", answering(answer))).toBe("out-of-order");
  },
);

test("asks with the session's id and nothing else", async () => {
  const verifyPayment = vi.fn(async () => ({ verified: true }));
  await verifySession("cs_1", { verifyPayment });
  expect(verifyPayment).toHaveBeenCalledWith({ body: { sessionId: "cs_1" } });
});

test.each([
  [500, "unknown", "out-of-order"],
  [502, "payments-failed", "out-of-order"],
  [429, "too-many-requests", "out-of-order"],
  [400, "bad-request", "failed"],
  [0, "unreadable", "out-of-order"],
  [0, "not-reached", "not-reached"],
  [0, "timed-out", "not-reached"],
])("a call that ends with %i %s is %s, and its log line carries no session", async (statusCode, code, came) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failing: VerifyCall = {
    verifyPayment: async () => {
      throw new ApiError({ statusCode, code, message: "cs_secret" });
    },
  };
  expect(await verifySession("cs_secret", failing)).toBe(came);
  expect(log).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(log.mock.calls)).not.toContain("cs_secret");
});
