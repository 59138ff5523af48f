import type { SKRSContext2D } from "@napi-rs/canvas";
import type { PageViewport, PDFPageProxy } from "pdfjs-dist";
import { importPdfJs } from "../../pdf-js.ts";

/** Wide enough for a phone held upright, and for reading when it is zoomed in. Pixels. */
const widthPx = 820;
/** WebP, 1 to 100: small print stays sharp, a page has some 60 KB. */
const quality = 40;

/** The empty boxes: a colour under which the form is still read, and a frame for whoever sees no colours. */
const mark = { fill: "rgb(255 204 0 / 45%)", frame: "rgb(176 80 0)", widthPx: 2 };

/** One page as a picture. */
export interface DrawnPage {
  /** WebP. */
  readonly picture: Uint8Array;
  /** How many pages the file has. */
  readonly pages: number;
  /** How many boxes of this page are marked. */
  readonly marked: number;
}

/** Which page of a file is drawn, from 1, and the names of the boxes to be marked on it. */
export interface PageToDraw {
  readonly bytes: Uint8Array;
  readonly page: number;
  readonly marks?: readonly string[];
}

/**
 * Draws one page of a form as a WebP picture, for browsers that do not show a PDF inside a page.
 * @returns undefined when there is no such page, or this machine has no library to draw with
 */
export async function drawPage({ bytes, page, marks = [] }: PageToDraw): Promise<DrawnPage | undefined> {
  const canvas = await import("@napi-rs/canvas").catch(() => undefined);
  if (canvas === undefined) return undefined;
  const { getDocument, standardFontDataUrl } = await importPdfJs();
  const task = getDocument({ data: Uint8Array.from(bytes), standardFontDataUrl, verbosity: 0, useSystemFonts: false });
  try {
    const pdf = await task.promise;
    if (page > pdf.numPages) return undefined;
    const sheet = await pdf.getPage(page);
    const viewport = sheet.getViewport({ scale: widthPx / sheet.getViewport({ scale: 1 }).width });
    const drawing = canvas.createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await sheet.render({ canvas: drawing, viewport }).promise;
    const marked = await markBoxes(drawing.getContext("2d"), { sheet, viewport, names: new Set(marks) });
    return { picture: await drawing.encode("webp", quality), pages: pdf.numPages, marked };
  } finally {
    await task.destroy();
  }
}

/** @returns how many there are on this page */
async function markBoxes(
  context: SKRSContext2D,
  { sheet, viewport, names }: { sheet: PDFPageProxy; viewport: PageViewport; names: ReadonlySet<string> },
): Promise<number> {
  if (names.size === 0) return 0;
  const boxes = (await sheet.getAnnotations()).filter(({ fieldName }) => names.has(String(fieldName)));
  context.fillStyle = mark.fill;
  context.strokeStyle = mark.frame;
  context.lineWidth = mark.widthPx;
  for (const { rect } of boxes) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle(rect).map(Number);
    const place = [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)] as const;
    context.fillRect(...place);
    context.strokeRect(...place);
  }
  return boxes.length;
}
