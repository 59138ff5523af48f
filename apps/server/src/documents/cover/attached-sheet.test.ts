import { expect, test } from "vitest";
import { knownForms } from "../official-forms/boxes/known-forms.ts";
import { finish, openPaper } from "../paper/paper.ts";
import { readPdf } from "../testing-pdf.ts";
import { writeAttached } from "./attached-sheet.ts";

const form = knownForms["N-400"];

/** The sheets behind a form that these texts have no room on, page by page. */
async function sheetsFor(texts: readonly string[]) {
  const [entry] = form.overflow.entries;
  if (entry === undefined) throw new Error("The form has no additional-information part.");
  const paper = openPaper({ title: "Form N-400", bookmark: "Hojas", madeAt: "2026-11-20T15:00:00.000Z" });
  const number = { answer: "numero_alien", label: "A-Number", value: "089345678", isCopy: true, isReference: false };
  const attached = texts.map((text, at) => ({ answer: `explained_${at}`, box: entry.text, text }));
  const placed = [{ ...number, box: { ...entry.text, page: entry.page.page } }];
  writeAttached(paper, { form, filling: { placed, notes: [], count: 1, attached } });
  const { pages } = await readPdf(await finish(paper, () => ({ text: "", size: 10 })));
  return pages.slice(1);
}

test.each([
  ["short words", 12_000, "así"],
  ["capitals", 12_000, "MANEJAR"],
  ["one sheet's words", 3600, "palabra"],
])(
  "%s of %i letters go on from sheet to sheet, each with a number and a place to sign",
  async (_what, letters, word) => {
    const count = Math.ceil(letters / (word.length + 1));
    const sheets = await sheetsFor([Array.from({ length: count }, () => word).join(" "), "Lo último"]);
    for (const sheet of sheets)
      expect(sheet).toMatch(/^Form N-400, Part 14\..*A-Number: 089345678.*Page Number .*Signature: _+ +Date/);
    const all = sheets.join(" ");
    expect(all.split(word).length - 1).toBe(count);
    expect(all.match(/Lo último/g)).toHaveLength(1);
  },
);

test("what fits on a sheet by itself is not parted", async () => {
  const half = Array.from({ length: 250 }, () => "palabra").join(" ");
  const sheets = await sheetsFor([half, half, half, half]);
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets) expect(sheet).not.toContain("(continued)");
});
