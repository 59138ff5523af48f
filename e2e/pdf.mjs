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

/**
 * Reads what is written in the boxes of a form, by the last part of their names; empty boxes are left out.
 * @param {Uint8Array} bytes
 * @returns {Promise<Record<string, string>>} the text, or the state of a ticked box
 */
export async function pdfBoxes(bytes) {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: true, verbosity: 0 }).promise;
  const boxes = {};
  for (let number = 1; number <= document.numPages; number += 1) {
    for (const { fieldName, fieldValue } of await (await document.getPage(number)).getAnnotations()) {
      const value = String(fieldValue ?? "").trim();
      if (fieldName && value !== "" && value !== "Off") boxes[fieldName.split(".").at(-1)] = value;
    }
  }
  await document.destroy();
  return boxes;
}
