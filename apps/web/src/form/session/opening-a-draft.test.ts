import { ApiError } from "@dilo/api";
import { forms } from "@dilo/forms";
import { expect, test, vi } from "vitest";
import { grant } from "../../access/access.ts";
import { openKeptUntil } from "../answers/kept-until.ts";
import { openFormSession } from "./form-session.ts";
import type { ProductApi } from "./product-api.ts";
import {
  answerEpochOf,
  at,
  consent,
  memoryApi,
  notReached,
  off,
  openedSession,
  settle,
  smart,
  writtenFor,
} from "./testing.ts";

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

test("what was learned is read once the form is open, and a form without it is open all the same", async () => {
  const readLearned = vi.fn();
  vi.doMock("@dilo/forms/learned", () => ({ readLearned }));
  const session = openFormSession(memoryApi().api, smart, never, async () => await import("./readers.ts"));
  expect(readLearned).not.toHaveBeenCalled();
  await session.restore();
  await vi.waitFor(() => expect(readLearned).toHaveBeenCalledOnce());
  vi.doMock("@dilo/forms/learned", () => Promise.reject(new TypeError("gone")));
  const without = openFormSession(memoryApi().api, smart, never, async () => await import("./readers.ts"));
  await without.restore();
  await settle();
  expect(without.current().status).toBe("available");
  vi.doUnmock("@dilo/forms/learned");
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

const never = () => expect.unreachable();
const opened = async (api: ProductApi = memoryApi().api) => (await openedSession(api, smart, never)).current();

test("a page closed before the first answer comes back to the form that was chosen", async () => {
  grant("cs_1", 1);
  const session = await openedSession(memoryApi().api, smart, never);
  session.dispatch({ kind: "form-chosen", formType: "I-130" });
  await settle();
  expect((await opened()).interview).toMatchObject({ phase: "asking", formType: "I-130", position: 0 });
});

test("a question that was left unanswered and is answered on another phone meanwhile is not asked again", async () => {
  const name = { nombre_completo: { said: "Rosa Prado", heardAt: at } };
  let answers: object = name;
  const getDraft = async () => ({
    answerEpoch: answerEpochOf(0),
    draft: { formType: "N-400", answers, isChanged: false, expiresAt: "2026-11-23T15:00:00.000Z" },
  });
  const api = { ...memoryApi().api, getDraft } as unknown as ProductApi;
  expect((await opened(api)).interview).toMatchObject({ phase: "asking", position: 1 });
  answers = { ...name, fecha_nacimiento: { said: "3 de mayo de 1980", heardAt: at } };
  expect((await opened(api)).interview).toMatchObject({ phase: "asking", position: 2 });
  const session = await openedSession(api, smart, never);
  session.dispatch({ kind: "correct", field: "nombre_completo" });
  await settle();
  expect((await opened(api)).interview).toMatchObject({ phase: "asking", position: 0 });
});

test("when the server deletes the draft is known as soon as it is told, and stays however late the last answer is", async () => {
  localStorage.clear();
  grant("cs_1", 1);
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const draft = { formType: "N-400", answers: { nombre_completo: { said: "Rosa Prado", heardAt: at } }, expiresAt };
  const getDraft = async () => ({ answerEpoch: answerEpochOf(0), draft });
  const session = await openedSession({ ...memoryApi().api, getDraft } as unknown as ProductApi, smart, never);
  session.dispatch({ kind: "typed", text: "3 de mayo de 1980", at: new Date().toISOString() });
  await settle();
  expect(session.keptUntil.end()).toBe(Date.parse(expiresAt));
});

test("the form chosen under another payment, or one that was begun again, is not taken up", async () => {
  grant("cs_1", 1);
  const session = await openedSession(memoryApi().api, smart, never);
  session.dispatch({ kind: "form-chosen", formType: "I-130" });
  await settle();
  grant("cs_2", 2);
  expect((await opened()).interview.phase).toBe("choosing");
  grant("cs_1", 1);
  session.dispatch({ kind: "form-chosen", formType: "I-130" });
  await session.startOver();
  expect((await opened()).interview.phase).toBe("choosing");
});

test("a saved form is opened again with its answers, and can be corrected and saved as its revision", async () => {
  const memory = memoryApi();
  const answers = Object.fromEntries(
    forms["N-400"].fields.map((field) => [field.id, { said: writtenFor(field), heardAt: at }]),
  );
  let isOpen = false;
  const getDraft = async () => ({
    answerEpoch: answerEpochOf(isOpen ? 1 : 0),
    draft: isOpen ? { formType: "N-400", answers, saved: { id: "form-1", revision: 1 }, isChanged: false } : null,
  });
  const api = { ...memory.api, getDraft } as unknown as ProductApi;
  const session = openFormSession(api, smart, never, async () => await import("./readers.ts"));
  await session.restore();
  isOpen = true;
  await session.openSaved("form-1");
  expect(memory.calls("openForm")).toEqual([{ call: "openForm", input: { id: "form-1" } }]);
  expect(session.current().interview).toMatchObject({ phase: "complete", saved: { id: "form-1" }, saving: "saved" });
  session.dispatch({ kind: "correct", field: "pais_nacimiento" });
  session.dispatch({ kind: "typed", text: "Colombia", at });
  session.dispatch({ kind: "review-accepted" });
  await settle();
  expect(memory.calls("reviseForm")).toMatchObject([{ input: { id: "form-1", body: { revision: 1 } } }]);
  expect(memory.calls("submitForm")).toEqual([]);
});
