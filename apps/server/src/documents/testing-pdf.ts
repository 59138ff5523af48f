import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import loadQpdf from "@neslinesli93/qpdf-wasm";
import type { PDFDocumentProxy } from "pdfjs-dist";

/** What a PDF says and is, read by pdf.js. */
export interface ReadPdf {
  readonly pages: readonly string[];
  readonly text: string;
  readonly title: unknown;
  readonly lang: unknown;
  readonly isTagged: boolean;
  /** Each page's structure as nested roles. */
  readonly roles: readonly string[];
}

/** Reads a PDF, or its first pages, back with a program that did not write it. */
export async function readPdf(bytes: Uint8Array, first = Number.POSITIVE_INFINITY): Promise<ReadPdf> {
  return withPdf(bytes, async (pdf) => {
    const pages: string[] = [];
    const roles: string[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, first); number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ("str" in item ? item.str : "")).join(" ");
      pages.push(text.replace(/\s+/gu, " "));
      roles.push(outline(await page.getStructTree()));
    }
    const facts = (await pdf.getMetadata()).info as { Title?: unknown; Language?: unknown };
    const isTagged = (await pdf.getMarkInfo())?.["Marked"] === true;
    return { pages, text: pages.join(" "), title: facts.Title, lang: facts.Language, isTagged, roles };
  });
}

async function withPdf<Answer>(bytes: Uint8Array, use: (pdf: PDFDocumentProxy) => Promise<Answer>): Promise<Answer> {
  const library = "pdfjs-dist/legacy/build/pdf.mjs";
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const standardFontDataUrl = fileURLToPath(new URL("../../standard_fonts/", import.meta.resolve(library)));
  const task = getDocument({ data: new Uint8Array(bytes), standardFontDataUrl, verbosity: 0, useSystemFonts: false });
  try {
    return await use(await task.promise);
  } finally {
    await task.destroy();
  }
}

interface Node {
  readonly role?: string;
  readonly children?: readonly unknown[];
}

function outline(node: unknown): string {
  const { role, children } = (node ?? {}) as Node;
  if (role === undefined) return "";
  const inner = (children ?? []).map(outline).filter((text) => text !== "");
  return inner.length === 0 ? role : `${role}(${inner.join(" ")})`;
}

/** One box of a form as a reader of PDFs sees it. */
export interface ReadBox {
  readonly page: number;
  /** The text, or the state of a check box: "Off" when it is not ticked. */
  readonly value: string;
  /** The state that means ticked. */
  readonly on?: string;
  readonly isReadOnly: boolean;
  /** Left, bottom, right, top in points. */
  readonly rect: readonly number[];
  /** The other boxes of the same field. */
  readonly copies: readonly ReadBox[];
}

/** Reads every box of a form back, by the full name of its field: the first one, and the others as its copies. */
export async function readBoxes(
  bytes: Uint8Array,
): Promise<{ readonly pages: number; readonly boxes: ReadonlyMap<string, ReadBox> }> {
  return withPdf(bytes, async (pdf) => {
    const boxes = new Map<string, ReadBox>();
    for (let page = 1; page <= pdf.numPages; page += 1) {
      for (const annotation of await (await pdf.getPage(page)).getAnnotations()) {
        const { fieldName, fieldValue, exportValue, readOnly, rect } = annotation;
        if (typeof fieldName !== "string") continue;
        const value = Array.isArray(fieldValue) ? String(fieldValue[0] ?? "") : String(fieldValue ?? "");
        const box = {
          page,
          value,
          ...(exportValue && { on: String(exportValue) }),
          isReadOnly: readOnly === true,
          rect,
          copies: [],
        };
        const first = boxes.get(fieldName);
        boxes.set(fieldName, first ? { ...first, copies: [...first.copies, box] } : box);
      }
    }
    return { pages: pdf.numPages, boxes };
  });
}

/** What qpdf says of a file: 0 when it finds nothing wrong. */
export async function qpdfCheck(bytes: Uint8Array): Promise<{ readonly status: number; readonly said: string }> {
  let said = "";
  const qpdf = await loadQpdf({
    locateFile: () => createRequire(import.meta.url).resolve("@neslinesli93/qpdf-wasm/dist/qpdf.wasm"),
    noInitialRun: true,
    preRun: [
      ({ FS }: { readonly FS: { init(...streams: unknown[]): void } }) => {
        const hear = (code: number) => {
          said += String.fromCharCode(code);
        };
        FS.init(() => null, hear, hear);
      },
    ],
  });
  qpdf.FS.writeFile("/in.pdf", bytes);
  return { status: qpdf.callMain(["--check", "/in.pdf"]), said };
}
