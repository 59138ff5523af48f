import { ApiError, type ClientMessage } from "@dilo/api";
import { forms } from "@dilo/forms";
import { expect, test } from "vitest";
import { openFormSession } from "./form-session.ts";
import type { ProductApi } from "./product-api.ts";

const at = "2026-11-20T15:00:00.000Z";

/** The product's calls, kept in memory; `failing` names the calls that answer with an error. */
function memoryApi(failing: Partial<Record<keyof ProductApi, Error>> = {}) {
  const sent: { call: string; input: unknown }[] = [];
  const answer =
    (call: keyof ProductApi, value: unknown) =>
    async (input?: unknown): Promise<unknown> => {
      sent.push({ call, input });
      const failure = failing[call];
      if (failure) throw failure;
      return value;
    };
  const api = {
    getDraft: answer("getDraft", { draft: null }),
    keepAnswer: answer("keepAnswer", undefined),
    deleteDraft: answer("deleteDraft", undefined),
    reviseForm: answer("reviseForm", { id: "form-1", revision: 2 }),
    getForm: answer("getForm", { revision: 2 }),
    submitForm: answer("submitForm", { id: "form-1", revision: 1 }),
  } as unknown as ProductApi;
  return { api, sent, calls: (name: keyof ProductApi) => sent.filter((one) => one.call === name) };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

test("typing every answer keeps each one and saves the form once", async () => {
  const memory = memoryApi();
  const session = openFormSession(memory.api, "off", () => expect.unreachable());
  session.dispatch({ kind: "form-chosen", formType: "I-130" });
  for (const field of forms["I-130"].fields) session.dispatch({ kind: "typed", text: `dicho ${field.id}`, at });
  await settle();
  expect(memory.calls("keepAnswer")).toHaveLength(11);
  expect(memory.calls("submitForm")).toHaveLength(1);
  expect(session.current().interview).toMatchObject({ phase: "complete", saving: "saved", saved: { id: "form-1" } });
});

test("a failed save says so once, loses nothing, and can be made again", async () => {
  const memory = memoryApi({ submitForm: new ApiError({ statusCode: 500, code: "internal", message: "" }) });
  let alerts = 0;
  const session = openFormSession(memory.api, "off", () => {
    alerts += 1;
  });
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  for (const field of forms["N-400"].fields) session.dispatch({ kind: "typed", text: `dicho ${field.id}`, at });
  await settle();
  expect(alerts).toBe(1);
  expect(session.current().interview).toMatchObject({ phase: "complete", saving: "failed" });
  session.dispatch({ kind: "save-again" });
  await settle();
  expect(memory.calls("submitForm").map((one) => one.input)).toHaveLength(2);
});

test("a correction after the save is a revision, and a change made elsewhere is told, not overwritten", async () => {
  const memory = memoryApi({ reviseForm: new ApiError({ statusCode: 409, code: "revision-conflict", message: "" }) });
  const session = openFormSession(memory.api, "smart", () => expect.unreachable());
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  for (const field of forms["N-400"].fields)
    session.dispatch({ kind: "typed", text: written[field.id] ?? written[field.kind] ?? "", at });
  session.dispatch({ kind: "review-accepted" });
  await settle();
  session.dispatch({ kind: "correct", field: "pais_nacimiento" });
  session.dispatch({ kind: "typed", text: "Colombia", at });
  session.dispatch({ kind: "review-accepted" });
  await settle();
  expect(memory.calls("reviseForm")).toMatchObject([{ input: { id: "form-1", body: { revision: 1 } } }]);
  expect(session.current().interview).toMatchObject({ saving: "conflict", saved: { id: "form-1", revision: 2 } });
});

/** Answers that their readers read without a question. */
const written: Readonly<Record<string, string>> = {
  name: "Rosa Prado",
  date: "15 de marzo de 1985",
  fecha_residencia: "12 de mayo de 2015",
  country: "México",
  "alien-number": "089345678",
  address: "1234 Main Street, Los Angeles, CA 90012",
  phone: "3055550123",
  email: "no tengo",
  marital: "casada",
};

test("a draft the server refuses to tell leaves the door shut, and nothing is begun anew", async () => {
  const memory = memoryApi({ getDraft: new ApiError({ statusCode: 404, code: "not-found", message: "" }) });
  const session = openFormSession(memory.api, "smart", () => expect.unreachable());
  await session.restore();
  expect(session.current()).toMatchObject({ isShut: true, isReady: false });
});

test("the next question goes to the assistant as a system message", () => {
  const messages: ClientMessage[] = [];
  const session = openFormSession(memoryApi().api, "off", () => undefined);
  session.connect({ send: (message) => messages.push(message), stop: () => undefined });
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  session.dispatch({ kind: "call-started" });
  expect(messages).toEqual([
    {
      type: "add-message",
      message: { role: "system", content: forms["N-400"].fields[0]?.question },
      triggerResponseEnabled: true,
    },
  ]);
});

test("reset hangs up and drops the draft on the server", async () => {
  const memory = memoryApi();
  let isStopped = false;
  const session = openFormSession(memory.api, "off", () => undefined);
  session.connect({
    send: () => undefined,
    stop: () => {
      isStopped = true;
    },
  });
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  session.dispatch({ kind: "call-started" });
  session.dispatch({ kind: "reset" });
  await settle();
  expect(isStopped).toBe(true);
  expect(memory.calls("deleteDraft")).toHaveLength(1);
});
