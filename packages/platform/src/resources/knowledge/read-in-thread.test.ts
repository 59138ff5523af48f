import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readInThread } from "./read-in-thread.ts";
import { pdfBomb, pdfOf } from "./testing-pdf.ts";

const going = new AbortController().signal;
const bounds = { pages: 3, ms: 60_000, growthBytes: 2 ** 33 };

test("the text of a PDF is read page by page, line by line", async () => {
  const read = await readInThread(pdfOf("La cita es el martes.\nTraiga su pasaporte.", "Segunda (hoja)"), going);
  expect(read).toEqual({
    text: expect.stringMatching(/La cita es el martes\.\nTraiga su pasaporte\.\s+Segunda \(hoja\)/),
  });
});

test("the text of a .docx is read paragraph by paragraph", async () => {
  const runs = (...texts: string[]) =>
    texts.map((text) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`).join("");
  const body = `<w:p>${runs("La cita ", "es el martes.")}</w:p><w:p w:x="1">${runs("Cuesta &lt;&#36;675&gt; &amp;amp; m&#xE1;s")}</w:p>`;
  const document = strToU8(`<?xml version="1.0"?><w:document><w:body>${body}<w:tbl/></w:body></w:document>`);
  const read = await readInThread(zipSync({ "word/document.xml": document, "word/media/x.png": document }), going);
  expect(read).toEqual({ text: expect.stringMatching(/^\s*La cita es el martes\.\s+Cuesta <\$675> &amp; más\s*$/) });
});

test.each([
  ["that is a zip of something else", Buffer.from(zipSync({ "x.txt": strToU8("Hola") })), bounds, "damaged"],
  [
    "that is a zip cut off",
    Buffer.from(zipSync({ "word/document.xml": strToU8("Hola") })).subarray(0, 50),
    bounds,
    "damaged",
  ],
  ["that is a zip which inflates to too much text", docxBomb(), bounds, "too-long"],
  ["cut in the middle", pdfOf("Hola").subarray(0, 60), bounds, "damaged"],
  ["that is none but for its beginning", Buffer.from("%PDF-1.7 hola"), bounds, "damaged"],
  ["of too many pages", pdfOf("1", "2", "3", "4"), bounds, "too-long"],
  ["that takes too long", pdfOf("Hola"), { ...bounds, ms: 1 }, "too-much"],
  ["that takes too much memory", pdfBomb(), { ...bounds, growthBytes: 200 * 1024 * 1024 }, "too-much"],
])("one %s has no text, and the server goes on", async (_, bytes, within, problem) => {
  expect(await readInThread(bytes, going, within)).toEqual({ problem });
});

test("reading is called off with its job", async () => {
  const calling = new AbortController();
  const reading = readInThread(pdfOf("Hola"), calling.signal);
  calling.abort(new Error("stopped"));
  await expect(reading).rejects.toThrow("stopped");
});

/** A .docx of some kilobytes with a text of millions of characters. */
function docxBomb(): Buffer {
  return Buffer.from(zipSync({ "word/document.xml": Buffer.alloc(4 * 1024 * 1024, `<w:t>${"x".repeat(94)}<`) }));
}
