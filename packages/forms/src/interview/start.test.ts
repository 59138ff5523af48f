import { expect, test } from "vitest";
import { formTypes } from "../forms/form-types.ts";
import type { InterviewEvent } from "./events.ts";
import { next } from "./interview.ts";
import { openedUnread, startOf } from "./start.ts";
import { at, idsOf, sample } from "./testing.ts";

const saved = { id: "form-1", revision: 1 };

/** Every way a form opens: chosen, or with a draft of its first answers, or of some of them, saved or not. */
const openings: readonly InterviewEvent[] = formTypes.flatMap((formType) => {
  const ids = idsOf(formType);
  const drafts = [...ids.map((_id, count) => ids.slice(0, count)), ids.slice(1), ids];
  const answersOf = (known: readonly string[]) =>
    Object.fromEntries(known.map((id) => [id, { said: sample[id] ?? "", heardAt: at }]));
  return [
    { kind: "form-chosen", formType } as const,
    ...drafts.map((known) => ({ kind: "restored", formType, answers: answersOf(known) }) as const),
    { kind: "restored", formType, answers: answersOf(ids.slice(2)), saved, isChanged: true } as const,
    { kind: "restored", formType, answers: answersOf(ids), saved } as const,
  ];
});

test("the question shown before any answer can be read is the one the interview then asks, in the same state", () => {
  for (const confirm of ["smart", "off"] as const) {
    for (const event of openings) {
      const shown = openedUnread(startOf(confirm, 0.9), event);
      if (shown !== undefined) expect(shown).toEqual(next(startOf(confirm, 0.9), event)[0]);
    }
  }
});

test("a question is told for every draft with an open one, but where it hangs on what an answer means", () => {
  const shown = openings.filter((event) => openedUnread(startOf("smart"), event) !== undefined);
  // All but the drafts that are whole, saved or not, and the one before the husband or wife of the N-400.
  expect(shown).toHaveLength(openings.length - 2 * formTypes.length - 1);
});
