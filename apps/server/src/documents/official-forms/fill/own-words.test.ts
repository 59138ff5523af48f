import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFRawStream } from "@cantoo/pdf-lib";
import type { FormType } from "@dilo/forms";
import { describe, expect, test } from "vitest";
import { samplePerson } from "../../testing.ts";
import type { TaskResults } from "../../worker/document-task.ts";
import { runTask } from "../../worker/run-task.ts";
import { knownForms } from "../boxes/known-forms.ts";
import { textOf } from "../template/fields.ts";
import { prepare } from "../template/prepare.ts";
import { understoodLines } from "../testing/official-files.ts";
import { syntheticForm } from "../testing/synthetic-form.ts";

const key = (name: string) => PDFName.of(name);

async function filled(formType: FormType): Promise<PDFDocument> {
  const inspection = await prepare(formType, await syntheticForm(knownForms[formType]));
  if (inspection.kind !== "ready") throw new Error("The form is not ready.");
  const lines = understoodLines(formType, formType === "N-400" ? { nombre_completo: "Rosa Prado" } : {});
  const sheet = { ...samplePerson, formType, lines };
  const made = await runTask({ kind: "filled-form", sheet, template: inspection.template });
  const { bytes } = made as TaskResults["filled-form"];
  return PDFDocument.load(bytes, { updateMetadata: false });
}

describe.each(["N-400", "I-130"] as const)("the filled %s", (formType) => {
  const form = knownForms[formType];
  const opened = filled(formType);
  const coverPages = async () => (await opened).getPageCount() - form.pages;

  test("has a title, an author and dates of its own, the same in both places", async () => {
    const pdf = await opened;
    expect(pdf.getTitle()).toBe(`Form ${formType}, ${form.name}: borrador / draft`);
    expect(pdf.getAuthor()).toBe("Dilo");
    expect(pdf.getCreationDate()?.toISOString()).toBe(samplePerson.savedAt);
    expect(pdf.getModificationDate()?.toISOString()).toBe(samplePerson.savedAt);
    const metadata = Buffer.from((pdf.catalog.lookup(key("Metadata")) as PDFRawStream).contents).toString("utf8");
    expect(metadata).toContain(`>${pdf.getTitle()}<`);
    expect(metadata).toContain("<xmp:CreateDate>2026-11-20T16:00:00Z<");
  });

  test("claims no conformance that nobody has checked", async () => {
    const metadata = (await opened).catalog.lookup(key("Metadata")) as PDFRawStream;
    expect(Buffer.from(metadata.contents).toString("utf8")).not.toContain("pdfuaid");
  });

  test("calls the cover's pages other than the form's, whose labels are the printed numbers", async () => {
    const labels = (await opened).catalog.lookup(key("PageLabels"), PDFDict).lookup(key("Nums"), PDFArray);
    const [first, , second, style] = labels.asArray();
    expect([String(first), String(second)]).toEqual(["0", String(await coverPages())]);
    expect(String(style)).toMatch(/\/S \/D/);
    expect(String(style)).not.toContain("/P ");
  });

  test("has bookmarks for the cover's headings and for each part, which lead to its page", async () => {
    const pdf = await opened;
    const pages = pdf.getPages().map(({ ref }) => String(ref));
    const root = pdf.catalog.lookup(key("Outlines"), PDFDict);
    const [cover, official, ...others] = itemsBelow(root);
    expect(others).toEqual([]);
    if (cover === undefined || official === undefined) throw new Error("A bookmark is missing.");
    expect(itemsBelow(cover).length).toBeGreaterThan(4);
    const parts = itemsBelow(official);
    expect(parts).toHaveLength(form.parts.length);
    for (const [index, item] of parts.entries()) {
      const target = item.lookup(key("Dest"), PDFArray).get(0);
      const page = Number.parseInt(form.parts[index]?.pages ?? "", 10);
      expect(pages.indexOf(String(target))).toBe((await coverPages()) + page - 1);
    }
    expect(root.lookup(key("Count"), PDFNumber).asNumber()).toBe(2 + itemsBelow(cover).length + parts.length);
  });

  test("leads from every link of the cover to the page it names", async () => {
    const pdf = await opened;
    const pages = pdf.getPages().map(({ ref }) => String(ref));
    let count = 0;
    for (const page of pdf.getPages().slice(0, await coverPages())) {
      for (const reference of page.node.lookupMaybe(key("Annots"), PDFArray)?.asArray() ?? []) {
        const link = pdf.context.lookup(reference, PDFDict);
        const words = textOf(link, "Contents") ?? "";
        // "Parte 2, número 1, pág. 1", "Part 2, item 1, p. 1" and "6-10" name the page alike.
        const named = /(?:pág\. |p\. |^)(\d+)/.exec(words)?.[1];
        const target = link.lookup(key("A"), PDFDict).lookup(key("D"), PDFArray).get(0);
        expect([words, pages.indexOf(String(target))]).toEqual([words, (await coverPages()) + Number(named) - 1]);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(form.parts.length);
  });
});

/** The items of one level, from the first one on. */
function itemsBelow(above: PDFDict): readonly PDFDict[] {
  const items: PDFDict[] = [];
  let item = above.lookupMaybe(key("First"), PDFDict);
  while (item !== undefined) {
    items.push(item);
    item = item.lookupMaybe(key("Next"), PDFDict);
  }
  return items;
}
