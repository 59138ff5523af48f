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
