import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PrintedAnswer } from "@dilo/forms";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AnswerSheet } from "./answer-sheet.ts";
import { type Documents, openDocuments } from "./documents.ts";
import { n400Boxes } from "./official-forms/boxes/n400.ts";
import { syntheticForm } from "./official-forms/testing/synthetic-form.ts";
import { linesOf, samplePerson } from "./testing.ts";
import { type ReadPdf, readBoxes, readPdf } from "./testing-pdf.ts";

let documents: Documents;
beforeAll(() => {
  documents = openDocuments();
});
afterAll(() => documents.close());

const bytesOf = async (sheet: AnswerSheet) => (await documents.answerSheet(sheet)).bytes;

/** The sample person's sheet, made and read once for all tests that only look at it. */
let sampleBytes: Uint8Array;
let sample: ReadPdf;
beforeAll(async () => {
  sampleBytes = await bytesOf(samplePerson);
  sample = await readPdf(sampleBytes);
});

describe("the answer sheet", () => {
  test("says what it is, and is not, in its title and its first line", async () => {
    const { title, pages } = sample;
    expect(title).toBe("Answers for Form N-400 - not the official form");
    expect(pages[0]).toMatch(/^Respuestas para el Formulario N-400: no es el formulario oficial Aquí completamos/);
  });

  test("prints label, English and Spanish of every answer, accents included", async () => {
    const { text } = sample;
    expect(text).toContain("Nombre completo Íñigo Peña Agüero Íñigo Peña Agüero");
    expect(text).toContain("Full name Íñigo Peña Agüero Íñigo Peña Agüero Sure");
    expect(text).toContain("Date of birth 10/12/1979 doce de octubre del setenta y nueve Sure");
    expect(text).toContain("Country of birth Mexico México Sure");
  });

  test("marks what could not be read and what has no answer", async () => {
    const { text } = sample;
    expect(text).toContain("Fecha de residencia Por revisar el primero de mayo");
    expect(text).toContain("Dirección actual Por revisar (sin respuesta)");
    expect(text.indexOf("Por favor revise")).toBeLessThan(text.indexOf("Nombre completo"));
    expect(text).toContain("Dirección actual Usted no contestó esta pregunta.");
    expect(text).toContain("Current address (not written) (no answer) To check Not answered.");
  });

  test("says what remains to do and gives the notice, in both languages", async () => {
    const { text } = sample;
    expect(text).toContain("What remains to do");
    expect(text).toContain("Firme usted el formulario, con tinta.");
    expect(text).toContain("USCIS forms are free at uscis.gov.");
    expect(text).toContain("No somos abogados ni notarios.");
  });

  test("tells of Form I-130A on the I-130 only", async () => {
    const i130 = await bytesOf({ ...samplePerson, formType: "I-130", lines: linesOf("I-130", {}) });
    expect((await readPdf(i130)).text).toContain("I-130A");
    expect(sample.text).not.toContain("I-130A");
  });

  test("can be read aloud: tagged, in Spanish first, every row headed, its languages named", async () => {
    const { isTagged, lang, roles } = sample;
    expect({ isTagged, lang }).toEqual({ isTagged: true, lang: "es-US" });
    expect(roles[0]).toContain("Document(H1 P P P H2 L(LI(Lbl LBody(P P");
    expect(roles.join(" ")).toContain("H2 Table(TR(TH(P) TH(P) TH(P)) TR(TH(P) TD(P) TD(P))");
    expect(Buffer.from(sampleBytes).toString("latin1")).not.toContain("pdfuaid");
  });

  test("carries its fonts", async () => {
    const file = Buffer.from(sampleBytes).toString("latin1");
    expect(file.match(/\/BaseFont \/[A-Z]{6}\+NotoSans-(Regular|Bold)\b/g)?.length).toBeGreaterThanOrEqual(2);
    expect(file).toContain("/FontFile2");
    expect(file).not.toContain("Helvetica");
  });

  test("wraps long answers over many pages and keeps every word", async () => {
    const words = Array.from({ length: 70 }, (_, index) => `pala${index}`).join(" ");
    const endless = "ñ".repeat(400);
    const lines = samplePerson.lines.map((line, index): PrintedAnswer => {
      const said = index === 0 ? endless : words;
      return { ...line, said, english: said, status: "read" };
    });
    const { pages, text } = await readPdf(await bytesOf({ ...samplePerson, lines }));
    expect(pages.length).toBeGreaterThan(3);
    expect(text.match(/ñ/g)?.length).toBeGreaterThanOrEqual(800);
    expect(text.match(/pala69/g)).toHaveLength(36);
    expect(pages.some((page) => page.startsWith("Pregunta En inglés Lo que usted dijo"))).toBe(true);
  });

  test("survives any text", async () => {
    const lines = samplePerson.lines.map((line): PrintedAnswer => ({ ...line, said: "a\n\n\u0000b 🙂 \ud800 漢" }));
    const { text } = await readPdf(await bytesOf({ ...samplePerson, lines }));
    expect(text).toContain("a [un signo]b [un signo] [letras chinas]");
  });

  test("gives the same bytes for the same answers", async () => {
    documents.forget();
    expect(Buffer.compare(await bytesOf(samplePerson), sampleBytes)).toBe(0);
  });

  test("is refused after close, and what was begun before is finished", async () => {
    const closing = openDocuments();
    const begun = closing.answerSheet(samplePerson);
    await closing.close();
    expect((await begun).bytes.length).toBeGreaterThan(1000);
    await expect(closing.answerSheet(samplePerson)).rejects.toMatchObject({ code: "documents-closed" });
  });

  test("fails without repeating an answer, and the next one is made", async () => {
    const broken = { ...samplePerson, lines: [{ said: "secreto", status: "read" }] as unknown as PrintedAnswer[] };
    const failure = await bytesOf(broken).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "ServerError", code: "document-failed" });
    expect(String((failure as Error).stack)).not.toContain("secreto");
    expect((await bytesOf(samplePerson)).length).toBeGreaterThan(1000);
  });
});

