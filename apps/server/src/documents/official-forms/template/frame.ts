import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, PDFRef } from "@cantoo/pdf-lib";
import { entriesWithout } from "./measure.ts";
import type { TemplateFrame } from "./template.ts";

/** What a filled form says of itself in its catalog, in place of what the empty one said: of its names only scripts are left out. */
const ownWords = ["PageLabels", "Outlines", "PageMode", "Metadata", "Names"];

type Named = { readonly reference: PDFRef; readonly dict: PDFDict };

/**
 * Brings the tag tree into the shape that new pages are hung on: a root that exists, and a parent tree made of kids.
 * Runs before the file is written; `readFrame` runs on the written file.
 */
export function shapeFrame({ catalog, context }: PDFDocument): void {
  const tags = namedDict(catalog, "StructTreeRoot");
  if (tags === undefined) {
    catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
    const root = context.obj({ Type: "StructTreeRoot", K: [], ParentTree: { Kids: [] }, ParentTreeNextKey: 0 });
    catalog.set(PDFName.of("StructTreeRoot"), context.register(root));
    return;
  }
  const tree = tags.dict.lookupMaybe(PDFName.of("ParentTree"), PDFDict);
  const numbers = tree?.lookupMaybe(PDFName.of("Nums"), PDFArray);
  if (numbers === undefined || tree?.has(PDFName.of("Kids"))) return;
  const keys = numbers.asArray().filter((entry) => entry instanceof PDFNumber) as PDFNumber[];
  const [first, last] = [keys.at(0)?.asNumber() ?? 0, keys.at(-1)?.asNumber() ?? 0];
  const kid = context.register(context.obj({ Limits: [first, last], Nums: numbers }));
  tags.dict.set(PDFName.of("ParentTree"), context.obj({ Kids: keys.length === 0 ? [] : [kid] }));
}

/** Takes down where new pages hang in a written file. */
export function readFrame(pdf: PDFDocument, bytes: Uint8Array): TemplateFrame {
  const { catalog, context } = pdf;
  const pages = namedDict(catalog, "Pages");
  const tags = namedDict(catalog, "StructTreeRoot");
  if (pages === undefined || tags === undefined) throw new Error("The prepared form has no pages or no tags.");
  const children = tags.dict.get(PDFName.of("K"));
  const tree = tags.dict.lookupMaybe(PDFName.of("ParentTree"), PDFDict);
  const { Root, Info, ID } = context.trailerInfo;
  if (!(Root instanceof PDFRef)) throw new Error("The prepared form has no catalog.");
  const id = ID instanceof PDFArray ? ID.lookup(0) : undefined;
  const tail = Buffer.from(bytes.subarray(-2048)).toString("latin1");
  const startxref = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1]);
  const section = Buffer.from(bytes.subarray(startxref, startxref + 2048)).toString("latin1");
  const size = Number(/\/Size (\d+)/.exec(section)?.[1]);
  if (!(startxref > 0 && size > 0)) throw new Error("The prepared form has no cross-reference stream.");
  return {
    pages: {
      object: pages.reference.objectNumber,
      count: pages.dict.lookup(PDFName.of("Count"), PDFNumber).asNumber(),
      kids: pages.dict.lookup(PDFName.of("Kids"), PDFArray).asArray().map(String),
      each: pdf.getPages().map(({ ref }) => String(ref)),
    },
    catalog: { object: Root.objectNumber, entries: entriesWithout(catalog, ownWords) },
    tags: {
      object: tags.reference.objectNumber,
      entries: entriesWithout(tags.dict, ["K", "ParentTree", "ParentTreeNextKey"]),
      tops: (children instanceof PDFArray ? children.asArray() : [children]).flatMap((child) => {
        const top = child instanceof PDFRef ? context.lookupMaybe(child, PDFDict) : undefined;
        return child instanceof PDFRef && top
          ? [{ object: child.objectNumber, entries: entriesWithout(top, ["P"]) }]
          : [];
      }),
      parentTreeKids: tree?.lookupMaybe(PDFName.of("Kids"), PDFArray)?.asArray().map(String) ?? [],
      nextKey: tags.dict.lookupMaybe(PDFName.of("ParentTreeNextKey"), PDFNumber)?.asNumber() ?? 0,
    },
    trailer: {
      root: String(Root),
      info: Info && String(Info),
      id: id instanceof PDFHexString ? id.asString() : "00",
      size,
      startxref,
    },
  };
}

function namedDict(catalog: PDFDict, key: string): Named | undefined {
  const reference = catalog.get(PDFName.of(key));
  const dict = catalog.lookupMaybe(PDFName.of(key), PDFDict);
  return reference instanceof PDFRef && dict ? { reference, dict } : undefined;
}
