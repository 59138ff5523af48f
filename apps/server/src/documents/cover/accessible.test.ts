import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";
import { beforeAll, describe, expect, test } from "vitest";
import { templateOf, understoodLines } from "../official-forms/testing/official-files.ts";
import { morePeople } from "../official-forms/testing/people-with-extra-answers.ts";
import { type Person, twelvePeople } from "../official-forms/testing/twelve-people.ts";
import { samplePerson } from "../testing.ts";
import { drawAnswerSheet } from "./draw-answer-sheet.ts";
import { coverOf } from "./testing.ts";

/** ISO 32000-1, 14.8.4, as far as our sheets use them. */
const standardTypes: ReadonlySet<string> = new Set(
  "Document H1 H2 P L LI Lbl LBody Table TR TH TD Span Link".split(" "),
);

/** One element of a file's structure. */
interface Element {
  /** Its own reference. */
  readonly ref: string;
  readonly role: string;
  readonly scope: string | undefined;
  readonly lang: string | undefined;
  readonly kids: readonly Element[];
  /** Its own marked content: "page reference" and number. */
  readonly content: readonly string[];
  /** The annotations it holds, by reference. */
  readonly objects: readonly string[];
}

const sheets = {
  "the answer sheet": () => drawAnswerSheet(samplePerson),
  "the cover sheet": () => coverFor(twelvePeople[3]),
  "the cover sheet with more boxes": () => coverFor(morePeople[2]),
};

async function coverFor(person: Person | undefined): Promise<Uint8Array> {
  if (person === undefined) throw new Error("There is no such person.");
  const [, formType, answers] = person;
  const sheet = { ...samplePerson, formType, lines: understoodLines(formType, answers) };
  return coverOf(sheet, await templateOf(formType));
}

