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
  PDFString,
} from "@cantoo/pdf-lib";
import type { TemplateFrame } from "../template/template.ts";

/** The sheets of ours as one file: those that go before a form, then those behind it. */
export interface Sheets {
  readonly cover: Uint8Array;
  /** How many of its last pages go behind the form, and are sent with it. */
  readonly attached: number;
}

/** New objects, the first object number after them, and what the file's catalog needs of them. */
export interface CoverObjects {
  readonly objects: ReadonlyMap<number, string | Uint8Array>;
  readonly next: number;
  /** How many of its pages stand before the form. */
  readonly pages: number;
  /** The cover's top bookmark, with its entries but its parent and neighbours. */
  readonly bookmark: { readonly object: number; readonly entries: string; readonly count: number } | undefined;
}

/**
 * Renumbers a cover sheet's objects and hangs its pages before the form's, and its tags before the form's tags, so
 * that a screen reader hears the cover first and nothing of its structure is lost. Its links to "form-page-3" lead to
 * that page of the form from here on.
 * @param sheets the cover made by `finish`: tagged, not encrypted; its last pages may go behind the form's
 * @param first the first free object number
 */
export async function coverPages(
  { cover, attached }: Sheets,
  frame: TemplateFrame,
  first: number,
): Promise<CoverObjects> {
  const pdf = await PDFDocument.load(cover, { parseSpeed: ParseSpeeds.Fastest, updateMetadata: false });
  const { catalog, context } = pdf;
  const tags = catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
  const pagesRoot = catalog.get(PDFName.of("Pages"));
  const tagsRoot = catalog.get(PDFName.of("StructTreeRoot"));
  const { Root, Info } = context.trailerInfo;
  const named = ["Metadata", "Outlines", "Names"].map((key) => catalog.get(PDFName.of(key)));
  const left = new Set([pagesRoot, tagsRoot, Root, Info, ...named].map(String));
  const kept = context.enumerateIndirectObjects().filter(([reference]) => !left.has(String(reference)));
  const bookmark = catalog.lookupMaybe(PDFName.of("Outlines"), PDFDict)?.get(PDFName.of("First"));
  const tree = first;
  // One element above the cover's and the form's: a tagged file has one document at its top.
  const whole = first + 1;
  const renumber = renumbering(
    kept.map(([reference]) => reference),
    first + 2,
    new Map([
      [String(pagesRoot), frame.pages.object],
      [String(tagsRoot), whole],
      // Bookmarks are hung up again, beside the form's.
      [String(catalog.get(PDFName.of("Outlines"))), 0],
    ]),
  );
  const pages = pdf.getPages();
  for (const [, object] of kept) {
    if (!(object instanceof PDFDict)) continue;
    for (const key of ["StructParents", "StructParent"]) shift(object, key, frame.tags.nextKey);
  }
  const objects = new Map<number, string | Uint8Array>();
  for (const [reference, object] of kept) {
    const renumbered = renumber.all(object);
    if (renumbered instanceof PDFDict) leadToPage(renumbered, frame.pages.each);
    objects.set(renumber.of(reference), bytesOf(renumbered));
  }

  const parentTree = tags.lookup(PDFName.of("ParentTree"), PDFDict).lookup(PDFName.of("Nums"), PDFArray).asArray();
  const keys = parentTree.flatMap((entry, index) =>
    index % 2 === 0 && entry instanceof PDFNumber ? [entry.asNumber() + frame.tags.nextKey] : [],
  );
  const nums = parentTree.map((entry, index) => (index % 2 === 0 ? keys[index / 2] : renumber.all(entry)));
  objects.set(tree, `<< /Limits [${keys.at(0)} ${keys.at(-1)}] /Nums [${nums.map(String).join(" ")}] >>`);
  const kids = pages.map(({ ref }) => `${renumber.of(ref)} 0 R`);
  const before = kids.length - attached;
  const inOrder = [...kids.slice(0, before), ...frame.pages.kids, ...kids.slice(before)];
  objects.set(
    frame.pages.object,
    `<< /Type /Pages /Count ${frame.pages.count + kids.length} /Kids [${inOrder.join(" ")}] >>`,
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
  return {
    objects,
    next: first + 2 + kept.length,
    pages: before,
    bookmark: bookmark instanceof PDFRef ? topBookmark(pdf, bookmark, renumber.of(bookmark)) : undefined,
  };
}

/** The cover's bookmark after its references were renumbered. */
function topBookmark({ context }: PDFDocument, reference: PDFRef, object: number): CoverObjects["bookmark"] {
  const dict = context.lookup(reference, PDFDict).clone();
  const count = dict.lookupMaybe(PDFName.of("Count"), PDFNumber)?.asNumber() ?? 0;
  for (const key of ["Parent", "Prev", "Next"]) dict.delete(PDFName.of(key));
  return { object, entries: dict.toString().replace(/^<</, "").replace(/>>$/, ""), count };
}

/** Leads a link to the page that its words name. */
function leadToPage(dict: PDFDict, pages: readonly string[]): void {
  const name = dict.get(PDFName.of("D"));
  const [, page] = name instanceof PDFString ? (/^form-page-(\d+)$/.exec(name.decodeText()) ?? []) : [];
  const [, object] = /^(\d+) 0 R$/.exec(pages[Number(page) - 1] ?? "") ?? [];
  if (object === undefined) return;
  const { context } = dict;
  dict.set(PDFName.of("D"), context.obj([PDFRef.of(Number(object)), PDFName.of("Fit")]));
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
  const number = dict.lookupMaybe(PDFName.of(key), PDFNumber);
  if (number !== undefined) dict.set(PDFName.of(key), PDFNumber.of(number.asNumber() + by));
}

function bytesOf(object: PDFObject): Uint8Array {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}