test("with the official form at hand, the cover sheet and the form are one file, until a new edition comes", async () => {
  const dir = await mkdtemp(join(tmpdir(), "dilo-documents-"));
  await writeFile(join(dir, "n-400.pdf"), await syntheticForm(n400Boxes));
  const official = openDocuments({ dir });
  try {
    const { bytes, hasForm, toCheck } = await official.answerSheet(samplePerson);
    expect(hasForm).toBe(true);
    // A program split the name: only the filled form tells.
    expect(toCheck?.map(({ field }) => field.id)).toContain("nombre_completo");
    expect((await readPdf(bytes)).text).toMatch(
      /^Borrador: no está completo ni enviado .* draft, not complete, not filed.* \d+ of the \d+ boxes/,
    );
    const boxesWritten = await official.writtenBoxes(samplePerson);
    expect((await readPdf(bytes)).text).toContain(`${boxesWritten?.written} of the ${boxesWritten?.all} boxes`);
    const leftOf = (part: number) => boxesWritten?.parts.find((one) => one.part.part === part)?.left;
    expect((await readPdf(bytes)).text).toContain(leftOf(2));
    const { boxes } = await readBoxes(bytes);
    expect(boxes.get("form1[0].#subform[0].P2_Line1_FamilyName[0]")?.value).toBe("Peña Agüero");
    expect(boxes.get("form1[0].#subform[1].P2_Line9_DateBecamePermanentResident[0]")?.value).toBe("");

    await writeFile(join(dir, "n-400.pdf"), await syntheticForm(n400Boxes, { edition: "03/01/27" }));
    const sheet = await official.answerSheet(samplePerson);
    expect(sheet.hasForm).toBe(false);
    expect(await official.writtenBoxes(samplePerson)).toBeUndefined();
    const { title, text } = await readPdf(sheet.bytes);
    expect(text).toContain("es de la edición 03/01/27, y todavía no la llenamos.");
    expect(sample.text).toContain("Hoy no tenemos el N-400 oficial.");
    expect(title).toBe("Answers for Form N-400 - not the official form");
  } finally {
    await official.close();
    await rm(dir, { recursive: true });
  }
});

test("a page of the PDF is drawn once, ours told from the form's, and no page is drawn that is not there", async () => {
  const dir = await mkdtemp(join(tmpdir(), "dilo-documents-"));
  await writeFile(join(dir, "n-400.pdf"), await syntheticForm(n400Boxes));
  const official = openDocuments({ dir });
  try {
    const cover = await official.page(samplePerson, 1);
    expect(cover).toMatchObject({ sheets: (cover?.pages ?? 0) - n400Boxes.pages, marked: 0 });
    expect((await official.page(samplePerson, 1))?.picture).toBe(cover?.picture);
    expect((await official.page(samplePerson, (cover?.sheets ?? 0) + 1))?.marked).toBeGreaterThan(0);
    expect(await official.page(samplePerson, (cover?.pages ?? 0) + 1)).toBeUndefined();
    // What cannot be drawn is no picture, and the PDF is there all the same.
    expect(await official.page(samplePerson, Number.NaN)).toBeUndefined();
    expect((await official.answerSheet(samplePerson)).hasForm).toBe(true);
    // Answers alone: all of its pages are ours.
    const alone = await documents.page(samplePerson, 1);
    expect([alone?.sheets, alone?.marked]).toEqual([alone?.pages, 0]);
  } finally {
    await official.close();
    await rm(dir, { recursive: true });
  }
});