// ISO 14289-1 (PDF/UA), as far as a program can see it. The independent checkers need a Java program or a download that
// neither npm nor Debian has, so the structure is asserted here, element by element.
describe.each(Object.entries(sheets))("%s as PDF/UA", (_name, draw) => {
  let pdf: PDFDocument;
  let document: Element;
  let all: readonly Element[];
  beforeAll(async () => {
    pdf = await PDFDocument.load(await draw(), { updateMetadata: false });
    document = topOf(pdf);
    all = within(document);
  });

  test("says in which language it is and shows its title, and claims nothing that nobody checked", () => {
    const { catalog } = pdf;
    expect(catalog.lookup(PDFName.of("MarkInfo"), PDFDict).get(PDFName.of("Marked"))?.toString()).toBe("true");
    expect(String(catalog.lookup(PDFName.of("Lang")))).toContain("es-US");
    const view = catalog.lookup(PDFName.of("ViewerPreferences"), PDFDict);
    expect(view.get(PDFName.of("DisplayDocTitle"))?.toString()).toBe("true");
    const metadata = Buffer.from((catalog.lookup(PDFName.of("Metadata")) as PDFRawStream).contents).toString("utf8");
    expect(metadata).not.toContain("pdfuaid");
    expect(metadata).toContain(pdf.getTitle());
  });

  test("marks everything that is drawn, and every mark has its place in the structure", () => {
    const placed = all.flatMap(({ content }) => content).sort();
    const marked = pdf.getPages().flatMap(({ ref, node }) => marksOf(streamOf(node)).map((mark) => `${ref} ${mark}`));
    expect(marked.sort()).toEqual(placed);
    expect(new Set(placed).size).toBe(placed.length);
    expect(placed.length).toBeGreaterThan(50);
  });

  test("leads from every mark on a page to its element, as a reader of the page goes", () => {
    const found = pdf.getPages().flatMap(({ ref, node }) => {
      const elements = pdf.context.lookup(parentRef(pdf, node), PDFArray);
      return elements.asArray().map((element, mark) => `${element} ${ref} ${mark}`);
    });
    expect(found.sort()).toEqual(all.flatMap(({ ref, content }) => content.map((mark) => `${ref} ${mark}`)).sort());
  });

  test("uses standard types only, and nothing that hides or runs", () => {
    expect(all.map(({ role }) => role).filter((role) => !standardTypes.has(role))).toEqual([]);
    expect(pdf.isEncrypted).toBe(false);
    for (const key of ["AcroForm", "OpenAction", "AA", "OCProperties"]) {
      expect(pdf.catalog.has(PDFName.of(key))).toBe(false);
    }
  });

  test("gives every link its words, its element and a page to lead to", () => {
    const links = pdf.getPages().flatMap(({ node }) =>
      (node.lookupMaybe(PDFName.of("Annots"), PDFArray)?.asArray() ?? []).map((reference) => {
        const dict = pdf.context.lookup(reference, PDFDict);
        return { reference: String(reference), key: String(dict.get(PDFName.of("StructParent"))), dict };
      }),
    );
    const elements = all.filter(({ role }) => role === "Link");
    expect(links.map(({ reference }) => reference).sort()).toEqual(elements.flatMap(({ objects }) => objects).sort());
    for (const { dict, key, reference } of links) {
      expect(nameOf(dict, "Subtype")).toBe("/Link");
      expect(String(dict.lookup(PDFName.of("Contents")))).toMatch(/\w/);
      const target = dict.lookup(PDFName.of("A"), PDFDict).lookup(PDFName.of("D"));
      expect(String(target)).toMatch(/^\(form-page-\d+\)$/);
      expect(parents(pdf).get(key)).toBe(elements.find(({ objects }) => objects.includes(reference))?.ref);
    }
    for (const { content } of elements) expect(content.length).toBeGreaterThan(0);
  });

  test("has a bookmark for every heading, in its order", () => {
    const headings = all.filter(({ role }) => role === "H2").length;
    const top = pdf.catalog.lookup(PDFName.of("Outlines"), PDFDict).lookup(PDFName.of("First"), PDFDict);
    expect(top.has(PDFName.of("Next"))).toBe(false);
    const titles: string[] = [];
    for (
      let item: PDFDict | undefined = top.lookup(PDFName.of("First"), PDFDict);
      item !== undefined;
      item = item.lookupMaybe(PDFName.of("Next"), PDFDict)
    ) {
      titles.push(String(item.lookup(PDFName.of("Title"))));
      expect(item.lookup(PDFName.of("Dest"), PDFArray).size()).toBe(5);
    }
    expect(titles).toHaveLength(headings);
  });

  test("has one first heading, and no level is skipped", () => {
    const headings = all.map(({ role }) => role).filter((role) => /^H\d$/.test(role));
    expect(headings[0]).toBe("H1");
    expect(new Set(headings.slice(1))).toEqual(new Set(["H2"]));
  });

  test("heads every row and every column of its tables", () => {
    const tables = all.filter(({ role }) => role === "Table");
    expect(tables.length).toBeGreaterThan(0);
    for (const { kids: rows } of tables) {
      const [head, ...body] = rows;
      expect(head?.kids.map(({ role, scope }) => `${role} ${scope}`)).toEqual(head?.kids.map(() => "TH /Column"));
      for (const { role, kids } of body) {
        expect(role).toBe("TR");
        expect(kids.map((cell) => cell.role)).toEqual(["TH", ...Array(kids.length - 1).fill("TD")]);
        expect(kids[0]?.scope).toBe("/Row");
        expect(kids).toHaveLength(head?.kids.length ?? 0);
      }
    }
  });

  test("lists are labels and bodies, and everything on the lawyer's sheets is named as English", () => {
    for (const { kids } of all.filter(({ role }) => role === "L")) {
      for (const item of kids)
        expect([item.role, ...item.kids.map(({ role }) => role)]).toEqual(["LI", "Lbl", "LBody"]);
    }
    const tops = document.kids;
    const first = tops.findIndex(({ role, lang }) => role === "H2" && lang === "en");
    expect(first).toBeGreaterThan(3);
    expect(tops.slice(0, first).map(({ lang }) => lang)).toEqual(tops.slice(0, first).map(() => undefined));
    for (const top of tops.slice(first)) {
      // What was said stays Spanish among English cells.
      const isEnglish = top.lang === "en" || (top.role === "Table" && within(top).some(({ lang }) => lang === "en"));
      expect([top.role, isEnglish]).toEqual([top.role, true]);
    }
  });

  test("carries every font, with the letters its glyphs stand for", () => {
    const fonts = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict && nameOf(object, "Type") === "/Font" ? [object] : []));
    const tops = fonts.filter((font) => nameOf(font, "Subtype") === "/Type0");
    expect(tops.length).toBe(2);
    for (const font of tops) expect(font.has(PDFName.of("ToUnicode"))).toBe(true);
    for (const font of fonts.filter((each) => each.has(PDFName.of("FontDescriptor")))) {
      expect(font.lookup(PDFName.of("FontDescriptor"), PDFDict).has(PDFName.of("FontFile2"))).toBe(true);
    }
  });
});

