import type { InterviewEvent, Place } from "@dilo/forms";
import { expect, test } from "vitest";
import { type FindPlaces, startInterview } from "./interview-runner.ts";
import * as readers from "./readers.ts";

const at = "2026-11-20T15:00:00.000Z";
const address = "12 South Main Street East Orange New Jersey 07018";
const orange: Place = { zip: "07018", city: "East Orange", state: "NJ", alike: ["eastorange"] };
const typed = (text: string): InterviewEvent => ({ kind: "typed", text, at });

/** An interview at the question for the address; `found` answers the look-ups that wait, in order. */
async function atAddress() {
  const asked: string[][] = [];
  const waiting: ((places: readonly Place[]) => void)[] = [];
  let late: Parameters<FindPlaces>[1];
  const findPlaces: FindPlaces = (wanted, onLate) => {
    late = onLate;
    asked.push(wanted.flatMap(({ zip, names }) => [zip, ...names.map(({ heard }) => heard)]));
    return new Promise((resolve) => waiting.push(resolve));
  };
  const kept: string[] = [];
  const run = startInterview(
    { confirm: "smart", pace: 1 },
    (effect) => effect.kind === "keep" && kept.push(effect.answer.said),
    findPlaces,
    async () => readers,
  );
  await run.load();
  run.dispatch({ kind: "form-chosen", formType: "N-400" });
  for (const text of ["Rosa Prado", "15 de marzo de 1985", "México", "089345678"]) run.dispatch(typed(text));
  const found = async (places: readonly Place[]) => {
    waiting.shift()?.(places);
    await Promise.resolve();
  };
  return { ...run, asked, kept: () => kept.slice(4), found, foundLate: (places: readonly Place[]) => late?.(places) };
}

test("an answer with a ZIP code waits for its place, and what comes meanwhile waits behind it", async () => {
  const page = await atAddress();
  page.dispatch(typed(address));
  page.dispatch(typed("3055550123"));
  expect(page.kept()).toEqual([]);
  await page.found([orange]);
  expect(page.asked).toEqual([["07018"]]);
  expect(page.kept()).toEqual([address, "3055550123"]);
  expect(page.current()).toMatchObject({ answers: { direccion_actual: { places: [orange] } } });
});

test("what the place tells to be a name is looked up behind it, and nothing is taken before", async () => {
  const page = await atAddress();
  page.dispatch(typed("12 Cheri Lane East Orange New Jersey 07018"));
  await page.found([orange]);
  expect(page.kept()).toEqual([]);
  await page.found([{ ...orange, meant: [{ heard: "cheri", as: "street", name: "cherry" }] }]);
  expect(page.asked.at(-1)).toEqual(["07018", "cheri"]);
  expect(page.current()).toMatchObject({
    turn: { kind: "confirming", reading: { value: { line: "12 Cherry Lane" } } },
  });
});

test("without an answer of the server the interview goes on", async () => {
  const page = await atAddress();
  page.dispatch(typed(address));
  await page.found([]);
  expect(page.kept()).toEqual([address]);
  expect(page.current()).not.toHaveProperty("answers.direccion_actual.places");
});

test("a place that comes after its answer was taken is kept with it, and with no other answer", async () => {
  const page = await atAddress();
  page.dispatch(typed("12 South Main Street, Springfield, Illinois 07018"));
  await page.found([]);
  page.dispatch(typed("3055550123"));
  page.foundLate([orange]);
  expect(page.current()).toMatchObject({ answers: { direccion_actual: { places: [orange] } } });
  expect(page.kept()).toEqual([expect.any(String), "3055550123", expect.stringContaining("Springfield")]);
});

test("a place that comes late is nothing to a form that was begun since", async () => {
  const page = await atAddress();
  page.dispatch(typed(address));
  await page.found([]);
  page.dispatch({ kind: "reset" });
  page.dispatch({ kind: "form-chosen", formType: "I-130" });
  page.foundLate([orange]);
  expect(page.current()).toMatchObject({ answers: {} });
});

test("an answer that waits for its place is said to be here at once", async () => {
  const page = await atAddress();
  const told: unknown[] = [];
  page.subscribe(() => told.push(page.held()));
  page.dispatch(typed(address));
  expect(told).toEqual(["answer"]);
  await page.found([orange]);
  expect(page.held()).toBeUndefined();
});

test("two answers with ZIP codes are looked up one after the other", async () => {
  const page = await atAddress();
  page.dispatch(typed("12 South Main Street, Springfield, Illinois 07018"));
  page.dispatch(typed("12 South Main Street, Springfield, Illinois 62701"));
  await page.found([orange]);
  expect(page.asked).toEqual([["07018"], ["62701"]]);
  expect(page.kept()).toEqual([]);
  await page.found([{ zip: "62701", city: "Springfield", state: "IL", alike: [] }]);
  expect(page.kept()).toEqual(["12 South Main Street, Springfield, Illinois 62701"]);
});

test("a new beginning waits for nobody, and what waited is forgotten", async () => {
  const page = await atAddress();
  page.dispatch(typed(address));
  page.dispatch({ kind: "reset" });
  page.dispatch({ kind: "form-chosen", formType: "I-130" });
  await page.found([orange]);
  expect(page.current()).toMatchObject({ phase: "asking", formType: "I-130", answers: {} });
});

test("five digits that are no ZIP code are looked up once while a page stands with them in its box", async () => {
  const page = await atAddress();
  let rounds = 0;
  // As the page does: what it shows is made anew with each change, and tells of the words in the box again.
  page.subscribe(() => {
    rounds += 1;
    if (rounds < 50) page.dispatch({ kind: "typing", text: "12 Main Street 99999", at });
  });
  page.dispatch({ kind: "typing", text: "12 Main Street 99999", at });
  for (let turn = 0; turn < 10; turn += 1) await page.found([]);
  expect(page.asked).toEqual([["99999"]]);
  expect(rounds).toBe(0);
});
