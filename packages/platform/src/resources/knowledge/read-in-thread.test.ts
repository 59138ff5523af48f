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

test.each([
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
