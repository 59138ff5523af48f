import { importPdfJs } from "../../pdf-js.ts";

/** Wide enough for a phone held upright, and for reading when it is zoomed in. Pixels. */
const widthPx = 820;
/** WebP, 1 to 100: small print stays sharp, a page has some 60 KB. */
const quality = 40;

/**
 * Draws one page of an official form as a WebP picture, for browsers that do not show a PDF inside a page.
 * @param page from 1
 * @returns undefined when there is no such page, or this machine has no library to draw with
 */
export async function drawPage(bytes: Uint8Array, page: number): Promise<Uint8Array | undefined> {
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
    return await drawing.encode("webp", quality);
  } finally {
    await task.destroy();
  }
}
