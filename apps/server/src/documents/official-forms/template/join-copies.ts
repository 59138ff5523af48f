import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFRef } from "@cantoo/pdf-lib";
import { type FoundField, kindOf, numberOf } from "./fields.ts";

/** What belongs to a field and not to one of its boxes (ISO 32000-1, 12.7.3). */
const fieldKeys = ["FT", "T", "TU", "TM", "Ff", "V", "DV", "MaxLen"].map((key) => PDFName.of(key));
const [parentKey, kidsKey, nameKey] = [PDFName.of("Parent"), PDFName.of("Kids"), PDFName.of("NM")];

/**
 * Makes one field of a box and those that repeat it, so that whoever corrects one corrects all: the form's scripts did
 * that, and they are gone. Each box keeps its own name as the name of its annotation.
 * @returns whether every copy could be joined: one of another kind or length stays a field of its own
 */
export function joinCopies({ context }: PDFDocument, first: FoundField, copies: readonly FoundField[]): boolean {
  const alike = copies.filter((copy) => isAlike(first, copy));
  const above = first.dict.get(parentKey);
  if (alike.length === 0 || !(above instanceof PDFRef)) return copies.length === 0;
  const boxes = [first, ...alike];
  const field = context.obj({ Parent: above, Kids: boxes.map(({ reference }) => reference) });
  for (const key of fieldKeys) {
    const value = first.dict.get(key);
    if (value !== undefined) field.set(key, value);
  }
  const reference = context.register(field);
  const kids = context.lookup(above, PDFDict).lookup(kidsKey, PDFArray);
  kids.set(
    kids.asArray().findIndex((kid) => String(kid) === String(first.reference)),
    reference,
  );
  for (const copy of alike) takeOut(context, copy);
  for (const { name, dict } of boxes) {
    for (const key of fieldKeys) dict.delete(key);
    dict.set(parentKey, reference);
    dict.set(nameKey, PDFHexString.fromText(name));
  }
  return alike.length === copies.length;
}

function isAlike(one: FoundField, other: FoundField): boolean {
  const facts = (field: FoundField) =>
    [kindOf(field), numberOf(field.dict, "MaxLen"), numberOf(field.dict, "Ff")].join();
  return facts(one) === facts(other);
}

/** Takes a field from the node above it, and the node itself when nothing else is below it. */
function takeOut(context: PDFDocument["context"], { reference, dict }: Pick<FoundField, "reference" | "dict">): void {
  const above = dict.get(parentKey);
  if (!(above instanceof PDFRef)) return;
  const node = context.lookup(above, PDFDict);
  const kids = node.lookup(kidsKey, PDFArray);
  const at = kids.asArray().findIndex((kid) => String(kid) === String(reference));
  if (at >= 0) kids.remove(at);
  if (kids.size() > 0) return;
  takeOut(context, { reference: above, dict: node });
  context.delete(above);
}
