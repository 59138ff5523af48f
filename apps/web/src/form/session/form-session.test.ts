import { ApiError, type ClientMessage } from "@dilo/api";
import { forms } from "@dilo/forms";
import { expect, test, vi } from "vitest";
import { at, losAngeles, memoryApi, off, openedSession, settle, smart, writtenFor } from "./testing.ts";

/** What a call in Spanish says. */
const inSpanish = (_: unknown, spanish: string) => spanish;

test("typing every answer keeps each one and saves the form once", async () => {
  const memory = memoryApi();
  const session = await openedSession(memory.api, off, () => expect.unreachable());
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
  const session = await openedSession(memory.api, off, () => {
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

test("a form more than the payment may save is not called a failure that another try mends", async () => {
  const memory = memoryApi({ submitForm: new ApiError({ statusCode: 429, code: "no-forms-left", message: "" }) });
  const session = await openedSession(memory.api, off, () => expect.unreachable());
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  for (const field of forms["N-400"].fields) session.dispatch({ kind: "typed", text: `dicho ${field.id}`, at });
  await settle();
  expect(session.current().interview).toMatchObject({ phase: "complete", saving: "refused" });
});

test("a correction after the save is a revision, and a change made elsewhere is told, not overwritten", async () => {
  const memory = memoryApi({ reviseForm: new ApiError({ statusCode: 409, code: "revision-conflict", message: "" }) });
  const session = await openedSession(memory.api, smart, () => expect.unreachable());
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  for (const field of forms["N-400"].fields) session.dispatch({ kind: "typed", text: writtenFor(field), at });
  session.dispatch({ kind: "review-accepted" });
  await settle();
  const saved = memory.calls("submitForm");
  expect(saved).toMatchObject([{ input: { body: { places: { direccion_actual: [losAngeles] } } } }]);
  session.dispatch({ kind: "correct", field: "pais_nacimiento" });
  session.dispatch({ kind: "typed", text: "Colombia", at });
  session.dispatch({ kind: "review-accepted" });
  await settle();
  expect(memory.calls("reviseForm")).toMatchObject([{ input: { id: "form-1", body: { revision: 1 } } }]);
  expect(session.current().interview).toMatchObject({ saving: "conflict", saved: { id: "form-1", revision: 2 } });
});

test("the next question goes to the assistant as a system message", async () => {
  const messages: ClientMessage[] = [];
  const session = await openedSession(memoryApi().api, off, () => undefined);
  session.connect({ aloud: inSpanish, send: (message) => messages.push(message), stop: () => undefined });
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

test("hanging up and dropping come with a new beginning, and only once the draft is deleted", async () => {
  const memory = memoryApi();
  const session = await openedSession(memory.api, off, () => undefined);
  let stops = 0;
  session.connect({
    aloud: inSpanish,
    send: () => undefined,
    stop: () => {
      stops += 1;
    },
  });
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  session.dispatch({ kind: "call-started" });
  await session.startOver();
  expect(stops).toBeGreaterThan(0);
  expect(memory.calls("deleteDraft")).toHaveLength(1);
  await vi.waitFor(() => expect(session.current().interview.phase).toBe("choosing"));
});

test("an answer that is taken back goes to the server as nothing, and everything is erased only with a yes, ten seconds later", async () => {
  const memory = memoryApi();
  const session = await openedSession(memory.api, smart, () => expect.unreachable());
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  const writes = (text: string) => session.dispatch({ kind: "typed", text, at });
  writes("Rosa Prado");
  writes("15 de marzo de 1985");
  writes("quite mi nombre completo");
  writes("sí");
  await settle();
  expect(memory.calls("keepAnswer").at(-1)).toMatchObject({ input: { field: "nombre_completo", body: { said: "" } } });
  writes("borre todo");
  await settle();
  expect(memory.calls("deleteDraft")).toEqual([]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const words of ["sí", "no", "borre todo", "sí"]) {
    writes(words);
    await vi.advanceTimersByTimeAsync(9900);
    expect(memory.calls("deleteDraft")).toEqual([]);
  }
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  expect(memory.calls("deleteDraft")).toHaveLength(1);
  await vi.waitFor(() => expect(session.current().interview.phase).toBe("choosing"));
});
