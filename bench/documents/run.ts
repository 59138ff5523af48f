// usage: npm run bench:documents [-- --record]   fills official forms our way and others' way, and loads the server with PDFs
// The forms come from OFFICIAL_FORMS_DIR (n-400.pdf, i-130.pdf), else from the shared data beside this repository,
// else made-up forms with the same boxes are used, which are smaller and say less.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openFigures, percentile } from "../figures.ts";
import { withPdfJs, withPdfLib } from "./other-fillers.ts";
import { saveForms } from "./save-forms.ts";

const rounds = 30;
const people = 20;
const shared = fileURLToPath(new URL("../../../shared/data/uscis/", import.meta.url));
const folder = process.env["OFFICIAL_FORMS_DIR"] ?? (existsSync(shared) ? shared : undefined);

console.log(`forms: ${folder ? "official files" : "made-up forms"}; ${rounds} rounds each, after one to warm up\n`);
const { row, close } = openFigures("documents");
await fillTable();
await memoryTable();
await loadTable();
process.exit(close());

async function fillTable() {
  const { knownForms } = await import("../../apps/server/src/documents/official-forms/boxes/known-forms.ts");
  const { filledForm } = await import("../../apps/server/src/documents/official-forms/fill/filled-form.ts");
  const { fillIn } = await import("../../apps/server/src/documents/official-forms/values/fill-in.ts");
  const { reviewItems } = await import("../../apps/server/src/documents/review/review-items.ts");
  const { savedFileOf } = await import("../../apps/server/src/documents/saved-form/saved-answers.ts");
  const { drawCoverSheet, titleOf } = await import("../../apps/server/src/documents/cover/draw-cover-sheet.ts");
  const { fieldNameOf, templateOf, understoodLines } = await import(
    "../../apps/server/src/documents/official-forms/testing/official-files.ts"
  );
  const { twelvePeople } = await import("../../apps/server/src/documents/official-forms/testing/twelve-people.ts");
  for (const formType of ["N-400", "I-130"] as const) {
    const form = knownForms[formType];
    const template = await templateOf(formType);
    const [, , answers = {}] = twelvePeople.find(([, type]) => type === formType) ?? [];
    const lines = understoodLines(formType, answers);
    const filling = fillIn({ form, boxes: template.boxes, lines });
    const values = filling.placed.map(({ box, value }) => ({
      field: box.field,
      value,
    }));
    // For others a value repeated on other pages is one field, written once.
    const fields = [...new Map(values.map(({ field, value }) => [fieldNameOf(template, field), value] as const))].map(
      ([field, value]) => ({ field, value }),
    );
    const sheet = { formType, lines, savedAt: "2026-11-20T16:00:00.000Z" };
    const withCover = async () => {
      const { boxCount, hasJoinedCopies } = template;
      const toCheck = reviewItems(lines, { form, ...filling });
      const sheets = await drawCoverSheet({ sheet, form, filling, toCheck, boxCount, hasJoinedCopies });
      const saved = savedFileOf(sheet, values);
      return filledForm(template, values, { ...sheets, form, title: titleOf({ form }), madeAt: sheet.savedAt, saved });
    };
    const ways: [name: string, fill: () => Promise<Uint8Array>][] = [
      ["ours", () => filledForm(template, values)],
      ["pdf-lib", () => withPdfLib(template, fields)],
      ["pdf.js", () => withPdfJs(template, fields)],
      ["ours, with the cover sheet", withCover],
    ];
    for (const [name, fill] of ways) {
      const { median, bytes } = await measure(fill);
      const over = Math.round((bytes.length - template.bytes.length) / 1024);
      row(`${formType} filled: ${name}`, `${median.toFixed(1)} ms, ${over} KB over the template`);
    }
  }
}

async function measure(fill: () => Promise<Uint8Array>) {
  let bytes = await fill();
  const took = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    bytes = await fill();
    took.push(performance.now() - startedAt);
  }
  return { median: percentile(took, 0.5), bytes };
}

async function memoryTable() {
  const { openDocuments } = await import("../../apps/server/src/documents/documents.ts");
  const { samplePerson } = await import("../../apps/server/src/documents/testing.ts");
  const documents = openDocuments(folder ? { dir: folder } : {});
  const megabytes = () => Math.round(process.memoryUsage().rss / 1024 / 1024);
  for (let made = 0; made < 50; made += 1) await documents.answerSheet(samplePerson);
  const before = megabytes();
  for (let made = 0; made < 150; made += 1) await documents.answerSheet(samplePerson);
  row("memory of the process after 50 PDFs; after 200", `${before} MB; ${megabytes()} MB`);
  await documents.close();
}

async function loadTable() {
  const { openTestServer } = await import("../../apps/server/src/testing/test-server.ts");
  const { openDocuments } = await import("../../apps/server/src/documents/documents.ts");
  const { samplePerson } = await import("../../apps/server/src/documents/testing.ts");
  const documents = openDocuments(folder ? { dir: folder } : {});
  const app = await openTestServer({ with: { documents } });
  const browser = app.browser();
  await browser.enter();
  await documents.answerSheet(samplePerson);
  await saveForms(browser, (count) => count === 50);
  const idle = await saveForms(browser, (count) => count === 200);
  let isMade = false;
  const made = Promise.all(Array.from({ length: people }, () => documents.answerSheet(samplePerson))).then(() => {
    isMade = true;
  });
  const busy = await saveForms(browser, () => isMade);
  await made;
  const p99 = (values: number[]) => percentile(values, 0.99).toFixed(1);
  row("POST /submit-form p99, idle", `${p99(idle)} ms (${idle.length})`);
  row(`POST /submit-form p99, while ${people} PDFs are made`, `${p99(busy)} ms (${busy.length})`);
  await app.close();
  await documents.close();
}
