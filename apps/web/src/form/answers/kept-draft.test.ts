import { expect, test, vi } from "vitest";
import { draftOf, openKeptDraft } from "./kept-draft.ts";
import { openSealer } from "./sealer.ts";

const answerEpoch = { epoch: 3, deviceKey: "A".repeat(43) };
const heardAt = "2026-11-20T15:00:00.000Z";
const draft = {
  formType: "N-400",
  answers: { nombre_completo: { said: "Rosa Prado Luna", heardAt, source: "typed" } },
  isChanged: false,
} as const;
const hour = 3_600_000;
const now = () => Date.parse(heardAt);
const mine = { longestMs: hour, admission: "cs_1 1700000000000" };

function openDatabase() {
  const records = new Map<string, unknown>();
  return {
    records,
    read: async (name: string) => records.get(name),
    store: async (name: string, value: unknown) => void records.set(name, value),
    remove: async (name: string) => void records.delete(name),
    clear: async () => records.clear(),
  };
}

test("the next page reads it without a server, and nobody reads it in the storage", async () => {
  const database = openDatabase();
  const page = openKeptDraft({ ...mine, database, now });
  await page.open(answerEpoch);
  page.keep(null);
  page.keep(draft);
  await vi.waitFor(() => expect(database.records.size).toBe(1));
  expect(JSON.stringify([...database.records.values()])).not.toContain("Rosa");

  const read = await openKeptDraft({ ...mine, database, now }).read();
  expect(read).toMatchObject({ draft, answerEpoch: { epoch: 3 } });
  const { deviceKey } = read?.answerEpoch ?? {};
  await expect(crypto.subtle.exportKey("raw", deviceKey as CryptoKey)).rejects.toThrow();
  // What is kept from then on can be read as well.
  const next = openKeptDraft({ ...mine, database, now });
  if (read) await next.open(read.answerEpoch);
  next.keep({ ...draft, isChanged: true });
  await vi.waitFor(async () => expect((await next.read())?.draft?.isChanged).toBe(true));
});

test("who comes by another payment, or another code, never sees it", async () => {
  const database = openDatabase();
  const page = openKeptDraft({ ...mine, database, now });
  await page.open(answerEpoch);
  page.keep(draft);
  await vi.waitFor(() => expect(database.records.size).toBe(1));
  expect(await openKeptDraft({ ...mine, admission: "cs_2 1700000000001", database }).read()).toBeUndefined();
  expect(database.records.size).toBe(0);
});

test("opening it again and another answer add nothing: it may be opened as long after the first answer, and no longer", async () => {
  const database = openDatabase();
  const opened = Date.parse(heardAt) + hour / 2;
  const page = openKeptDraft({ ...mine, database, now: () => opened });
  await page.open(answerEpoch);
  const later = { said: "México", heardAt: new Date(opened).toISOString() };
  page.keep({ ...draft, answers: { ...draft.answers, pais_nacimiento: later } });
  await vi.waitFor(() => expect(database.records.size).toBe(1));
  expect((await page.read())?.draft?.answers).toHaveProperty("pais_nacimiento");
  expect(await openKeptDraft({ ...mine, database, now: () => opened + hour / 2 }).read()).toBeUndefined();
});

test("where the server has said when it deletes the draft, it may be opened until then", async () => {
  const database = openDatabase();
  const end = now() + hour / 4;
  const keptUntil = { remember: vi.fn<(until: number) => void>(), end: () => end, forget: () => undefined };
  const page = openKeptDraft({ ...mine, database, now, keptUntil });
  await page.open(answerEpoch);
  page.keep(draft);
  await vi.waitFor(() => expect(database.records.size).toBe(1));
  expect(keptUntil.remember).toHaveBeenCalledWith(end);
  expect(await openKeptDraft({ ...mine, database, now: () => end }).read()).toBeUndefined();
});

test("a draft of any length can be sealed", async () => {
  const long = "n".repeat(1_000_000);
  const sealer = await openSealer(answerEpoch);
  expect((await sealer?.open("draft", await sealer.seal("draft", long))) === long).toBe(true);
});

test("it is gone when it expires, and when everything is deleted", async () => {
  const database = openDatabase();
  const page = openKeptDraft({ ...mine, database, now });
  await page.open(answerEpoch);
  page.keep(draft);
  await vi.waitFor(() => expect(database.records.size).toBe(1));
  const late = openKeptDraft({ ...mine, database, now: () => now() + hour });
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
