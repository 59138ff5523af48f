import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/**
 * Reads the text of a PDF, all pages, white space folded.
 * @param {Uint8Array} bytes
 * @returns {Promise<string>}
 */
export async function pdfText(bytes) {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: true, verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => item.str).join(" "));
  }
  await document.destroy();
  return pages.join(" ").replace(/\s+/g, " ");
}
