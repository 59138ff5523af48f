import { expect, test } from "vitest";
import { openDeviceStore } from "./device-store.ts";
import { forgetExpired } from "./forget-expired.ts";
import { openKeptDraft } from "./kept-draft.ts";

const answerEpoch = { epoch: 3, deviceKey: "A".repeat(43) };
const heardAt = "2026-11-20T15:00:00.000Z";
const begun = Date.parse(heardAt);
const answer = { kind: "answer", formType: "N-400", field: "email", answer: { said: "no tengo", heardAt } } as const;

test("what is too old is gone from the device without the form page, and nothing sooner", async () => {
  const records = new Map<string, unknown>();
  const database = {
    read: async (name: string) => records.get(name),
    store: async (name: string, value: unknown) => void records.set(name, value),
    remove: async (name: string) => void records.delete(name),
    clear: async () => records.clear(),
  };
  const now = () => begun;
  const draft = openKeptDraft({ longestMs: 1000, admission: "cs_1", database, now });
  await draft.open(answerEpoch);
  draft.keep({ formType: "N-400", answers: { email: answer.answer }, isChanged: false });
  await (await openDeviceStore(answerEpoch, { longestMs: 1000, now })).save(answer);
  await expect.poll(() => records.size).toBe(1);

  await forgetExpired({ now: () => begun + 999, database });
  expect([records.size, localStorage.length]).toEqual([1, 1]);
  await forgetExpired({ now: () => begun + 1000, database });
  expect([records.size, localStorage.length]).toEqual([0, 0]);
});
