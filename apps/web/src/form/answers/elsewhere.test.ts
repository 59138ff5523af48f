import { ApiError } from "@dilo/api";
import { forms, type HeardAnswer } from "@dilo/forms";
import { expect, test, vi } from "vitest";
import type { FormSession } from "../session/form-session.ts";
import type { ProductApi } from "../session/product-api.ts";
import { answerEpochOf, memoryApi, notReached, openedSession, settle, smart, writtenFor } from "../session/testing.ts";

const { fields } = forms["N-400"];
const minute = (at: number) => `2026-11-20T15:${String(at).padStart(2, "0")}:00.000Z`;

/** One draft that two phones share, kept as the server keeps it: answer by answer, the newer one counts. */
function sharedDraft() {
  const answers: Record<string, HeardAnswer> = {};
  const saved: Record<string, string>[] = [];
  const phone = () => {
    let isOffline = false;
    const online = () => {
      if (isOffline) throw notReached;
    };
    const api = {
      ...memoryApi().api,
      getDraft: async () => {
        online();
        const draft = { formType: "N-400", answers: { ...answers }, isChanged: false };
        return { draft: Object.keys(answers).length > 0 ? draft : null, answerEpoch: answerEpochOf(0) };
      },
      keepAnswer: async ({ field, body }: { field: string; body: HeardAnswer }) => {
        online();
        if (!((answers[field]?.heardAt ?? "") > body.heardAt))
          answers[field] = { said: body.said, heardAt: body.heardAt };
      },
      submitForm: async ({ body }: { body: { data: Record<string, string>; heardAt: Record<string, string> } }) => {
        const isOutdated = Object.entries(answers).some(
          ([field, { heardAt }]) => heardAt > (body.heardAt[field] ?? ""),
        );
        if (isOutdated) throw new ApiError({ statusCode: 409, code: "revision-conflict", message: "" });
        saved.push(body.data);
        return { id: "form-1", revision: saved.length };
      },
    } as unknown as ProductApi;
    const setOffline = (now: boolean) => {
      isOffline = now;
      if (!now) dispatchEvent(new Event("online"));
    };
    return { api, setOffline };
  };
  return { answers, saved, phone };
}

const open = (api: ProductApi) => openedSession(api, smart, () => expect.unreachable());
const changed = (session: FormSession) => session.current().elsewhere?.map(({ id }) => id);

/** Answers the questions from one to another, in writing; `other` are words of its own by field. */
function answer(
  session: FormSession,
  from: number,
  { to, at, other = {} }: { to: number; at: string; other?: Record<string, string> },
) {
  for (const field of fields.slice(from, to))
    session.dispatch({ kind: "typed", text: other[field.id] ?? writtenFor(field), at });
}

test("what another phone answered is asked no more when one comes back to the page, and is named", async () => {
  const draft = sharedDraft();
  const first = await open(draft.phone().api);
  first.dispatch({ kind: "form-chosen", formType: "N-400" });
  answer(first, 0, { to: 2, at: minute(1) });
  await settle();
  const second = await open(draft.phone().api);
  answer(second, 2, { to: 4, at: minute(2) });
  await settle();

  expect(await first.lookElsewhere()).toBe(true);
  expect(first.current().interview).toMatchObject({ phase: "asking", position: 4 });
  expect(changed(first)).toEqual(fields.slice(2, 4).map(({ id }) => id));
  expect(await first.lookElsewhere()).toBe(false);
  answer(first, 4, { to: 5, at: minute(3) });
  await vi.waitFor(() => expect(changed(first)).toBeUndefined());
});

test("two phones answer the same questions and others, one offline: nothing is lost, the newer counts, each is told", async () => {
  const draft = sharedDraft();
  const [here, there] = [draft.phone(), draft.phone()];
  const first = await open(here.api);
  first.dispatch({ kind: "form-chosen", formType: "N-400" });
  answer(first, 0, { to: 2, at: minute(1) });
  await settle();
  const second = await open(there.api);
  there.setOffline(true);
  answer(second, 2, { to: 5, at: minute(2) });
  answer(first, 2, { to: 4, at: minute(3), other: { pais_nacimiento: "Honduras", numero_alien: "089345670" } });
  await vi.waitFor(() => expect(second.current().unsent).not.toBe("none"));
  there.setOffline(false);
  await vi.waitFor(() => expect(changed(second)).toEqual(fields.slice(2, 4).map(({ id }) => id)));
  expect(second.current().interview).toMatchObject({ phase: "asking", position: 5 });
  await settle();

  // The first one goes on without having looked, and answers what the second answers after it in other words.
  const last = fields.length;
  answer(first, 4, { to: last, at: minute(4) });
  await vi.waitFor(() => expect(first.current().interview.phase).toBe("reviewing"));
  await settle();
  answer(second, 5, { to: last, at: minute(5), other: { telefono: "3055550199" } });
  await vi.waitFor(() => expect(draft.answers["telefono"]?.said).toBe("3055550199"));
  first.dispatch({ kind: "review-accepted" });
  await vi.waitFor(() => expect(changed(first)).toEqual(["telefono"]));
  expect(first.current().interview.phase).toBe("reviewing");
  expect(draft.saved).toEqual([]);
  first.dispatch({ kind: "review-accepted" });
  await vi.waitFor(() => expect(first.current().interview).toMatchObject({ phase: "complete", saving: "saved" }));
  const kept = Object.fromEntries(Object.entries(draft.answers).map(([field, { said }]) => [field, said]));
  expect(draft.saved).toEqual([kept]);
  expect(kept).toMatchObject({ pais_nacimiento: "Honduras", telefono: "3055550199" });
});

test("a phone whose clock is behind corrects what the other one answered, and the correction counts", async () => {
  const draft = sharedDraft();
  const first = await open(draft.phone().api);
  first.dispatch({ kind: "form-chosen", formType: "N-400" });
  answer(first, 0, { to: fields.length, at: minute(30) });
  await settle();
  const second = await open(draft.phone().api);
  second.dispatch({ kind: "correct", field: "pais_nacimiento" });
  second.dispatch({ kind: "typed", text: "Honduras", at: minute(10) });
  await vi.waitFor(() => expect(draft.answers["pais_nacimiento"]?.said).toBe("Honduras"));
});

test("what is being said is not taken away by what another phone answered", async () => {
  const draft = sharedDraft();
  const first = await open(draft.phone().api);
  first.dispatch({ kind: "form-chosen", formType: "N-400" });
  answer(first, 0, { to: 1, at: minute(1) });
  await settle();
  const second = await open(draft.phone().api);
  answer(second, 1, { to: 3, at: minute(2) });
  await settle();
  first.dispatch({ kind: "call-started" });
  expect(await first.lookElsewhere()).toBe(false);
  expect(first.current().interview).toMatchObject({ position: 1 });
});
