import { createRequire } from "node:module";
import { openSync } from "fontkit";
import PDFDocument from "pdfkit";

const { resolve } = createRequire(import.meta.url);
/**
 * Reads a font, once for all documents of this thread: doing so for each took most of a document's time. pdfkit takes
 * what was read as well as a file, which its type package does not know.
 */
const read = (file: string) => openSync(resolve(file)) as unknown as PDFKit.Mixins.PDFFontSource;
const regular = read("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf");
const bold = read("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf");

/** The colours of the answer sheet: each with a contrast of at least 4.5:1 on its background. */
export const ink = { text: "#1d2521", muted: "#5b6660", line: "#76827c", accent: "#0b6b57", alarm: "#7a4b00" } as const;
const margin = 54;
const footerHeight = 24;

/** How a piece of text looks. Sizes in points. */
export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
}

/** A tagged US Letter document being written from top to bottom. */
export interface Paper {
  readonly doc: PDFKit.PDFDocument;
  /** The Document element: everything a screen reader hears hangs on it. */
  readonly root: PDFKit.PDFStructureElement;
  readonly left: number;
  readonly width: number;
}

/**
 * Opens a PDF/UA document with embedded fonts.
 * @param madeAt ISO 8601: written into the file instead of the clock, so that the same answers give the same bytes
 */
export function openPaper({ title, madeAt }: { readonly title: string; readonly madeAt: string }): Paper {
  const doc = new PDFDocument({
    size: "LETTER",
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: "Dilo", Producer: "Dilo", CreationDate: new Date(madeAt) },
    ...({ subset: "PDF/UA" } as object),
  });
  doc.registerFont("regular", regular);
  doc.registerFont("bold", bold);
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, root, left: margin, width: doc.page.width - 2 * margin };
}

/** Sets font, size and colour of the next text. */
export function wear(doc: PDFKit.PDFDocument, style: TextStyle): PDFKit.PDFDocument {
  return doc
    .font(style.bold ? "bold" : "regular")
    .fontSize(style.size)
    .fillColor(style.color ?? ink.text);
}

/** Begins a new page when fewer than `height` points are left on this one. */
export function keepTogether({ doc }: Paper, height: number): boolean {
  if (doc.y + height <= doc.page.height - doc.page.margins.bottom) return false;
  doc.addPage();
  return true;
}

/** Writes one heading or paragraph and leaves `after` points below it. */
export function write(
  paper: Paper,
  {
    tag,
    text,
    style,
    lang,
    after = 6,
  }: Readonly<{ tag: string; text: string; style: TextStyle; lang?: string; after?: number }>,
): void {
  const { doc, root, left, width } = paper;
  const shown = printable(text);
  const height = wear(doc, style).heightOfString(shown, { width });
  // A heading alone at the foot of a page belongs to the next one.
  keepTogether(paper, height + (tag.startsWith("H") ? 60 : 0));
  const draw = () => {
    wear(doc, style).text(shown, left, doc.y, { width });
  };
  root.add(doc.struct(tag, lang === undefined ? {} : { lang }, draw));
  doc.y += after;
}

/** Draws what a screen reader skips: lines, backgrounds, page numbers. */
export function decorate(doc: PDFKit.PDFDocument, type: "Layout" | "Pagination", draw: () => void): void {
  doc.markContent("Artifact", { type });
  draw();
  doc.endMarkedContent();
}

/** Numbers the pages, closes the structure and gives the file. */
export async function finish({ doc, root, left, width }: Paper, footer: string): Promise<Uint8Array> {
  root.end();
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const y = doc.page.height - doc.page.margins.bottom + 12;
    // Text below the bottom margin would open a new page.
    doc.page.margins.bottom = 0;
    decorate(doc, "Pagination", () => {
      const text = `${printable(footer)} · page ${page - start + 1} of ${count}`;
      wear(doc, { size: 8, color: ink.muted }).text(text, left, y, { width, lineBreak: false });
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
  /[^\u0020-\u007e\u00a0-\u0377\u0400-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2100-\u214f]/gu;

/** A text as one line that the embedded font can draw: an unknown character becomes U+FFFD, never an empty place. */
export function printable(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim().replace(withoutGlyph, "\ufffd");
}
