import { ApiError } from "@dilo/api";
import { forms } from "@dilo/forms";
import { expect, test, vi } from "vitest";
import { at, consent, memoryApi, notReached, off, openedSession, settle } from "./testing.ts";

const name = { kind: "typed", text: "Rosa Prado", at } as const;
const staleEpoch = new ApiError({ statusCode: 409, code: "stale-epoch", message: "" });
const held = () => Object.keys(localStorage).filter((key) => key.startsWith("dilo_pending_"));

/** A session whose form is chosen. */
async function chosen(memory: ReturnType<typeof memoryApi>) {
  const session = await openedSession(memory.api, off, () => undefined);
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  return session;
}

test("an answer the network lost is in the next page, at the next question, and arrives then", async () => {
  const dead = memoryApi({ keepAnswer: notReached });
  const session = await chosen(dead);
  session.dispatch(name);
  await vi.waitFor(() => expect(session.current().unsent).toBe("on-device"));
  await vi.waitFor(() => expect(held()).toHaveLength(1));
  expect(JSON.stringify({ ...localStorage })).not.toContain("Rosa");

  const alive = memoryApi();
  const next = await openedSession(alive.api, off, () => undefined);
  expect(next.current()).toMatchObject({ status: "available", interview: { phase: "asking", position: 1 } });
  await vi.waitFor(() => expect(held()).toEqual([]));
  expect(alive.calls("keepAnswer")).toMatchObject([
    { input: { field: "nombre_completo", body: { said: "Rosa Prado", epoch: 0 } } },
  ]);
});

test("deleting gives up what is on its way, and only then forgets; the next epoch begins", async () => {
  const memory = memoryApi();
  memory.pause("keepAnswer");
  const session = await chosen(memory);
  session.dispatch(name);
  await vi.waitFor(() => expect(held()).toHaveLength(1));
  // What was ticked off on the last screen names a saved form.
  localStorage.setItem("dilo_next_steps_form_1", "0,2");
  await session.startOver();
  expect(localStorage.getItem("dilo_next_steps_form_1")).toBe("0,2");
  const receipt = await session.erase();
  expect(receipt.forms).toBe(1);
  expect(held()).toEqual([]);
  expect(localStorage.getItem("dilo_next_steps_form_1")).toBeNull();
  expect(session.current()).toMatchObject({ interview: { phase: "choosing" }, unsent: "none" });
  memory.goOn();
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  session.dispatch(name);
  await vi.waitFor(() => expect(memory.calls("keepAnswer")).toHaveLength(2));
  expect(memory.calls("keepAnswer")[1]).toMatchObject({ input: { body: { epoch: 1 } } });
});

test.each(["erase", "startOver"] as const)("when %s is not confirmed, nothing is forgotten", async (act) => {
  const memory = memoryApi({ eraseData: notReached, deleteDraft: notReached });
  memory.pause("keepAnswer");
  const session = await chosen(memory);
  session.dispatch(name);
  await vi.waitFor(() => expect(held()).toHaveLength(1));
  await expect(session[act]()).rejects.toBe(notReached);
  expect(session.current().interview).toMatchObject({ phase: "asking", position: 1 });
  expect(held()).toHaveLength(1);
  memory.goOn();
  await vi.waitFor(() => expect(held()).toEqual([]));
});

/** Something that is held until a device is cleared, which is the last thing a page does there. */
const holdMark = () => localStorage.setItem("dilo_pending_mark", "");

test("erased elsewhere, this page says so and keeps nothing more", async () => {
  holdMark();
  const session = await chosen(memoryApi({ keepAnswer: staleEpoch }));
  session.dispatch(name);
  await vi.waitFor(() => expect(session.current().status).toBe("superseded"));
  await vi.waitFor(() => expect(held()).toEqual([]));
});

test("a save that meets an erasure made elsewhere says so too, without an alarm", async () => {
  holdMark();
  const session = await openedSession(memoryApi({ submitForm: staleEpoch }).api, off, () => expect.unreachable());
  session.dispatch({ kind: "form-chosen", formType: "N-400" });
  for (const field of forms["N-400"].fields) session.dispatch({ kind: "typed", text: `dicho ${field.id}`, at });
  await vi.waitFor(() => expect(session.current().status).toBe("superseded"));
  await vi.waitFor(() => expect(held()).toEqual([]));
});

test("an answer refused for want of access waits on the device until there is access again", async () => {
  const unauthorized = new ApiError({ statusCode: 401, code: "not-paid", message: "" });
  const refused = memoryApi({ keepAnswer: unauthorized });
  const session = await chosen(refused);
  session.dispatch(name);
  await vi.waitFor(() => expect(refused.calls("keepAnswer")).toHaveLength(1));
  // Sealing it takes a moment of its own.
  await vi.waitFor(() => expect(held()).toHaveLength(1));
  await settle();
  expect(held()).toHaveLength(1);
});

test("a consent waits for nobody, is tried again, and outlasts the page", async () => {
  const dead = memoryApi({ recordConsent: notReached });
  const session = await chosen(dead);
  session.recordConsent(consent);
  session.dispatch(name);
  expect(session.current().interview).toMatchObject({ position: 1 });
  await vi.waitFor(() => expect(held()).toHaveLength(2));

  const alive = memoryApi();
  await openedSession(alive.api, off, () => undefined);
  await vi.waitFor(() => expect(held()).toEqual([]));
  expect(alive.calls("recordConsent")).toEqual([{ call: "recordConsent", input: { body: consent } }]);
});

test("the consent is on the server before the form it belongs to is saved", async () => {
  const memory = memoryApi();
  const session = await chosen(memory);
  for (const field of forms["N-400"].fields) session.dispatch({ kind: "typed", text: `dicho ${field.id}`, at });
  session.recordConsent(consent);
  await vi.waitFor(() => expect(memory.calls("submitForm")).toHaveLength(1));
  const order = memory.sent.map(({ call }) => call);
  expect(order.indexOf("recordConsent")).toBeGreaterThan(0);
  expect(order.indexOf("recordConsent")).toBeLessThan(order.indexOf("submitForm"));
});
