import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FormType, formTypes } from "@dilo/forms";
import { furtherFields } from "@dilo/forms/parts";
import { beforeAll, describe, expect, test } from "vitest";
import { drawCoverSheet, titleOf } from "../cover/draw-cover-sheet.ts";
import { reviewItems } from "../review/review-items.ts";
import { savedFileOf } from "../saved-form/saved-answers.ts";
import { qpdfCheck, type ReadBox, type ReadPdf, readBoxes, readFilled, readPdf } from "../testing-pdf.ts";
import { boxesOf, boxesOfAnswer } from "./boxes/form-boxes.ts";
import { knownForms } from "./boxes/known-forms.ts";
import { filledForm } from "./fill/filled-form.ts";
import type { Template } from "./template/template.ts";
import { allOf, allTemplates, fieldNameOf, understoodLines } from "./testing/official-files.ts";
import { morePeople } from "./testing/people-with-extra-answers.ts";
import { type Person, twelvePeople } from "./testing/twelve-people.ts";
import { fillIn } from "./values/fill-in.ts";
import type { Filling } from "./values/filling.ts";

let templates: Readonly<Record<FormType, Template>>;
let empty: Readonly<Record<FormType, { readonly pages: number; readonly boxes: ReadonlyMap<string, ReadBox> }>>;
beforeAll(async () => {
  templates = await allTemplates();
  empty = await allOf((formType) => readBoxes(templates[formType].bytes));
});

interface Made {
  readonly filling: Filling;
  readonly cover: Uint8Array;
  readonly whole: Uint8Array;
}

/** The same, read back. */
interface Read {
  readonly cover: ReadPdf;
  readonly whole: ReadPdf;
  readonly boxes: ReadonlyMap<string, ReadBox>;
  readonly pages: number;
}

async function make([, formType, answers]: Person): Promise<Made> {
  const form = knownForms[formType];
  const template = templates[formType];
  const lines = understoodLines(formType, answers);
  const filling = fillIn({ form, boxes: template.boxes, lines });
  const sheet = { formType, lines, savedAt: "2026-11-20T16:00:00.000Z" };
  const { boxCount, hasJoinedCopies } = template;
  const toCheck = reviewItems(lines, { form, ...filling });
  const sheets = await drawCoverSheet({ sheet, form, filling, toCheck, boxCount, hasJoinedCopies });
  const values = filling.placed.map(({ box, value }) => ({ field: box.field, value }));
  const front = { ...sheets, form, title: titleOf({ form }), madeAt: sheet.savedAt, saved: savedFileOf(sheet, values) };
  return { filling, cover: sheets.cover, whole: await filledForm(template, values, front) };
}

const withoutPoppler = hasPoppler() ? "" : " (not run: pdftotext is not installed)";
const everybody = [...twelvePeople, ...morePeople];

