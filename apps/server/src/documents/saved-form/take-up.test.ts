import { deflateSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { FormType } from "@dilo/forms";
import { afterAll, describe, expect, test } from "vitest";
import { openLookups } from "../../answers/language/lookups.ts";
import { sheetOf } from "../../delivery/derive-sheet.ts";
import { knownForms } from "../official-forms/boxes/known-forms.ts";
import { templateOf } from "../official-forms/testing/official-files.ts";
import { syntheticForm } from "../official-forms/testing/synthetic-form.ts";
import type { TaskResults } from "../worker/document-task.ts";
import { openPool, startLimited } from "../worker/pool.ts";
import { runTask } from "../worker/run-task.ts";
import { takeUp } from "./take-up.ts";

const heardAt = "2026-11-20T15:00:00.000Z";
const later = "2027-03-02";

const rosa: Readonly<Record<string, string>> = {
  nombre_completo: "Rosa Elena Prado Luna",
  fecha_nacimiento: "quince de marzo de mil novecientos ochenta y cinco",
  pais_nacimiento: "México",
  numero_alien: "089345678",
  direccion_actual: "1234 Main Street, apartamento 5, Los Angeles, California 90012",
  telefono: "3055550123",
  email: "no tengo",
  fecha_residencia: "12 de mayo del 15",
  estado_civil: "casada",
  nombre_conyuge: "nombres José Luis, apellidos Paz",
  sexo: "mujer",
  height: "cinco pies cuatro pulgadas",
  weight: "140 libras",
  eye_color: "cafés",
  voted: "no",
};

/** A form as somebody downloads it. */
async function filledBy(formType: FormType, said: Readonly<Record<string, string>>): Promise<Buffer> {
  const answers = Object.fromEntries(Object.entries(said).map(([id, words]) => [id, { said: words, heardAt }]));
  const sheet = sheetOf({ formType, answers, savedAt: heardAt }, openLookups());
  const made = await runTask({ kind: "filled-form", sheet, template: await templateOf(formType) });
  return Buffer.from((made as TaskResults["filled-form"]).bytes);
}

const rosas = filledBy("N-400", rosa);

/** The same after somebody changed boxes of it in another program, which writes the whole file anew. */
async function changedIn(bytes: Buffer, change: (pdf: PDFDocument) => void): Promise<Buffer> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  change(pdf);
  return Buffer.from(await pdf.save({ updateFieldAppearances: false }));
}

const family = (() => {
  const target = knownForms["N-400"].answers["nombre_completo"];
  if (target?.kind !== "name") throw new Error("The name has no boxes.");
  return target.boxes.family.field;
})();

describe("a filled form that is brought back", () => {
  test("carries its answers, in words that mean the same on another day", async () => {
    const taken = takeUp(await rosas, later);
    expect(taken).toMatchObject({ kind: "taken-up", formType: "N-400", changed: [], unread: [] });
    const { answers } = taken as Extract<typeof taken, { kind: "taken-up" }>;
    expect(Object.keys(answers).sort()).toEqual(Object.keys(rosa).sort());
    expect(answers).toMatchObject({
      fecha_nacimiento: "1985-03-15",
      fecha_residencia: "2015-05-12",
      email: "no tengo",
      voted: "no",
    });
  });

  test("says nothing beside its answers: no code, no payment, no time", async () => {
    const text = (await rosas).toString("latin1");
    const [json = ""] = /\{"dilo":1.*?\}\}/s.exec(text) ?? [];
    expect(Object.keys(JSON.parse(json))).toEqual(["dilo", "form", "edition", "answers", "boxes"]);
  });

  test("that another program wrote anew, and compressed, is read alike", async () => {
    const again = await changedIn(await rosas, () => undefined);
    expect(takeUp(again, later)).toEqual(takeUp(await rosas, later));
  });

  test("says in its boxes what counts: what was changed there is taken from there, and named", async () => {
    const changed = await changedIn(await rosas, (pdf) => pdf.getForm().getTextField(family).setText("Prado Soto"));
    const taken = takeUp(changed, later);
    expect(taken).toMatchObject({ changed: ["nombre_completo"], unread: [] });
    expect(taken).toHaveProperty("answers.nombre_completo", "nombres Rosa Elena, apellidos Prado Soto");
  });

  test("with a box emptied asks that again", async () => {
    const phone = knownForms["N-400"].answers["telefono"];
    const field = phone?.kind === "text" ? phone.box.field : "";
    const changed = await changedIn(await rosas, (pdf) => pdf.getForm().getTextField(field).setText(""));
    const taken = takeUp(changed, later);
    expect(taken).toMatchObject({ unread: ["telefono"] });
    expect(taken).not.toHaveProperty("answers.telefono");
  });

  test("without its answers is read from its boxes", async () => {
    const bare = Buffer.from((await rosas).toString("latin1").replaceAll('{"dilo":1', '{"dilo":9'), "latin1");
    const taken = takeUp(bare, later);
    if (taken.kind !== "taken-up") throw new Error(taken.reason);
    // Without a reason for filing that wants it, a spouse's name has no box.
    const fromBoxes = Object.keys(rosa).filter((id) => id !== "email" && id !== "nombre_conyuge");
    expect(taken.unread).toEqual([]);
    expect([...taken.changed].sort()).toEqual(fromBoxes.sort());
  });
});

