import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import { knownForms } from "../boxes/known-forms.ts";
import { n400Boxes } from "../boxes/n400.ts";
import { officialFile } from "../testing/official-files.ts";
import { syntheticForm } from "../testing/synthetic-form.ts";
import { decrypt } from "./decrypt.ts";
import { largestForm, prepare } from "./prepare.ts";

const form = await syntheticForm(n400Boxes);

describe("prepare", () => {
  test("makes a form of the known edition ready", async () => {
    const inspection = await prepare("N-400", form);
    expect(inspection).toMatchObject({ kind: "ready", template: { formType: "N-400", edition: "01/20/25" } });
  });

  test("gives the same bytes for the same file, so that download and letter do after a restart", async () => {
    const [one, two] = [await prepare("N-400", form), await prepare("N-400", form)];
    expect(one).toEqual(two);
  });

  test.each([
    ["HTML instead of a PDF", Buffer.from("<!doctype html><title>Access denied</title>"), "not-a-pdf"],
    ["nothing", new Uint8Array(), "not-a-pdf"],
    ["a file that is too large", new Uint8Array(largestForm + 1), "too-large"],
    ["half a file", form.subarray(0, form.length / 2), "broken"],
    ["only the first line of a PDF", Buffer.from("%PDF-1.7\n"), "broken"],
  ] as const)("refuses %s", async (_name, bytes, reason) => {
    expect(await prepare("N-400", bytes)).toEqual({ kind: "refused", reason });
  });

  test("refuses a file that opens with a password only", async () => {
    const locked = await PDFDocument.load(form);
    locked.encrypt({ userPassword: "secret", ownerPassword: "secret" });
    expect(await prepare("N-400", await locked.save({ useObjectStreams: false }))).toEqual({
      kind: "refused",
      reason: "needs-a-password",
    });
  });

  test("refuses the other form, and a PDF that is no form", async () => {
    expect(await prepare("I-130", form)).toEqual({ kind: "refused", reason: "wrong-form" });
    const letter = await PDFDocument.create();
    letter.addPage();
    expect(await prepare("N-400", await letter.save())).toEqual({ kind: "refused", reason: "wrong-form" });
  });

  test("shows, but does not fill, a new edition", async () => {
    expect(await prepare("N-400", await syntheticForm(n400Boxes, { edition: "03/01/27" }))).toEqual({
      kind: "view-only",
      reason: "new-edition",
      edition: "03/01/27",
      pages: 14,
      missing: [],
    });
  });

  test("shows, but does not fill, a form that has lost a box or gained a page", async () => {
    const without = "form1[0].#subform[0].P2_Line1_FamilyName[0]";
    expect(await prepare("N-400", await syntheticForm(n400Boxes, { without }))).toMatchObject({
      reason: "fields-changed",
      missing: [without],
    });
    expect(await prepare("N-400", await syntheticForm(n400Boxes, { pages: 15 }))).toMatchObject({
      reason: "pages-changed",
    });
  });

  test("never throws at a damaged file", async () => {
    for (let at = 200; at < form.length; at += Math.ceil(form.length / 40)) {
      const damaged = Uint8Array.from(form);
      damaged.fill(0x41, at, at + 60);
      expect(["ready", "refused", "view-only"]).toContain((await prepare("N-400", damaged)).kind);
    }
  });
});

describe.each([
  ["N-400", "n-400.pdf"],
  ["I-130", "i-130.pdf"],
  ["I-130", "i-130-reissued-2026-01.pdf"],
] as const)("the government's own %s, %s", (formType, name) => {
  const path = officialFile(name);
  const isHere = existsSync(path);

  test.skipIf(!isHere)(
    `is accepted, cleaned and unlocked${isHere ? "" : " (not run: the file is not here)"}`,
    async () => {
      const served = await readFile(path);
      const inspection = await prepare(formType, served);
      if (inspection.kind !== "ready") throw new Error(`The file was ${inspection.kind}.`);
      const { template, fingerprint } = inspection;
      expect(fingerprint).toBe(fingerprints[formType]);
      const text = Buffer.from(template.bytes).toString("latin1");
      expect(text).not.toMatch(/\/XFA|\/UR3|\/SigFlags|\/Encrypt/);
      expect(template.bytes.length).toBeLessThan(served.length);
      expect(template.boxCount).toBe({ "N-400": 397, "I-130": 426 }[formType]);
      const pdf = await PDFDocument.load(Uint8Array.from(template.bytes));
      expect(pdf.getPageCount()).toBe(knownForms[formType].pages);
      const fields = pdf.getForm().getFields();
      // The file's own fields, less those that repeat another: they are boxes of that one now.
      expect(fields).toHaveLength({ "N-400": 440 - 16, "I-130": 450 - 4 }[formType]);
      const locked = new Set(fields.filter((field) => field.isReadOnly()).map((field) => field.getName()));
      for (const name of knownForms[formType].locked) expect(locked).not.toContain(name);
      expect(locked.size).toBe({ "N-400": 24, "I-130": 17 }[formType]);
    },
  );
});

// One fingerprint for both issues of the I-130: the boxes did not change.
const fingerprints = {
  "N-400": "d3260318ec46c58396ecea050c129f6c377f07447bfb4d445674b3d20071641e",
  "I-130": "7ced45468734bc0c2931664ce36e957cddb9483f20d66ac3f70f6bd9925ccab5",
};

test("an encrypted file that opens without a password is decrypted", async () => {
  const locked = await PDFDocument.load(form);
  locked.encrypt({ ownerPassword: "secret" });
  const decrypted = await decrypt(await locked.save({ useObjectStreams: false }));
  expect("bytes" in decrypted && Buffer.from(decrypted.bytes).toString("latin1")).not.toContain("/Encrypt");
});
