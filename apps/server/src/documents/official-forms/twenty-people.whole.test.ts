import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { FormType } from "@dilo/forms";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openLookups } from "../../answers/language/lookups.ts";
import { sheetOf } from "../../delivery/derive-sheet.ts";
import type { AnswerSheet } from "../answer-sheet.ts";
import { type ReadBox, readFilled } from "../testing-pdf.ts";
import type { TaskResults } from "../worker/document-task.ts";
import { runTask } from "../worker/run-task.ts";
import { knownForms } from "./boxes/known-forms.ts";
import type { Template } from "./template/template.ts";
import { allTemplates, fieldNameOf } from "./testing/official-files.ts";
import { type SpokenPerson, twentyPeople } from "./testing/twenty-people.ts";
import { textsOf } from "./values/texts.ts";

const heardAt = "2026-11-20T15:00:00.000Z";
const lookups = openLookups();
const run = promisify(execFile);

const [withoutQpdf, withoutMupdf, withoutGhostscript] = ["qpdf", "mutool", "gs"].map(notRun) as [
  string,
  string,
  string,
];

let templates: Readonly<Record<FormType, Template>>;
let dir: string;
beforeAll(async () => {
  templates = await allTemplates();
  dir = await mkdtemp(join(tmpdir(), "dilo-people-"));
});
afterAll(() => rm(dir, { recursive: true }));

function sheetFor({ formType, said }: SpokenPerson): AnswerSheet {
  const answers = Object.fromEntries(Object.entries(said).map(([field, words]) => [field, { said: words, heardAt }]));
  return sheetOf({ formType, answers, savedAt: heardAt }, lookups);
}

const pathOf = (person: SpokenPerson) => join(dir, `${twentyPeople.indexOf(person)}.pdf`);

describe.each(twentyPeople.map((person) => ({ who: person.who, person })))("$who", ({ person }) => {
  let sheet: AnswerSheet;
  let cover: readonly string[];
  let boxes: ReadonlyMap<string, ReadBox>;
  beforeAll(async () => {
    sheet = sheetFor(person);
    const template = templates[person.formType];
    const { bytes } = (await runTask({ kind: "filled-form", sheet, template })) as TaskResults["filled-form"];
    await writeFile(pathOf(person), bytes);
    const read = await readFilled(bytes, knownForms[person.formType].pages);
    boxes = read.boxes;
    cover = read.cover.pages;
  });

  test("finds each answer in its box, or named among those to check with the reason", () => {
    const { answers, overflow } = knownForms[person.formType];
    const valueIn = (field: string) => boxes.get(fieldNameOf(templates[person.formType], field))?.value.trim() ?? "";
    const text = cover.join(" ").replace(/\s/g, "");
    const [, review = ""] = /Porfavorrevise(.*?)Cómosemanda/.exec(text) ?? [];
    for (const line of sheet.lines) {
      const id = line.field.id;
      const target = answers[id];
      if (target === undefined) throw new Error("Every question of a form has its place.");
      const found = Object.fromEntries(
        line.status === "read"
          ? textsOf(line, target)
              .texts.filter(({ isCopy, box }) => !isCopy && valueIn(box.field) !== "" && valueIn(box.field) !== "Off")
              .map(({ label, value, box }) => [label, value === true ? "X" : valueIn(box.field)])
          : [],
      );
      const more = person.boxes[id]?.["Additional Information"];
      expect([id, found]).toEqual([id, without(person.boxes[id] ?? {}, "Additional Information")]);
      if (more !== undefined) expect(overflow.entries.map((entry) => valueIn(entry.text.field))).toContain(more);
      const reason = person.review[id];
      const label = line.field.labelSpanish.replace(/\s/g, "");
      expect([id, review.includes(label)]).toEqual([id, reason !== undefined]);
      if (reason !== undefined) expect(review).toContain(reason.replace(/\s/g, ""));
    }
  });

  test("has no sign for a letter that is not there, in any box and on the cover", () => {
    const values = [...boxes.values()].map(({ value }) => value);
    expect(values.filter((value) => /[?\ufffd]/.test(value))).toEqual([]);
    expect(cover.join(" ")).not.toContain("\ufffd");
    expect(cover.join(" ").replace(/¿[^?]*\?|Which is right: [^?]*\?/g, "")).not.toContain("?");
  });

  test("has sheets that begin with what to check, and tell how the form is sent", () => {
    expect(cover[0]).toMatch(/^Borrador: no está completo ni enviado.*Por favor revise/);
    expect(cover.length).toBeLessThanOrEqual(10);
    const [filing, lawyer] = ["Cómo se manda", "For a lawyer"].map((words) =>
      cover.findIndex((page) => page.startsWith(words)),
    );
    expect(filing).toBeGreaterThan(0);
    expect(lawyer).toBeGreaterThan(filing ?? 0);
  });
});

describe("every program opens all twenty files", () => {
  const paths = () => twentyPeople.map(pathOf);

  test("PDFium", async () => {
    const library = await PDFiumLibrary.init();
    for (const person of twentyPeople) {
      const document = await library.loadDocument(await readFile(pathOf(person)));
      expect(document.getPageCount()).toBeGreaterThan(knownForms[person.formType].pages);
      document.destroy();
    }
    library.destroy();
  });

  test.skipIf(withoutQpdf !== "")(
    `qpdf, and finds nothing wrong${withoutQpdf}`,
    async () => {
      for (const path of paths()) {
        const { stdout, stderr } = await run("qpdf", ["--check", path]);
        expect(stdout + stderr).toContain("No syntax or stream encoding errors found");
      }
    },
    120_000,
  );

  test.skipIf(withoutMupdf !== "")(`MuPDF${withoutMupdf}`, async () => {
    for (const path of paths()) {
      const { stdout, stderr } = await run("mutool", ["show", path, "outline"]);
      expect(stderr).toBe("");
      expect(stdout).toContain("Hojas de Dilo");
      expect(stdout).toContain("Formulario");
    }
  });

  test.skipIf(withoutGhostscript !== "")(`Ghostscript${withoutGhostscript}`, async () => {
    const options = ["-q", "-dNOPAUSE", "-dBATCH", "-dNOSAFER", "-sDEVICE=nullpage", "-r36"];
    const { stdout, stderr } = await run("gs", [...options, ...paths()], { maxBuffer: 1e8 });
    // The form's own check boxes have no look for their empty state, which Ghostscript remarks on.
    expect(`${stdout}${stderr}`).not.toMatch(/error|repaired|not conform/i);
  });
});

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

function has(command: string): boolean {
  try {
    execFileSync("which", [command], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function notRun(command: string): string {
  return has(command) ? "" : ` (not run: ${command} is not installed)`;
}
