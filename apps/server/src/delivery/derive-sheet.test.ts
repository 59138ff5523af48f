import { forms, type Lookups } from "@dilo/forms";
import { furtherFields } from "@dilo/forms/parts";
import { describe, expect, test } from "vitest";
import { openLookups } from "../answers/language/lookups.ts";
import { countPieces } from "../testing/count-pieces.ts";
import { worstAnswers } from "../testing/worst-answers.ts";
import { sheetInTurns, sheetOf } from "./derive-sheet.ts";

const heardAt = "2026-11-20T15:00:00.000Z";
const saved = { id: "form_1", revision: 1, formType: "N-400", savedAt: heardAt, expiresAt: heardAt } as const;
const heard = (said: string) => ({ said, heardAt });

describe("sheetOf", () => {
  test("prints the form's own questions, and no others, for who did not want more", () => {
    const { lines } = sheetOf({ ...saved, answers: { nombre_completo: heard("Rosa Prado") } }, {});
    expect(lines.map(({ field }) => field.id)).toEqual(forms["N-400"].fields.map(({ id }) => id));
  });

  test("prints the extra questions that were answered or skipped behind them", () => {
    const answers = { empleo_actual: heard("no trabajo"), sexo: heard("no aplica"), direccion_postal: heard("sí") };
    const { lines } = sheetOf({ ...saved, answers }, {});
    expect(lines.slice(10).map(({ field, english, status }) => [field.id, english, status])).toEqual([
      ["sexo", "Left blank", "none"],
      ["direccion_postal", "Same as the physical address", "read"],
      ["empleo_actual", "Unemployed", "read"],
    ]);
    expect(structuredClone(lines)).toEqual(lines);
  });

  test("prints what was confirmed with the place of its ZIP code, and has no doubt of it", () => {
    const places = [{ zip: "07018", city: "East Orange", state: "NJ", alike: ["eastorange"] }];
    const answers = { direccion_actual: { ...heard("12 South Main Street East Orange New Jersey 07018"), places } };
    const line = sheetOf({ ...saved, answers }, openLookups()).lines.find(({ field }) => field.kind === "address");
    expect(line).toMatchObject({ status: "read", english: "12 South Main Street, East Orange, NJ 07018" });
    expect(line).not.toHaveProperty("disputedBy");
  });

  test("has no doubt of a city that was told and confirmed, and has it where nobody was told", () => {
    const said = heard("12 South Main Street, San Diego, California 90012");
    const places = [{ zip: "90012", city: "Los Angeles", state: "CA", alike: ["losangeles"] }];
    const lineOf = (answer: object) =>
      sheetOf({ ...saved, answers: { direccion_actual: { ...said, ...answer } } }, openLookups()).lines[4];
    expect(lineOf({ places })).toMatchObject({ english: "12 South Main Street, San Diego, CA 90012", status: "read" });
    expect(lineOf({ places })).not.toHaveProperty("disputedBy");
    expect(lineOf({})).toMatchObject({
      english: "12 South Main Street, San Diego, CA 90012",
      disputedBy: {
        question: expect.stringContaining("90012 suele ser de Los Angeles"),
        parts: { listed: "Los Angeles, CA" },
      },
    });
  });

  test.each(["12 South Main Street East Orange New Jersey 07018", "12 South Main Street, Springfield, Illinois 90012"])(
    "prints %s as it was confirmed, to be checked",
    (said) => {
      const answers = { direccion_actual: heard(said) };
      const address = (lookups: Lookups) =>
        sheetOf({ ...saved, answers }, lookups).lines.find(({ field }) => field.id === "direccion_actual");
      expect(address({})).toMatchObject({ status: "read" });
      expect(address(openLookups())).toEqual({
        ...address({}),
        disputedBy: expect.objectContaining({ status: expect.any(String) }),
      });
    },
  );
});

test("the worst form that fits in a request is read while others have their turn, to the same lines", async () => {
  const asked = [...forms["N-400"].fields, ...furtherFields["N-400"]];
  const answers = worstAnswers(asked, heardAt);
  const pieces = countPieces();
  const sheet = await sheetInTurns({ ...saved, answers }, {});
  expect(pieces()).toBeGreaterThan(2 * Object.keys(answers).length);
  expect(sheet.lines).toEqual(sheetOf({ ...saved, answers }, {}).lines);
});
