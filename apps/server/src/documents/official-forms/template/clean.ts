import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRef } from "@cantoo/pdf-lib";
import type { FoundField } from "./fields.ts";

const readOnly = 1;
const lockedFlags = 64 | 128;

/**
 * Takes out what would contradict a filled form: the second, script-driven copy of every value (XFA), the signature
 * that any change breaks (Perms), and the scripts.
 */
export function clean({ context, catalog }: PDFDocument): void {
  const form = catalog.lookupMaybe(PDFName.of("AcroForm"), PDFDict);
  const xfa = form?.lookup(PDFName.of("XFA"));
  if (xfa instanceof PDFArray) for (const packet of xfa.asArray()) if (packet instanceof PDFRef) context.delete(packet);
  for (const key of ["XFA", "SigFlags", "NeedAppearances"]) form?.delete(PDFName.of(key));
  const permissions = catalog.lookupMaybe(PDFName.of("Perms"), PDFDict);
  for (const [, right] of permissions?.entries() ?? []) if (right instanceof PDFRef) context.delete(right);
  for (const key of ["Perms", "OpenAction", "AA"]) catalog.delete(PDFName.of(key));
  catalog.lookupMaybe(PDFName.of("Names"), PDFDict)?.delete(PDFName.of("JavaScript"));
}

/** Lets a person write into a box that only the form's scripts would have unlocked. */
export function unlock({ dict }: FoundField): void {
  setFlags(dict, "Ff", readOnly);
  setFlags(dict, "F", lockedFlags);
}

function setFlags(dict: PDFDict, key: string, off: number): void {
  const flags = dict.lookupMaybe(PDFName.of(key), PDFNumber)?.asNumber() ?? 0;
  dict.set(PDFName.of(key), PDFNumber.of(flags & ~off));
}