function topOf(pdf: PDFDocument): Element {
  const root = pdf.catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
  const [top, ...others] = root.lookup(PDFName.of("K"), PDFArray).asArray();
  expect(others).toEqual([]);
  return elementOf(pdf, top);
}

function elementOf(pdf: PDFDocument, reference: PDFObject | undefined): Element {
  const dict = pdf.context.lookup(reference, PDFDict);
  const kids: Element[] = [];
  const content: string[] = [];
  const objects: string[] = [];
  const children = dict.lookup(PDFName.of("K"));
  for (const child of children instanceof PDFArray ? children.asArray() : [children]) {
    const found = child instanceof PDFRef ? pdf.context.lookup(child) : child;
    if (found instanceof PDFNumber) content.push(`${dict.get(PDFName.of("Pg"))} ${found.asNumber()}`);
    if (!(found instanceof PDFDict)) continue;
    if (nameOf(found, "Type") === "/OBJR") objects.push(String(found.get(PDFName.of("Obj"))));
    else if (found.has(PDFName.of("MCID"))) {
      content.push(`${found.get(PDFName.of("Pg")) ?? dict.get(PDFName.of("Pg"))} ${found.get(PDFName.of("MCID"))}`);
    } else kids.push(elementOf(pdf, child));
  }
  const attributes = dict.lookupMaybe(PDFName.of("A"), PDFDict);
  const lang = dict.lookup(PDFName.of("Lang"));
  return {
    ref: String(reference),
    role: nameOf(dict, "S").slice(1),
    scope: attributes?.get(PDFName.of("Scope"))?.toString(),
    lang: lang ? String(lang).replace(/[()]/g, "") : undefined,
    kids,
    content,
    objects,
  };
}

/** What each key of the parent tree leads to, in PDF syntax. */
function parents(pdf: PDFDocument): ReadonlyMap<string, string> {
  return new Map(parentEntries(pdf).map(([key, value]) => [key, String(value)]));
}

function parentRef(pdf: PDFDocument, page: PDFDict): PDFObject | undefined {
  const wanted = String(page.get(PDFName.of("StructParents")));
  return parentEntries(pdf).find(([key]) => key === wanted)?.[1];
}

function parentEntries(pdf: PDFDocument): readonly (readonly [key: string, value: PDFObject | undefined])[] {
  const tree = pdf.catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict).lookup(PDFName.of("ParentTree"), PDFDict);
  const nums = tree.lookup(PDFName.of("Nums"), PDFArray).asArray();
  return nums.flatMap((key, index) => (index % 2 === 0 ? [[String(key), nums[index + 1]] as const] : []));
}

function within(element: Element): readonly Element[] {
  return [element, ...element.kids.flatMap(within)];
}

function nameOf(dict: PDFDict, key: string): string {
  return dict.get(PDFName.of(key))?.toString() ?? "";
}

function streamOf(page: PDFDict): string {
  const contents = page.lookup(PDFName.of("Contents")) as PDFRawStream;
  return Buffer.from(decodePDFRawStream(contents).decode()).toString("latin1");
}

/** The numbers of the marked contents of a page. Fails on anything drawn outside a mark. */
function marksOf(stream: string): readonly number[] {
  const marks: number[] = [];
  let depth = 0;
  for (const [, mark, operator] of stream.matchAll(
    /\/MCID (\d+)[^B]*?>>\s+BDC|(?<![\w/])(BDC|BMC|EMC|Tj|TJ|f\*?|S|B)(?![\w])/g,
  )) {
    if (mark !== undefined) marks.push(Number(mark));
    if (mark !== undefined || operator === "BDC" || operator === "BMC") depth += 1;
    else if (operator === "EMC") depth -= 1;
    else expect([operator, depth > 0]).toEqual([operator, true]);
  }
  expect(depth).toBe(0);
  return marks;
}
