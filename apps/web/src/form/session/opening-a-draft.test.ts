import { ApiError } from "@dilo/api";
import { expect, test, vi } from "vitest";
import { grant } from "../../access/access.ts";
import { openKeptUntil } from "../answers/kept-until.ts";
import { openFormSession } from "./form-session.ts";
import type { ProductApi } from "./product-api.ts";
import { answerEpochOf, at, consent, memoryApi, notReached, off, settle, smart } from "./testing.ts";

test("a draft the server refuses to tell keeps the form closed, and nothing is started over", async () => {
  const memory = memoryApi({ getDraft: new ApiError({ statusCode: 404, code: "not-found", message: "" }) });
  const session = openFormSession(memory.api, smart, () => expect.unreachable());
  await session.restore();
  expect(session.current()).toMatchObject({ status: "unavailable" });
});

test("a draft that cannot be opened here says so, and never stays at opening", async () => {
  const { api } = memoryApi();
  const draft = { answerEpoch: { epoch: 0, deviceKey: "no key" }, draft: null };
  const session = openFormSession({ ...api, getDraft: async () => draft }, smart, () => expect.unreachable());
  await session.restore();
  expect(session.current().status).toBe("unavailable");
});

test("extra questions whose code an update has replaced say so, with a way to load the page again", async () => {
  // Only the pause before the second try is virtual: importing and unsealing take what they take.
  const soon = setTimeout;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.doMock("@dilo/forms/extra", () => Promise.reject(new TypeError("gone")));
  vi.stubGlobal("fetch", async () => new Response("ok"));
  const { api } = memoryApi();
  const answer = { said: "calle Uno", heardAt: at };
  const draft = { formType: "N-400", answers: { "not-one-of-the-ten": answer }, updatedAt: at };
  const restored = { ...api, getDraft: async () => ({ answerEpoch: answerEpochOf(0), draft }) };
  const session = openFormSession(restored as unknown as ProductApi, smart, () => expect.unreachable());
  void session.restore();
  for (let turn = 0; turn < 2000 && session.current().status === "opening"; turn += 1) {
    await new Promise((resolve) => soon(resolve, 5));
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(session.current().status).toBe("unavailable");
  vi.doUnmock("@dilo/forms/extra");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("extra questions that arrive do not hide that something given has not", async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.doMock("@dilo/forms/extra", async (load) => arrived.then(() => load()));
  const { api } = memoryApi({ recordConsent: notReached });
  const draft = { formType: "N-400", answers: { "not-one-of-the-ten": { said: "sí", heardAt: at } }, updatedAt: at };
  const restored = { ...api, getDraft: async () => ({ answerEpoch: answerEpochOf(0), draft }) };
  const session = openFormSession(restored as unknown as ProductApi, smart, () => expect.unreachable());
  const opened = session.restore();
  await settle();
  session.recordConsent(consent);
  await vi.waitFor(() => expect(session.current().unsent).toBe("on-device"));
  arrive();
  await opened;
  vi.doUnmock("@dilo/forms/extra");
  expect(session.current()).toMatchObject({ status: "available", unsent: "on-device" });
  await session.startOver();
});

test("who comes back after the time is over is told when the answers were deleted, until something new is told", async () => {
  localStorage.clear();
  grant("cs_1", 1_700_000_000_000);
  const end = Date.now() - 1000;
  openKeptUntil("1700000000000").remember(end);
  const { api } = memoryApi();
  const open = () => openFormSession(api, off, () => expect.unreachable());
  const session = open();
  await session.restore();
  expect(session.current().endedAt).toEqual(new Date(end));
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  session.dispatch({ kind: "typed", text: "Rosa Prado Luna", at: new Date().toISOString() });
  await vi.waitFor(() => expect(Number(localStorage.getItem("dilo_kept_until")?.split(" ")[0])).toBeGreaterThan(end));
  const again = open();
  await again.restore();
  expect(again.current().endedAt).toBeUndefined();
});
