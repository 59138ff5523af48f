import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { qpdfCheck, readBoxes } from "../../testing-pdf.ts";
import { i130Boxes } from "../boxes/i130.ts";
import { prepare } from "../template/prepare.ts";
import type { Template } from "../template/template.ts";
import { fieldNameOf, understoodLines } from "../testing/official-files.ts";
import { syntheticForm } from "../testing/synthetic-form.ts";
import { fillIn } from "../values/fill-in.ts";
import { filledForm } from "./filled-form.ts";

let template: Template;
beforeAll(async () => {
  const inspection = await prepare("I-130", await syntheticForm(i130Boxes));
  if (inspection.kind !== "ready") throw new Error("The form is not ready.");
  template = inspection.template;
});

describe("filledForm", () => {
  test("makes a whole file out of any text, and every box reads back as it was written", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 120 }),
      fc.string({ unit: "grapheme", maxLength: 400 }),
    );
    await fc.assert(
      fc.asyncProperty(text, text, text, async (name, email, place) => {
        const lines = understoodLines("I-130", {
          nombre_peticionario: name,
          email_peticionario: email,
          pais_nacimiento_familiar: place,
          direccion_familiar: [
            place,
            { foreign: true, country: "MX", text: place, line: place, city: name, province: "", postalCode: "" },
          ],
          direccion_peticionario: [place, { line: place, unit: name, city: place, state: "TX", zip: email }],
        });
        const { placed } = fillIn({ form: i130Boxes, boxes: template.boxes, lines });
        const values = placed.map(({ box, value }) => ({ field: box.field, value }));
        const bytes = await filledForm(template, values);
        const { boxes } = await readBoxes(bytes);
        for (const { box, value } of placed) {
          if (value !== true) expect(boxes.get(fieldNameOf(template, box.field))?.value.trim()).toBe(value.trim());
        }
        expect((await qpdfCheck(bytes)).status).toBe(0);
      }),
      { numRuns: 6 },
    );
  });

  test("refuses a value for a box that is not there, or a choice that is none", async () => {
    await expect(filledForm(template, [{ field: "form1[0].Nothing[0]", value: "x" }])).rejects.toThrow("has no box");
    const field = "form1[0].#subform[1].Pt2Line10_State[0]";
    await expect(filledForm(template, [{ field, value: "Texas" }])).rejects.toThrow("no choice");
  });
});