/** A small PDF of these objects. */
function pdfOf(...objects: readonly (string | Buffer)[]): Buffer {
  const bodies = objects.flatMap((body, index) => [
    Buffer.from(`${index + 1} 0 obj\n`),
    Buffer.isBuffer(body) ? body : Buffer.from(body, "latin1"),
    Buffer.from("\nendobj\n"),
  ]);
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), ...bodies, Buffer.from("trailer << /Root 1 0 R >>\n%%EOF\n")]);
}

const stream = (dict: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${dict} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from("\nendstream"),
  ]);

describe("what is no filled form of ours", () => {
  const bomb = deflateSync(Buffer.alloc(200 * 1024 * 1024, "0 "));
  const hostile: readonly (readonly [string, () => Promise<Buffer> | Buffer, string])[] = [
    ["a picture", () => Buffer.from("\x89PNG"), "not-a-pdf"],
    ["half a file", async () => (await rosas).subarray(0, Math.min(300_000, (await rosas).length / 2)), "broken"],
    ["another form", () => syntheticForm(knownForms["N-400"], { form: "I-90" }).then(Buffer.from), "other-form"],
    [
      "another edition",
      () => syntheticForm(knownForms["N-400"], { edition: "01/01/30" }).then(Buffer.from),
      "other-edition",
    ],
    ["an empty form", () => syntheticForm(knownForms["N-400"]).then(Buffer.from), "empty"],
    ["an encrypted one", () => pdfOf("<< /Encrypt 2 0 R >>"), "locked"],
    [
      "a stream that unpacks to 200 MB",
      () => pdfOf(stream("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", bomb)),
      "broken",
    ],
    [
      "many such streams",
      () =>
        pdfOf(
          ...Array.from({ length: 20 }, () =>
            stream("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", deflateSync(Buffer.alloc(4 * 1024 * 1024))),
          ),
        ),
      "broken",
    ],
    [
      "one packed twice",
      () => pdfOf(stream("/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]", bomb)),
      "broken",
    ],
    ["brackets without an end", () => pdfOf("[".repeat(2_000_000)), "other-form"],
    ["fields that are their own parents", () => pdfOf("<< /T (a) /FT /Tx /Parent 1 0 R /V (b) >>"), "other-form"],
    ["texts without an end", () => pdfOf("1 0 obj ( ".repeat(200_000)), "broken"],
    ["codes without an end", () => pdfOf("1 0 obj <a ".repeat(200_000)), "broken"],
    [
      "scripts alone",
      () => pdfOf("<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>"),
      "other-form",
    ],
    ["a hundred thousand objects", () => pdfOf(...Array.from({ length: 100_000 }, () => "<< >>")), "broken"],
  ];
  test.each(hostile)("%s is refused with its reason", async (_what, make, reason) => {
    expect(takeUp(await make(), later)).toEqual({ kind: "refused", reason });
  });

  // A thread that dies fails its file, and another one takes the next.
  const pool = openPool({ size: 1, start: startLimited });
  afterAll(() => pool.close());
  const size = 6 * 1024 * 1024;
  const filled = (...[begin, body, end = ""]: [begin: string, body: string, end?: string]) =>
    Buffer.from(`%PDF-1.7\n1 0 obj ${begin}${body.repeat(size / body.length)}${end}\n%%EOF\n`, "latin1");
  const keys = Array.from({ length: size / 12 }, (_, at) => `/a${String(at).padStart(7, "0")} 0`).join("");
  test.each([
    ["texts without an end", filled("( ", "1 0 obj ( ")],
    ["one such text", filled("(", "a")],
    ["one text", filled("(", "a", ")")],
    ["letters behind backslashes", filled("(", "\\101", ")")],
    ["brackets in a text", filled("(", "(")],
    ["a text in figures", filled("<", "41", ">")],
    ["an array", filled("[", "0 ", "]")],
    ["arrays in an array", filled("[", "[] ", "]")],
    ["references", filled("[", "1 0 R ", "]")],
    ["dictionaries", filled("[", "<</T 0>>", "]")],
    ["keys", filled("<<", keys.slice(0, 11), `${keys}>>`)],
    ["a name", filled("/", "#41")],
    ["comments", filled("", "%\n")],
    ["brackets, begun again and again", filled("", "1 0 obj [[[[[[[[[[[[[[[[[[[[[[[[ ")],
    ["boxes", filled("<<>>", "2 0 obj<</T (a)/FT /Tx/V (b)/Parent 2 0 R>>")],
    ["long names of boxes", filled("<<>>", `1 0 obj<</T (${"a".repeat(60_000)})/FT/Tx/V (b)/Parent 1 0 R>>`)],
  ])("6 MB of %s are read to a reason, by a thread that lives on", async (_what, bytes) => {
    expect(await pool.run("take-up", { bytes, today: later })).toMatchObject({ kind: "refused" });
  });

  test("a form and a bomb are read in the memory that a thread for strangers' files has", async () => {
    expect(await pool.run("take-up", { bytes: await rosas, today: later })).toMatchObject({ kind: "taken-up" });
    const packed = pdfOf(stream("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", bomb));
    expect(await pool.run("take-up", { bytes: packed, today: later })).toMatchObject({ reason: "broken" });
  });

  test("answers that somebody forged are held to the questions there are", async () => {
    const forged = Buffer.from(
      (await rosas).toString("latin1").replace('"nombre_completo":', '"__proto__x_no_field":'),
      "latin1",
    );
    const taken = takeUp(forged, later);
    expect(taken).not.toHaveProperty("answers.__proto__x_no_field");
  });
});
