import { expect, test, vi } from "vitest";
// What it loads when it is needed, is here before it is waited for.
import "@dilo/forms/carry";
import { at, memoryApi, openedSession, settle, smart } from "./testing.ts";

const rosa = { nombre_completo: "Rosa Elena Prado Luna", telefono: "3055550123" };

/** A payment with a saved N-400, whose draft is gone. */
function withSavedForm() {
  const saved = { id: "form-9", revision: 1, formType: "N-400", savedAt: at, expiresAt: at };
  const memory = memoryApi();
  const api = {
    ...memory.api,
    listForms: async () => ({ forms: [saved] }),
    getForm: async () => ({ ...saved, data: rosa, heardAt: { nombre_completo: at } }),
  } as unknown as typeof memory.api;
  return { ...memory, api };
}

test("a second form of the payment is told what the first one has, and keeps whether it is the same person", async () => {
  const { api, calls } = withSavedForm();
  const session = await openedSession(api, smart, () => undefined);
  await vi.waitFor(() => expect(session.current().interview.toldBefore?.["I-130"]?.name).toBe(rosa.nombre_completo), {
    timeout: 20_000,
  });
  session.dispatch({ kind: "form-chosen", formType: "I-130" });
  session.dispatch({ kind: "command", command: "confirm", at });
  await settle();
  const kept = calls("keepAnswer").map(({ input }) => input as { readonly field: string; readonly said: string });
  expect(kept.map(({ field }) => field)).toEqual(["same_person", "nombre_peticionario"]);
  expect(session.current().interview).toMatchObject({ taken: ["nombre_peticionario"] });
});

test("where the other forms cannot be had everything is asked", async () => {
  const session = await openedSession(memoryApi().api, smart, () => undefined);
  session.dispatch({ kind: "form-chosen", formType: "I-130" });
  await settle();
  expect(session.current().interview).toMatchObject({ phase: "asking", position: 0 });
  expect(session.current().interview.toldBefore).toBeUndefined();
});

test("a filled form that is brought back is gone on with, and what was changed in it is asked to be right", async () => {
  const memory = memoryApi();
  let draft: unknown = null;
  const api = {
    ...memory.api,
    getDraft: async () => ({ draft, answerEpoch: { epoch: 1, deviceKey: "A".repeat(43) } }),
    takeUpPdf: async () => {
      const answers = { nombre_completo: { said: "nombres Rosa, apellidos Prado", heardAt: at } };
      draft = { formType: "N-400", answers, isChanged: false };
      return { taken: { kind: "taken-up", formType: "N-400", changed: { fecha_nacimiento: "1985-03-15" }, unread: 0 } };
    },
  } as unknown as typeof memory.api;
  const session = await openedSession(api, smart, () => undefined);
  await session.takeUp("JVBERi0=");
  const { interview } = session.current();
  expect(interview).toMatchObject({ phase: "asking", position: 1, turn: { kind: "confirming", isEarly: true } });
  expect(interview.ahead).toHaveProperty("fecha_nacimiento");
});
