import { type Answers, forms } from "@dilo/forms";
import { furtherFields } from "@dilo/forms/parts";
import { expect, test } from "vitest";
import { countPieces } from "../../testing/count-pieces.ts";
import { worstAnswers } from "../../testing/worst-answers.ts";
import { listedForms } from "./listed-forms.ts";

const heardAt = "2026-11-20T15:00:00.000Z";
const asked = [...forms["I-130"].fields, ...furtherFields["I-130"]];

/** Twenty petitions whose answers take longest to be read, each for another relative. */
const petitions = Array.from({ length: 20 }, (_, at) => ({
  ...({ id: `form_${at}`, revision: 1, formType: "I-130", savedAt: heardAt, expiresAt: heardAt } as const),
  answers: worstAnswers(asked, heardAt) satisfies Answers,
}));
const find = async (id: string) => petitions.find((form) => form.id === id);

test("of twenty petitions that take longest to be read nobody waits for more than one name", async () => {
  const pieces = countPieces();
  const listed = await listedForms({ list: async () => petitions, find }, "payer");
  expect(pieces()).toBeGreaterThanOrEqual(petitions.length);
  expect(listed).toHaveLength(20);
});

test("each petition tells whom it is for, and another form nobody", async () => {
  const list = [
    { ...petitions[0], formType: "I-130", answers: { nombre_familiar: { said: "Luis Prado", heardAt } } } as const,
    { ...petitions[1], formType: "N-400", answers: {} } as const,
  ];
  const saved = list.map((form, at) => ({
    ...form,
    id: `form_${at}`,
    revision: 1,
    savedAt: heardAt,
    expiresAt: heardAt,
  }));
  const listed = await listedForms(
    { list: async () => saved, find: async (id) => saved.find((one) => one.id === id) },
    "payer",
  );
  expect(listed.map(({ relative }) => relative)).toEqual(["Luis Prado", undefined]);
});
