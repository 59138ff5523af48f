import { expect, test, vi } from "vitest";
import { draftOf, openKeptDraft } from "./kept-draft.ts";

const answerEpoch = { epoch: 3, deviceKey: "A".repeat(43) };
const draft = {
  formType: "N-400",
  answers: { nombre_completo: { said: "Rosa Prado Luna", heardAt: "2026-11-20T15:00:00.000Z", source: "typed" } },
  isChanged: false,
} as const;
const hour = 3_600_000;

function openDatabase() {
  const records = new Map<string, unknown>();
  return {
    records,
    read: async (name: string) => records.get(name),
    store: async (name: string, value: unknown) => void records.set(name, value),
    remove: async (name: string) => void records.delete(name),
  };
}

test("the next page reads it without a server, and nobody reads it in the storage", async () => {
  const database = openDatabase();
  const page = openKeptDraft({ longestMs: hour, database });
  await page.open(answerEpoch);
  page.keep(null);
  page.keep(draft);
  await vi.waitFor(() => expect(database.records.size).toBe(1));
  expect(JSON.stringify([...database.records.values()])).not.toContain("Rosa");

  const read = await openKeptDraft({ longestMs: hour, database }).read();
  expect(read).toMatchObject({ draft, answerEpoch: { epoch: 3 } });
  const { deviceKey } = read?.answerEpoch ?? {};
  await expect(crypto.subtle.exportKey("raw", deviceKey as CryptoKey)).rejects.toThrow();
  // What is kept from then on can be read as well.
  const next = openKeptDraft({ longestMs: hour, database });
  if (read) await next.open(read.answerEpoch);
  next.keep({ ...draft, isChanged: true });
  await vi.waitFor(async () => expect((await next.read())?.draft?.isChanged).toBe(true));
});

test("it is gone when it expires, and when everything is deleted", async () => {
  const database = openDatabase();
  const page = openKeptDraft({ longestMs: hour, database });
  await page.open(answerEpoch);
  page.keep(draft);
  await vi.waitFor(() => expect(database.records.size).toBe(1));
  const late = openKeptDraft({ longestMs: hour, database, now: () => Date.now() + hour });
  expect(await late.read()).toBeUndefined();
  expect(database.records.size).toBe(0);

  page.keep({ ...draft, isChanged: true });
  await page.forget();
  page.keep(draft);
  expect(database.records.size).toBe(0);
  expect(await page.read()).toBeUndefined();
});

test("an interview that was saved comes back as saved, and as changed while a correction is not", () => {
  const { formType, answers } = draft;
  const saved = { id: "form_1", revision: 1 };
  const complete = { phase: "complete", formType, answers, saved } as const;
  type Kept = Parameters<typeof draftOf>[0];
  expect(draftOf({ ...complete, saving: "saved" } as unknown as Kept)).toEqual({ ...draft, saved });
  expect(draftOf({ ...complete, saving: "failed" } as unknown as Kept)).toEqual({ ...draft, saved, isChanged: true });
  expect(draftOf({ phase: "choosing" } as unknown as Kept)).toBeNull();
});
