import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";
import type { Box } from "../boxes/form-boxes.ts";
import { type FoundField, numberOf, onStateOf, textOf } from "./fields.ts";
import type { TemplateBox } from "./template.ts";

const multiline = 1 << 12;
const comb = 1 << 24;

/** Measures a box of the file. */
export function measure(pdf: PDFDocument, box: Box, { dict, reference }: FoundField): TemplateBox {
  const [left = 0, bottom = 0, right = 0, top = 0] = dict
    .lookup(PDFName.of("Rect"), PDFArray)
    .asArray()
    .map((side) => (side instanceof PDFNumber ? side.asNumber() : 0));
  const field = fieldAbove(dict);
  const flags = numberOf(field?.dict ?? dict, "Ff");
  const maxLength = numberOf(field?.dict ?? dict, "MaxLen");
  const on = box.kind === "checkbox" ? onStateOf(dict) : undefined;
  return {
    field: box.field,
    kind: box.kind,
    object: reference.objectNumber,
    entries: entriesWithout(dict, box.kind === "checkbox" ? ["V", "AS"] : ["V", "AP", "I"]),
    width: right - left,
    height: top - bottom,
    ...(field && { valueIn: { object: field.reference.objectNumber, entries: entriesWithout(field.dict, ["V"]) } }),
    ...(maxLength > 0 && { maxLength }),
    isComb: (flags & comb) !== 0,
    isMultiline: (flags & multiline) !== 0,
    ...(on !== undefined && { on }),
    options: box.kind === "choice" ? optionsOf(dict) : [],
    font: fontOf(pdf, dict),
  };
}

/** The field that a box is one of several of, which holds their value. */
function fieldAbove(dict: PDFDict): { readonly reference: PDFRef; readonly dict: PDFDict } | undefined {
  const reference = dict.get(PDFName.of("Parent"));
  const above = dict.lookupMaybe(PDFName.of("Parent"), PDFDict);
  return !dict.has(PDFName.of("T")) && reference instanceof PDFRef && above ? { reference, dict: above } : undefined;
}

/** A dictionary's entries in PDF syntax, some left out. */
export function entriesWithout(dict: PDFDict, keys: readonly string[]): string {
  const rest = dict.clone(dict.context);
  for (const key of keys) rest.delete(PDFName.of(key));
  return rest.toString().replace(/^<</, "").replace(/>>$/, "");
}

function optionsOf(dict: PDFDict): readonly string[] {
  const options = dict.lookupMaybe(PDFName.of("Opt"), PDFArray)?.asArray() ?? [];
  return options.flatMap((option) => {
    const value = option instanceof PDFArray ? option.lookup(0) : option;
    return value instanceof PDFString || value instanceof PDFHexString ? [value.decodeText()] : [];
  });
}

/** The default appearance names a font of the form's resources: "/CourierNewPS-BoldMT 10.00 Tf 0 g". */
function fontOf({ catalog }: PDFDocument, dict: PDFDict): TemplateBox["font"] {
  const form = catalog.lookup(PDFName.of("AcroForm"), PDFDict);
  const look = textOf(dict, "DA") ?? textOf(form, "DA") ?? "";
  const [, name = "Helv", size = "0"] = /\/(\S+)\s+([\d.]+)\s+Tf/.exec(look) ?? [];
  const fonts = form.lookupMaybe(PDFName.of("DR"), PDFDict)?.lookupMaybe(PDFName.of("Font"), PDFDict);
  return { name, size: Number(size) || 10, reference: fonts?.get(PDFName.of(name))?.toString() ?? "null" };
}
