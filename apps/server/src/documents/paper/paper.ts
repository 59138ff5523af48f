import PDFDocument from "pdfkit";
import { scriptOf } from "../review/scripts.ts";
import { openFont } from "./font.ts";

const regular = openFont("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf");
const bold = openFont("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf");

/** The colours of our sheets: each with a contrast of at least 4.5:1 on its background. */
export const ink = { text: "#1d2521", muted: "#515c56", line: "#76827c", accent: "#0b6b57", alarm: "#7a4b00" } as const;
const margin = 40;
const footerHeight = 24;

/** How a piece of text looks. Sizes in points. */
export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
}

/** A tagged US Letter document being written from top to bottom. Its language is Spanish; English is marked as such. */
export interface Paper {
  readonly doc: PDFKit.PDFDocument;
  /** The Document element: everything a screen reader hears hangs on it. */
  readonly root: PDFKit.PDFStructureElement;
  /** The bookmark that the sheet's headings hang on. */
  readonly bookmark: PDFKit.PDFOutline;
  readonly left: number;
  readonly width: number;
}

/**
 * Opens a document with embedded fonts, tagged as PDF/UA asks. It does not say that it is one: no validator was at hand.
 * @param bookmark the bookmark of the whole sheet
 * @param madeAt ISO 8601: written into the file instead of the clock, so that the same answers give the same bytes
 */
export function openPaper({
  title,
  bookmark,
  madeAt,
}: {
  readonly title: string;
  readonly bookmark: string;
  readonly madeAt: string;
}): Paper {
  const doc = new PDFDocument({
    size: "LETTER",
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight - 10 },
    pdfVersion: "1.7",
    tagged: true,
    lang: "es-US",
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: "Dilo", Creator: "Dilo", Producer: "Dilo", CreationDate: new Date(madeAt) },
  });
  doc.registerFont("regular", regular);
  doc.registerFont("bold", bold);
  const root = doc.struct("Document", { lang: "es-US" });
  doc.addStructure(root);
  const outline = doc.outline.addItem(bookmark, topOf(doc));
  return { doc, root, bookmark: outline, left: margin, width: doc.page.width - 2 * margin };
}

/** A bookmark to the present height, at the zoom that the reader has. */
function topOf(doc: PDFKit.PDFDocument) {
  // pdfkit counts both from the far corner.
  return { expanded: true, top: Math.max(0, doc.y - 10), left: doc.page.width };
}

/** Print that is read without glasses, for the person; their lawyer's may be smaller. Nothing is smaller than these. Points. */
export const print = { person: 12, lawyer: 10 } as const;

/** Sets font, size and colour of the next text. */
export function wear({ doc }: Pick<Paper, "doc">, style: TextStyle): PDFKit.PDFDocument {
  return doc
    .font(style.bold ? "bold" : "regular")
    .fontSize(style.size)
    .fillColor(style.color ?? ink.text);
}

/** How many points are left on this page. */
export function roomLeft({ doc }: Paper): number {
  return doc.page.height - doc.page.margins.bottom - doc.y;
}

/** Begins a new page when fewer than `height` points are left on this one. */
export function keepTogether(paper: Paper, height: number): boolean {
  if (height <= roomLeft(paper)) return false;
  paper.doc.addPage();
  return true;
}

/** A heading or a paragraph. */
export interface Block {
  readonly tag: string;
  readonly text: string;
  readonly style: TextStyle;
  readonly lang?: string;
  /** Points below it. */
  readonly after?: number;
  /** Points of what must stand on the same page below it. */
  readonly with?: number;
  /** The heading's bookmark. */
  readonly bookmark?: string;
}

/** Writes one heading or paragraph. */
export function write(paper: Paper, block: Block): void {
  const { tag, text, style, lang, after = 4, with: next = 0, bookmark } = block;
  const { doc, root, left, width } = paper;
  const shown = printable(text);
  const height = wear(paper, style).heightOfString(shown, { width });
  keepTogether(paper, height + next);
  if (bookmark !== undefined) paper.bookmark.addItem(bookmark, topOf(doc));
  const element = doc.struct(tag, lang === undefined ? {} : { lang });
  root.add(element);
  const y = doc.y;
  element.add(() => void wear(paper, style).text(shown, left, y, { width }));
  element.end();
  doc.y += after;
}

/** Draws what a screen reader skips: lines, backgrounds, page numbers. */
export function decorate(doc: PDFKit.PDFDocument, type: "Layout" | "Pagination", draw: () => void): void {
  doc.markContent("Artifact", { type });
  draw();
  doc.endMarkedContent();
}

/** Goes to a new page: one sheet of several begins. */
export function nextSheet({ doc }: Paper): void {
  doc.addPage();
}

/** How many pages a sheet has so far. */
export function pageCount({ doc }: Paper): number {
  return doc.bufferedPageRange().count;
}

/** What stands at the foot of a page, of which there are `count`. */
export type FooterOf = (page: number, count: number) => { readonly text: string; readonly size: number };

/** Writes the feet of the pages, closes the structure and gives the file. */
export async function finish({ doc, root, left, width }: Paper, footerOf: FooterOf): Promise<Uint8Array> {
  root.end();
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const y = doc.page.height - doc.page.margins.bottom + 8;
    // Text below the bottom margin would open a new page.
    doc.page.margins.bottom = 0;
    decorate(doc, "Pagination", () => {
      const { text, size } = footerOf(page - start + 1, count);
      wear({ doc }, { size, color: ink.muted }).text(printable(text), left, y, { width, lineBreak: false });
    });
  }
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((done, failed) => {
    doc.once("end", done);
    doc.once("error", failed);
  });
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

// The ranges the embedded Noto Sans has glyphs for: Latin, Greek, Cyrillic, punctuation, currency, letter-like signs.
const withoutGlyph =
  /[^\u0020-\u007e\u00a0-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2100-\u214f]+/gu;

/** A text as one line that the embedded font can draw: letters it lacks are named, "[letras chinas]", never drawn empty. */
export function printable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(withoutGlyph, (signs) => `[${scriptOf(signs).es}]`)
    .replace(/(\[[^\]]+\])(?:\s*\1)+/gu, "$1");
}