describe.each(everybody.map((person) => ({ who: person[0], formType: person[1], person })))(
  "the $formType of a person with $who",
  ({ formType, person }) => {
    let made: Made;
    let read: Read;
    beforeAll(async () => {
      made = await make(person);
      const cover = await readPdf(made.cover);
      const { cover: whole, ...form } = await readFilled(made.whole, empty[formType].pages);
      read = { cover, whole, ...form };
    });

    test("reads back in every box as it was written, and nothing else is written", () => {
      const template = templates[formType];
      const written = new Map<string, string>();
      for (const { box, value, isCopy } of made.filling.placed) {
        const name = fieldNameOf(template, box.field);
        const found = read.boxes.get(name);
        const shown = isCopy ? found?.copies.find(({ page }) => page - read.cover.pages.length === box.page) : found;
        expect([box.field, shown?.value.trim()]).toEqual([box.field, value === true ? box.on?.trim() : value]);
        written.set(name, box.field);
      }
      for (const [name, before] of empty[formType].boxes) {
        if (!written.has(name)) expect([name, read.boxes.get(name)?.value]).toEqual([name, before.value]);
      }
    });

    test("has every answer on its cover, with part, item and page", () => {
      const text = read.cover.text.replace(/\s/g, "");
      const bare = (words: string) => words.replace(/\s/g, "");
      for (const { english, field, status } of understoodLines(formType, person[2])) {
        const [first] = made.filling.placed.filter(({ answer }) => answer === field.id);
        if (first === undefined) continue;
        expect(text).toContain(`,p.${first.box.page}`);
        if (status === "read" && field.kind !== "name") expect(text).toContain(bare(english));
      }
      for (const { label, value } of made.filling.placed) {
        if (label === "Family Name" && value !== true) expect(text).toContain(bare(value));
      }
    });

    test("keeps the form's pages and boxes behind the cover", () => {
      const coverPages = read.cover.pages.length;
      const before = empty[formType];
      const { pages, boxes } = read;
      expect(coverPages).toBeLessThanOrEqual(9);
      expect(pages).toBe(before.pages + coverPages);
      expect([...boxes.keys()].sort()).toEqual([...before.boxes.keys()].sort());
      for (const [name, box] of boxes) {
        const pagesOf = ({ page, copies }: ReadBox) => [page, ...copies.map((copy) => copy.page)];
        const found = before.boxes.get(name);
        expect(pagesOf(box).map((page) => page - coverPages)).toEqual(found && pagesOf(found));
      }
    });

    test("keeps the form's own bytes, and adds less than 500 KB", () => {
      const { bytes } = templates[formType];
      expect(Buffer.compare(made.whole.subarray(0, bytes.length), bytes)).toBe(0);
      expect(made.whole.length - bytes.length).toBeLessThan(500_000);
    });

    test("is a clean file in the eyes of qpdf", async () => {
      const { status, said } = await qpdfCheck(made.whole);
      expect(said).toContain("No syntax or stream encoding errors found");
      expect(status).toBe(0);
    });

    test("keeps the cover's tags", () => {
      const { cover, whole } = read;
      expect(whole).toMatchObject({ isTagged: true, title: expect.stringContaining(`Form ${formType}`) });
      cover.roles.forEach((roles, page) => {
        expect(whole.roles[page]).toBe(roles.replace("Root(Document(", "Root(Document(Document(").concat(")"));
      });
    });

    test.skipIf(withoutPoppler !== "")(`draws every text inside its box${withoutPoppler}`, async () => {
      const coverPages = read.cover.pages.length;
      const words = await drawnWords(made.whole);
      // What the form itself prints is there on the empty form too.
      const printed = new Set((await printedWords(formType)).map(keyOf));
      const ours = words
        .map((word) => ({ ...word, page: word.page - coverPages }))
        .filter((word) => word.page > 0 && !printed.has(keyOf(word)));
      expect(ours.length).toBeGreaterThan(10);
      for (const word of ours) {
        const all = [...read.boxes.values()].flatMap((box) => [box, ...box.copies]);
        const isInside = all.some(
          ({ page, rect: [left = 0, bottom = 0, right = 0, top = 0] }) =>
            page - coverPages === word.page &&
            word.left >= left - 0.5 &&
            word.right <= right + 0.5 &&
            word.baseline >= bottom &&
            word.baseline <= top,
        );
        expect([word, isInside]).toEqual([word, true]);
      }
    });
  },
);

test("together they leave no box of ours unwritten, but those of a foreign mailing address", () => {
  const written = new Set(
    everybody.flatMap(([, formType, answers]) => {
      const lines = understoodLines(formType, answers);
      const { placed } = fillIn({ form: knownForms[formType], boxes: templates[formType].boxes, lines });
      return placed.map(({ box }) => box.field);
    }),
  );
  // Those of the further parts are in filled-parts.test.ts.
  const ofParts = new Set(
    formTypes.flatMap((formType) => {
      const { answers, following = [] } = knownForms[formType];
      const asked = furtherFields[formType].flatMap(({ id, extra }) =>
        extra?.part === undefined ? [] : (answers[id] ?? []),
      );
      return [...asked, ...following.map(({ target }) => target)].flatMap(boxesOfAnswer).map(({ field }) => field);
    }),
  );
  const never = Object.values(knownForms)
    .flatMap(boxesOf)
    .map(({ field }) => field)
    .filter((field) => !written.has(field) && !ofParts.has(field) && !/P11_Line[56]|Pt9Line[4-9]/.test(field));
  expect(never.filter((field) => !/P5_Line1b_P|Pt2Line10_P/.test(field))).toEqual([]);
});

const printedOn = new Map<FormType, Promise<readonly Word[]>>();

function printedWords(formType: FormType): Promise<readonly Word[]> {
  const words = printedOn.get(formType) ?? drawnWords(templates[formType].bytes);
  printedOn.set(formType, words);
  return words;
}

interface Word {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

function keyOf({ page, text, left, baseline }: Word): string {
  return `${page} ${text} ${Math.round(left)} ${Math.round(baseline)}`;
}

function hasPoppler(): boolean {
  try {
    execFileSync("pdftotext", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

async function drawnWords(bytes: Uint8Array): Promise<readonly Word[]> {
  const dir = await mkdtemp(join(tmpdir(), "dilo-words-"));
  try {
    await writeFile(join(dir, "in.pdf"), bytes);
    const xml = execFileSync("pdftotext", ["-bbox", join(dir, "in.pdf"), "-"], { encoding: "utf8", maxBuffer: 1e8 });
    return xml
      .split("<page ")
      .slice(1)
      .flatMap((page, index) =>
        [...page.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g)].map(
          ([, left, top, right, bottom, text = ""]) => ({
            page: index + 1,
            text,
            left: Number(left),
            right: Number(right),
            // A quarter above the line's lower edge is close to where its letters stand.
            baseline: 792 - (Number(bottom) - (Number(bottom) - Number(top)) / 4),
          }),
        ),
      );
  } finally {
    await rm(dir, { recursive: true });
  }
}
