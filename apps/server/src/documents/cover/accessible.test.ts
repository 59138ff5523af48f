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
import { knownForms } from "../official-forms/boxes/known-forms.ts";
import { templateOf, understoodLines } from "../official-forms/testing/official-files.ts";
import { morePeople } from "../official-forms/testing/people-with-extra-answers.ts";
import { type Person, twelvePeople } from "../official-forms/testing/twelve-people.ts";
import { fillIn } from "../official-forms/values/fill-in.ts";
import { samplePerson } from "../testing.ts";
import { drawAnswerSheet } from "./draw-answer-sheet.ts";
import { drawCoverSheet } from "./draw-cover-sheet.ts";

/** ISO 32000-1, 14.8.4, as far as our sheets use them. */
const standardTypes: ReadonlySet<string> = new Set("Document H1 H2 P L LI Lbl LBody Table TR TH TD Span".split(" "));

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
}

const sheets = {
  "the answer sheet": () => drawAnswerSheet(samplePerson),
  "the cover sheet": () => coverOf(twelvePeople[3]),
  "the cover sheet with more boxes": () => coverOf(morePeople[2]),
};

async function coverOf(person: Person | undefined): Promise<Uint8Array> {
  if (person === undefined) throw new Error("There is no such person.");
  const [, formType, answers] = person;
  const { boxes, boxCount } = await templateOf(formType);
  const form = knownForms[formType];
  const sheet = { ...samplePerson, formType, lines: understoodLines(formType, answers) };
  return drawCoverSheet({ sheet, form, boxCount, filling: fillIn({ form, boxes, lines: sheet.lines }) });
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

  test("says that it is, in which language, and shows its title", () => {
    const { catalog } = pdf;
    expect(catalog.lookup(PDFName.of("MarkInfo"), PDFDict).get(PDFName.of("Marked"))?.toString()).toBe("true");
    expect(String(catalog.lookup(PDFName.of("Lang")))).toContain("en-US");
    const view = catalog.lookup(PDFName.of("ViewerPreferences"), PDFDict);
    expect(view.get(PDFName.of("DisplayDocTitle"))?.toString()).toBe("true");
    const metadata = Buffer.from((catalog.lookup(PDFName.of("Metadata")) as PDFRawStream).contents).toString("utf8");
    expect(metadata).toContain("<pdfuaid:part>1</pdfuaid:part>");
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
    const tree = pdf.catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict).lookup(PDFName.of("ParentTree"), PDFDict);
    const nums = tree.lookup(PDFName.of("Nums"), PDFArray).asArray();
    const parents = new Map(nums.flatMap((key, index) => (index % 2 === 0 ? [[String(key), nums[index + 1]]] : [])));
    const found = pdf.getPages().flatMap(({ ref, node }) => {
      const elements = pdf.context.lookup(parents.get(String(node.get(PDFName.of("StructParents")))), PDFArray);
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

  test("lists are labels and bodies, and Spanish is named as Spanish", () => {
    for (const { kids } of all.filter(({ role }) => role === "L")) {
      for (const item of kids)
        expect([item.role, ...item.kids.map(({ role }) => role)]).toEqual(["LI", "Lbl", "LBody"]);
    }
    for (const { kids } of all.filter(({ role }) => role === "LBody")) {
      expect(kids.map(({ lang }) => lang)).toEqual([undefined, "es"]);
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
  const children = dict.lookup(PDFName.of("K"));
  for (const child of children instanceof PDFArray ? children.asArray() : [children]) {
    const found = child instanceof PDFRef ? pdf.context.lookup(child) : child;
    if (found instanceof PDFNumber) content.push(`${dict.get(PDFName.of("Pg"))} ${found.asNumber()}`);
    if (!(found instanceof PDFDict)) continue;
    if (found.has(PDFName.of("MCID"))) {
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
  };
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
