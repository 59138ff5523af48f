import { expect, test } from "vitest";
import { type Draft, mergePending, type Pending, withoutPending } from "./pending.ts";

const pendingAnswer = (said: string, { field = "telefono", at = 5, formType = "N-400" as Draft["formType"] } = {}) =>
  ({ kind: "answer", formType, field, answer: answer(said, at) }) satisfies Pending;
const answer = (said: string, at: number) => ({ said, heardAt: `2026-11-20T15:0${at}:00.000Z` });
const consent = { kind: "consent", consent: {} } as Pending;
const draft: Draft = {
  formType: "N-400",
  answers: { nombre_completo: answer("Rosa", 1), telefono: answer("3055550123", 2) },
  isChanged: false,
};

test("with nothing held the draft stands as it is, and without a draft nothing is restored", () => {
  expect(mergePending(draft, [])).toEqual({ restored: { kind: "restored", ...draft }, again: [] });
  expect(mergePending(null, [])).toEqual({ again: [] });
});

test("an answer that never arrived joins the draft, and is sent again", () => {
  const held = pendingAnswer("casada", { field: "estado_civil" });
  const { restored, again } = mergePending(draft, [held]);
  expect(restored?.answers).toEqual({ ...draft.answers, estado_civil: held.answer });
  expect(again).toEqual([held]);
});

test("what a copy of the draft holds already is sent all the same while the device holds it", () => {
  const held = [pendingAnswer("3055550123", { at: 2 }), pendingAnswer("casada", { field: "estado_civil" }), consent];
  const { restored, again } = mergePending(withoutPending(draft, held), held);
  expect(restored?.answers).toEqual({ ...draft.answers, estado_civil: answer("casada", 5) });
  expect(again).toEqual(held);
  const ofAnotherForm = pendingAnswer("3055550123", { formType: "I-130" });
  expect(withoutPending(draft, [ofAnotherForm])).toEqual(draft);
});

test("the very first answer begins the form again", () => {
  const held = pendingAnswer("Rosa", { field: "nombre_completo" });
  expect(mergePending(null, [held])).toMatchObject({
    restored: { formType: "N-400", answers: { nombre_completo: held.answer } },
    again: [held],
  });
});

test("the same words confirmed with another place are another answer", () => {
  const places = [{ zip: "07018", city: "East Orange", state: "NJ", alike: ["eastorange"] }];
  const held = pendingAnswer("3055550123", { at: 3 });
  const other = { ...held, answer: { ...held.answer, places } };
  expect(mergePending(draft, [held]).again).toEqual([]);
  expect(mergePending(draft, [other]).restored?.answers["telefono"]).toEqual(other.answer);
});

test("of two answers the newer one counts: a correction here, or one made on another phone", () => {
  const newer = pendingAnswer("3055550199", { at: 3 });
  expect(mergePending(draft, [newer]).restored?.answers["telefono"]).toEqual(newer.answer);
  const older = pendingAnswer("3055550199", { at: 1 });
  expect(mergePending(draft, [older])).toMatchObject({ restored: { answers: draft.answers }, again: [] });
});

test("what had arrived after all is not sent again", () => {
  expect(mergePending(draft, [pendingAnswer("3055550123")]).again).toEqual([]);
});

test("a correction of a saved form makes it a changed one", () => {
  const saved = { ...draft, saved: { id: "form-1", revision: 1 } };
  expect(mergePending(saved, [pendingAnswer("3055550199")]).restored).toMatchObject({
    saved: saved.saved,
    isChanged: true,
  });
  expect(mergePending(saved, []).restored).toMatchObject({ isChanged: false });
});

test("an answer of another form than the draft's is out of date, a consent never is", () => {
  const other = pendingAnswer("Ernesto", { field: "nombre_peticionario", formType: "I-130" });
  expect(mergePending(draft, [other, consent])).toEqual({ restored: { kind: "restored", ...draft }, again: [consent] });
});
