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

/** A form field of the file. */
export interface FoundField {
  readonly name: string;
  readonly reference: PDFRef;
  readonly dict: PDFDict;
}

/** Finds every box by the full name of its field; one of several boxes of a field by the name it was given itself. */
export function fieldsOf({ catalog, context }: PDFDocument): ReadonlyMap<string, FoundField> {
  const found = new Map<string, FoundField>();
  const walk = (reference: unknown, parent: string, depth: number): void => {
    // Deeper than any form: a file whose fields are their own parents ends here.
    if (!(reference instanceof PDFRef) || depth > 20) return;
    const dict = context.lookupMaybe(reference, PDFDict);
    if (dict === undefined) return;
    const own = textOf(dict, "T");
    const name = own === undefined ? (textOf(dict, "NM") ?? parent) : parent === "" ? own : `${parent}.${own}`;
    const kids = dict.lookupMaybe(PDFName.of("Kids"), PDFArray);
    if (kids === undefined) found.set(name, { name, reference, dict });
    else for (const kid of kids.asArray()) walk(kid, name, depth + 1);
  };
  const roots = catalog.lookupMaybe(PDFName.of("AcroForm"), PDFDict)?.lookupMaybe(PDFName.of("Fields"), PDFArray);
  for (const root of roots?.asArray() ?? []) walk(root, "", 0);
  return found;
}

/** The text of an entry, however the file spells it. */
export function textOf(dict: PDFDict, key: string): string | undefined {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
}

/** The number of an entry, 0 when there is none. */
export function numberOf(dict: PDFDict, key: string): number {
  return dict.lookupMaybe(PDFName.of(key), PDFNumber)?.asNumber() ?? 0;
}

/** What kind of field it is, or undefined for buttons and signatures. */
export function kindOf({ dict }: FoundField): "text" | "checkbox" | "choice" | undefined {
  switch (dict.lookupMaybe(PDFName.of("FT"), PDFName)?.asString()) {
    case "/Tx":
      return "text";
    case "/Ch":
      return "choice";
    case "/Btn":
      return onStateOf(dict) === undefined ? undefined : "checkbox";
    default:
      return undefined;
  }
}

/** The state of a check box that is not Off. */
export function onStateOf(dict: PDFDict): string | undefined {
  const looks = dict.lookupMaybe(PDFName.of("AP"), PDFDict)?.lookupMaybe(PDFName.of("N"), PDFDict);
  const state = looks?.keys().find((key) => key.decodeText() !== "Off");
  return state?.decodeText();
}
