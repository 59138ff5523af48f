import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
} from "@cantoo/pdf-lib";
import type { TemplateFrame } from "../template/template.ts";

/** New objects, and the first object number after them. */
export interface CoverObjects {
  readonly objects: ReadonlyMap<number, string | Uint8Array>;
  readonly next: number;
}

/**
 * Renumbers a cover sheet's objects and hangs its pages before the form's, and its tags before the form's tags, so
 * that a screen reader hears the cover first and nothing of its structure is lost.
 * @param cover made by `finish`: tagged, not encrypted
 * @param first the first free object number
 */
export async function coverPages(cover: Uint8Array, frame: TemplateFrame, first: number): Promise<CoverObjects> {
  const pdf = await PDFDocument.load(cover, { parseSpeed: ParseSpeeds.Fastest, updateMetadata: false });
  const { catalog, context } = pdf;
  const tags = catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
  const pagesRoot = catalog.get(PDFName.of("Pages"));
  const tagsRoot = catalog.get(PDFName.of("StructTreeRoot"));
  const { Root, Info } = context.trailerInfo;
  const left = new Set([pagesRoot, tagsRoot, Root, Info, catalog.get(PDFName.of("Metadata"))].map(String));
  const kept = context.enumerateIndirectObjects().filter(([reference]) => !left.has(String(reference)));
  const tree = first;
  // One element above the cover's and the form's: a tagged file has one document at its top.
  const whole = first + 1;
  const renumber = renumbering(
    kept.map(([reference]) => reference),
    first + 2,
    new Map([
      [String(pagesRoot), frame.pages.object],
      [String(tagsRoot), whole],
    ]),
  );
  const pages = pdf.getPages();
  for (const { node } of pages) shift(node, "StructParents", frame.tags.nextKey);
  const objects = new Map<number, string | Uint8Array>();
  for (const [reference, object] of kept) objects.set(renumber.of(reference), bytesOf(renumber.all(object)));

  const parentTree = tags.lookup(PDFName.of("ParentTree"), PDFDict).lookup(PDFName.of("Nums"), PDFArray).asArray();
  const keys = parentTree.flatMap((entry, index) =>
    index % 2 === 0 && entry instanceof PDFNumber ? [entry.asNumber() + frame.tags.nextKey] : [],
  );
  const nums = parentTree.map((entry, index) => (index % 2 === 0 ? keys[index / 2] : renumber.all(entry)));
  objects.set(tree, `<< /Limits [${keys.at(0)} ${keys.at(-1)}] /Nums [${nums.map(String).join(" ")}] >>`);
  const kids = pages.map(({ ref }) => `${renumber.of(ref)} 0 R`);
  objects.set(
    frame.pages.object,
    `<< /Type /Pages /Count ${frame.pages.count + kids.length} /Kids [${[...kids, ...frame.pages.kids].join(" ")}] >>`,
  );
  const tops = tags.lookup(PDFName.of("K"), PDFArray).asArray();
  const children = [
    ...tops.map((top) => String(renumber.all(top))),
    ...frame.tags.tops.map(({ object }) => `${object} 0 R`),
  ];
  objects.set(whole, `<< /Type /StructElem /S /Document /P ${frame.tags.object} 0 R /K [${children.join(" ")}] >>`);
  for (const { object, entries } of frame.tags.tops) objects.set(object, `<<${entries} /P ${whole} 0 R >>`);
  objects.set(
    frame.tags.object,
    `<<${frame.tags.entries} /K ${whole} 0 R /ParentTreeNextKey ${(keys.at(-1) ?? 0) + 1} ` +
      `/ParentTree << /Kids [${[...frame.tags.parentTreeKids, `${tree} 0 R`].join(" ")}] >> >>`,
  );
  return { objects, next: first + 2 + kept.length };
}

/** Gives every object a number of the form's file, `known` ones the number of what takes their place. */
function renumbering(references: readonly PDFRef[], first: number, known: ReadonlyMap<string, number>) {
  const numbers = new Map(known);
  references.forEach((reference, index) => {
    numbers.set(String(reference), first + index);
  });
  const numberOf = (reference: PDFRef): number => {
    const number = numbers.get(String(reference));
    if (number === undefined) throw new Error("The cover sheet points at a part of itself that is left out.");
    return number;
  };
  const all = (object: PDFObject): PDFObject => {
    if (object instanceof PDFRef) return PDFRef.of(numberOf(object));
    if (object instanceof PDFStream) all(object.dict);
    if (object instanceof PDFDict) for (const [key, value] of object.entries()) object.set(key, all(value));
    if (object instanceof PDFArray)
      for (const [index, value] of object.asArray().entries()) object.set(index, all(value));
    return object;
  };
  return { of: numberOf, all };
}

function shift(dict: PDFDict, key: string, by: number): void {
  dict.set(PDFName.of(key), PDFNumber.of(dict.lookup(PDFName.of(key), PDFNumber).asNumber() + by));
}

function bytesOf(object: PDFObject): Uint8Array {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}
