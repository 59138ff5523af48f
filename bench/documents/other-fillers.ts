// Other libraries' ways to fill the same prepared form with the same values, to compare ours with.
import { createRequire } from "node:module";

// The server's own copies, so that both sides run the same versions.
const server = createRequire(new URL("../../apps/server/package.json", import.meta.url));
const { ParseSpeeds, PDFDocument } = server("@cantoo/pdf-lib");
const { getDocument } = await import(server.resolve("pdfjs-dist/legacy/build/pdf.mjs"));

export type Template = { readonly bytes: Uint8Array };

export type Values = readonly { readonly field: string; readonly value: string | true }[];

/** Plain pdf-lib, as in its manual, with the options that make it fastest. */
export async function withPdfLib(template: Template, values: Values): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(Uint8Array.from(template.bytes), { parseSpeed: ParseSpeeds.Fastest });
  const form = pdf.getForm();
  for (const { field, value } of values) {
    const found = form.getField(field);
    if (value === true) found.check();
    else if ("select" in found) found.select(value, true);
    else found.setText(value);
  }
  return pdf.save({ objectsPerTick: Number.POSITIVE_INFINITY });
}

/** pdf.js, which writes an incremental update as a browser does when a person fills in the form. */
export async function withPdfJs(template: Template, values: Values): Promise<Uint8Array> {
  const task = getDocument({ data: Uint8Array.from(template.bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const wanted = new Map(values.map(({ field, value }) => [field, value]));
  const fields = await pdf.getFieldObjects();
  for (const [name, value] of wanted) {
    for (const { id } of fields[name] ?? []) pdf.annotationStorage.setValue(id, { value });
  }
  const bytes = await pdf.saveDocument();
  await task.destroy();
  return bytes;
}
