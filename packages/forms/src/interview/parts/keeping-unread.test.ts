import { describe, expect, test } from "vitest";
import { byForm, formTypes } from "../../forms/form-types.ts";
import { furtherFields } from "../../forms/parts/parts.ts";
import { next } from "../interview.ts";
import { currentField, fieldsOf } from "../questions.ts";
import { situationOf } from "../situation.ts";
import type { Asking } from "../state.ts";
import { at, idsOf, person } from "../testing.ts";

/** One question of each sort: its kind and its reader tell what a "sí" may mean there. */
const asked = byForm((formType) => {
  const first = new Map(furtherFields[formType].map((field) => [`${field.kind} ${field.extra?.reader.read}`, field]));
  return [...first.values()].map(({ id }) => id);
});

/** A person who was asked whether some words, which nobody could read, are kept. */
function unreadAt(formType: "N-400" | "I-130", id: string): Asking {
  const rosa = person(formType, idsOf(formType));
  rosa.send({ kind: "extra-wanted", part: 0 });
  rosa.send({ kind: "extra-arrived", fields: furtherFields[formType] });
  const interview = rosa.asking();
  const position = fieldsOf(interview).findIndex((field) => field.id === id);
  return { ...interview, position, failures: 9, turn: { kind: "unread", answer: { said: "lo que sea", heardAt: at } } };
}

describe.each(formTypes)("%s: words that nobody could read", (formType) => {
  test.each(asked[formType])("at %s a yes settles them, and is not asked about itself", (id) => {
    const [after] = next(unreadAt(formType, id), { kind: "typed", text: "sí", at });
    const isAsked = currentField(after)?.id === id && situationOf(after) === "unread";
    expect(isAsked).toBe(false);
  });

  test.each(asked[formType])("at %s a no keeps none of them", (id) => {
    const [after] = next(unreadAt(formType, id), { kind: "typed", text: "no", at });
    expect((after as Asking).answers[id]?.said).not.toBe("lo que sea");
    const isAsked = currentField(after)?.id === id && situationOf(after) === "unread";
    expect(isAsked).toBe(false);
  });
});
