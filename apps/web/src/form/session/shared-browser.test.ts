import { ApiError } from "@dilo/api";
import { afterEach, expect, test, vi } from "vitest";
import { grant } from "../../access/access.ts";
import { fakeIndexedDb } from "../../testing/fake-indexed-db.ts";
import { openFormSession } from "./form-session.ts";
import type { ProductApi } from "./product-api.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settings = { confirm: "off", retentionHours: 72 } as const;
const answerEpoch = { epoch: 0, deviceKey: "A".repeat(43) };
const online = {
  getDraft: async () => ({ draft: null, answerEpoch }),
  keepAnswer: async () => undefined,
} as unknown as ProductApi;
const offline = {
  getDraft: () => Promise.reject(new ApiError({ statusCode: 0, code: "not-reached", message: "" })),
} as unknown as ProductApi;

/** Somebody answers a question, and leaves the browser as it is. */
async function answerAndLeave(browser: ReturnType<typeof fakeIndexedDb>) {
  const session = openFormSession(online, settings, () => undefined);
  await session.restore();
  const begun = JSON.stringify(browser.records.get("draft"));
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  session.dispatch({ kind: "typed", text: "Rosa Prado", at: new Date().toISOString() });
  await vi.waitFor(() => expect(JSON.stringify(browser.records.get("draft"))).not.toBe(begun));
}

test("without a network a form opens again for who opened it, and not for who pays next in the same browser", async () => {
  const browser = fakeIndexedDb();
  vi.stubGlobal("indexedDB", browser);
  grant("cs_1");
  await answerAndLeave(browser);
  const again = openFormSession(offline, settings, () => undefined);
  await again.restore();
  expect(again.current()).toMatchObject({ status: "available", interview: { phase: "asking", position: 1 } });

  grant("cs_2");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const next = openFormSession(offline, settings, () => undefined);
  void next.restore();
  await vi.waitFor(() => expect(browser.records.size).toBe(0));
  expect(next.current()).toMatchObject({ status: "opening", interview: { phase: "choosing" } });
});
