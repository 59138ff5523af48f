import { formTypes } from "@dilo/forms";
import { describe, expect, test } from "vitest";
import { importPdfJs } from "../../pdf-js.ts";
import { readBoxes } from "../../testing-pdf.ts";
import { boxesOf } from "../boxes/form-boxes.ts";
import { knownForms } from "../boxes/known-forms.ts";
import { templateOf } from "../testing/official-files.ts";
import { filledForm } from "./filled-form.ts";

/** What a person gets who types into one box in a reader of PDFs and saves: pdf.js is the one of Firefox. */
async function typedAndSaved(bytes: Uint8Array, field: string, value: string): Promise<Uint8Array> {
  const { getDocument, standardFontDataUrl } = await importPdfJs();
  const task = getDocument({ data: Uint8Array.from(bytes), standardFontDataUrl, verbosity: 0, useSystemFonts: false });
  try {
    const pdf = await task.promise;
    for (let page = 1; page <= pdf.numPages; page += 1) {
      const boxes = await (await pdf.getPage(page)).getAnnotations();
      for (const { id, fieldName } of boxes) if (fieldName === field) pdf.annotationStorage.setValue(id, { value });
    }
    return await pdf.saveDocument();
  } finally {
    await task.destroy();
  }
}

describe.each(formTypes)("a filled %s that is saved again", (formType) => {
  test("has every value it had, and what was typed", async () => {
    const template = await templateOf(formType);
    const free = template.boxes.filter(({ kind, isComb, maxLength, valueIn }) => {
      return kind === "text" && !isComb && maxLength === undefined && valueIn === undefined;
    });
    const [typed, ...written] = free.slice(0, 6).map(({ field }) => field);
    const filled = await filledForm(
      template,
      written.map((field, at) => ({ field, value: `Muñoz ${at}` })),
    );
    const { boxes } = await readBoxes(await typedAndSaved(filled, typed ?? "", "Prado"));
    expect(written.map((field) => boxes.get(field)?.value)).toEqual(written.map((_, at) => `Muñoz ${at}`));
    expect(boxes.get(typed ?? "")?.value).toBe("Prado");
  });

  test("was never signed by us: no box of a signature is among those we may write", () => {
    const form = knownForms[formType];
    expect(boxesOf(form).filter(({ field }) => /signature/i.test(field))).toEqual([]);
    const { part, item } = form.signature;
    expect(boxesOf(form).filter((box) => box.part === part && box.item === item)).toEqual([]);
  });
});
