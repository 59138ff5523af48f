import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import loadQpdf from "@neslinesli93/qpdf-wasm";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { importPdfJs } from "./pdf-js.ts";

/** What a PDF says and is, read by pdf.js. */
export interface ReadPdf {
  readonly pages: readonly string[];
  /** The smallest print on each page, in points. */
  readonly smallest: readonly number[];
  readonly text: string;
  readonly title: unknown;
  readonly lang: unknown;
  readonly isTagged: boolean;
  /** Each page's structure as nested roles. */
  readonly roles: readonly string[];
}

/** Reads a PDF back with a program that did not write it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  return withPdf(bytes, (pdf) => readPages(pdf, pdf.numPages));
}

async function readPages(pdf: PDFDocumentProxy, first: number): Promise<ReadPdf> {
  const pages: string[] = [];
  const smallest: number[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= first; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    pages.push(text.replace(/\s+/gu, " "));
    const sizes = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [Number(item.transform[3])] : []));
    smallest.push(Math.round(Math.min(...sizes) * 100) / 100);
    roles.push(outline(await page.getStructTree()));
  }
  const facts = (await pdf.getMetadata()).info as { Title?: unknown; Language?: unknown };
  const isTagged = (await pdf.getMarkInfo())?.["Marked"] === true;
  return { pages, smallest, text: pages.join(" "), title: facts.Title, lang: facts.Language, isTagged, roles };
}

async function withPdf<Answer>(bytes: Uint8Array, use: (pdf: PDFDocumentProxy) => Promise<Answer>): Promise<Answer> {
  const { getDocument, standardFontDataUrl } = await importPdfJs();
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

/** The pages and boxes of a form. */
export interface ReadForm {
  readonly pages: number;
  /** By the full name of their field: the first one, and the others as its copies. */
  readonly boxes: ReadonlyMap<string, ReadBox>;
}

/** Reads every box of a form back. */
export async function readBoxes(bytes: Uint8Array): Promise<ReadForm> {
  return withPdf(bytes, boxesIn);
}

/**
 * Reads a filled form's cover and every box back.
 * @param formPages how many pages the form has behind its cover
 */
export async function readFilled(
  bytes: Uint8Array,
  formPages: number,
): Promise<ReadForm & { readonly cover: ReadPdf }> {
  return withPdf(bytes, async (pdf) => ({
    ...(await boxesIn(pdf)),
    cover: await readPages(pdf, pdf.numPages - formPages),
  }));
}

async function boxesIn(pdf: PDFDocumentProxy): Promise<ReadForm> {
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
}

/** What qpdf says of a file, the program or, where it is not installed, its WASM: 0 when it finds nothing wrong. */
export async function qpdfCheck(bytes: Uint8Array): Promise<{ readonly status: number; readonly said: string }> {
  const dir = await mkdtemp(join(tmpdir(), "dilo-qpdf-"));
  try {
    const path = join(dir, "in.pdf");
    await writeFile(path, bytes);
    const { status, stdout, stderr, error } = spawnSync("qpdf", ["--check", path], { encoding: "utf8" });
    return error === undefined ? { status: status ?? -1, said: stdout + stderr } : await qpdfWasmCheck(bytes);
  } finally {
    await rm(dir, { recursive: true });
  }
}

async function qpdfWasmCheck(bytes: Uint8Array): Promise<{ readonly status: number; readonly said: string }> {
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
