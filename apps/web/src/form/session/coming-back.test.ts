import { forms } from "@dilo/forms";
import { beforeEach, expect, test } from "vitest";
import { grant } from "../../access/access.ts";
import { openFormSession } from "./form-session.ts";
import type { ProductApi } from "./product-api.ts";
import { answerEpochOf, at, memoryApi, openedSession, settle, smart, writtenFor } from "./testing.ts";

beforeEach(() => grant("cs_1", 1));
const never = () => expect.unreachable();
const opened = async (api: ProductApi = memoryApi().api) => (await openedSession(api, smart, never)).current();

test("a page closed before the first answer comes back to the form that was chosen", async () => {
  const session = await openedSession(memoryApi().api, smart, never);
  session.dispatch({ kind: "form-chosen", formType: "I-130" });
  await settle();
  expect((await opened()).interview).toMatchObject({ phase: "asking", formType: "I-130", position: 0 });
});

test("the form chosen under another payment, or one that was begun again, is not taken up", async () => {
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
