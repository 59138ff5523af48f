import { expect, test } from "vitest";
import { openDeviceStore } from "./device-store.ts";
import type { Pending } from "./pending.ts";

const hourMs = 3_600_000;
const keyOf = (letter: string) => btoa(letter.repeat(32)).replaceAll("+", "-").replaceAll("/", "_").replace("=", "");
const answerEpoch = { epoch: 3, deviceKey: keyOf("ÿ") };
const limits = { longestMs: 72 * hourMs, now: () => Date.parse("2026-11-20T15:00:00.000Z") };
const after = (hours: number) => ({ ...limits, now: () => limits.now() + hours * hourMs });

const pendingAnswer = (said: string, field = "nombre_completo"): Pending => ({
  kind: "answer",
  formType: "N-400",
  field,
  answer: { said, heardAt: "2026-11-20T15:00:00.000Z" },
});
const consent: Pending = {
  kind: "consent",
  consent: {
    textVersion: "voice-2.server",
    shownAt: "2026-11-20T14:59:00.000Z",
    agreedAt: "2026-11-20T15:00:00.000Z",
    language: "es",
    mode: "voice",
  },
};
const inStorage = () => JSON.stringify({ ...localStorage });

test("what is held is there for the next page, and cannot be read in the browser's storage", async () => {
  const device = await openDeviceStore(answerEpoch, limits);
  await device.save(pendingAnswer("Rosa Peña Ñandú"));
  await device.save(consent);
  expect(device.isPersistent()).toBe(true);
  for (const word of ["Rosa", "Peña", "Ñandú", "N-400", "voice-2"]) expect(inStorage()).not.toContain(word);
  const next = await openDeviceStore(answerEpoch, limits);
  expect(await next.readAll()).toEqual([pendingAnswer("Rosa Peña Ñandú"), consent]);
});

test("what has arrived is released, by this page or the next, and leaves nothing", async () => {
  const device = await openDeviceStore(answerEpoch, limits);
  const [one, two] = [pendingAnswer("Rosa"), pendingAnswer("casada", "estado_civil")];
  await Promise.all([device.save(one), device.remove(one), device.save(two)]);
  const next = await openDeviceStore(answerEpoch, limits);
  const [held] = await next.readAll();
  expect(held).toEqual(two);
  if (held) await next.remove(held);
  expect(localStorage).toHaveLength(0);
});

test("an answer corrected meanwhile stays until it has arrived itself", async () => {
  const device = await openDeviceStore(answerEpoch, limits);
  const [first, corrected] = [pendingAnswer("Rosa Parado"), pendingAnswer("Rosa Prado")];
  await device.save(first);
  await device.save(corrected);
  await device.remove(first);
  expect(await device.readAll()).toEqual([corrected]);
});

test.each([
  ["another payment, or one that was restarted, by its key", { ...answerEpoch, deviceKey: keyOf("b") }, limits],
  ["another epoch", { ...answerEpoch, epoch: 4 }, limits],
])("%s reads nothing of it, and does not take it from whom it belongs to", async (_who, other, when) => {
  await (await openDeviceStore(answerEpoch, limits)).save(pendingAnswer("Rosa"));
  expect(await (await openDeviceStore(other, when)).readAll()).toEqual([]);
  expect(await (await openDeviceStore(answerEpoch, limits)).readAll()).toEqual([pendingAnswer("Rosa")]);
});

test("what was changed in the storage, or moved to another place, is not believed", async () => {
  const device = await openDeviceStore(answerEpoch, limits);
  await device.save(pendingAnswer("Rosa"));
  const [place = ""] = Object.keys(localStorage);
  localStorage.setItem("dilo_pending_nombre_conyuge", localStorage.getItem(place) ?? "");
  localStorage.setItem(place, "9999999999999.nonsense");
  expect(await (await openDeviceStore(answerEpoch, limits)).readAll()).toEqual([]);
});

test("nothing stays longer than it may", async () => {
  await (await openDeviceStore(answerEpoch, limits)).save(pendingAnswer("Rosa"));
  expect(await (await openDeviceStore(answerEpoch, after(71))).readAll()).toHaveLength(1);
  expect(await (await openDeviceStore(answerEpoch, after(72))).readAll()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test("clearing leaves nothing, not even what another page left", async () => {
  await (await openDeviceStore({ ...answerEpoch, epoch: 2 }, limits)).save(pendingAnswer("casada", "estado_civil"));
  const device = await openDeviceStore(answerEpoch, limits);
  await device.save(pendingAnswer("Rosa"));
  await device.clear();
  expect(localStorage).toHaveLength(0);
});
