import { fileURLToPath } from "node:url";

/** The library that reads and draws PDFs, and where the fonts lie that every reader is to have. */
export interface PdfJs {
  readonly getDocument: typeof import("pdfjs-dist/legacy/build/pdf.mjs").getDocument;
  readonly standardFontDataUrl: string;
}

let library: Promise<PdfJs> | undefined;

/** Imports pdf.js, when it is first needed. */
export function importPdfJs(): Promise<PdfJs> {
  library ??= importOnce();
  return library;
}

/**
 * Its build for Node 20 puts its own functions in the place of some of the engine's, for everything that runs in this
 * thread: they are several times slower, and nothing needs them. The engine's come back.
 */
async function importOnce(): Promise<PdfJs> {
  const { push } = Array.prototype;
  const { parse, stringify } = JSON;
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const path = import.meta.resolve("pdfjs-dist/legacy/build/pdf.mjs");
  // It would load its other half, which has no types, with the first document.
  await import(new URL("pdf.worker.mjs", path).href);
  Object.assign(JSON, { parse, stringify });
  Object.defineProperty(Array.prototype, "push", { value: push });
  return { getDocument, standardFontDataUrl: fileURLToPath(new URL("../../standard_fonts/", path)) };
}
