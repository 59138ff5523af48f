import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Misuse, readArguments, refuse } from "./command-line/arguments.ts";
import { formNamed } from "./command-line/lines.ts";
import { answersFrom, entriesOf } from "./language/play-whole.ts";

const usage = `Usage: npm run --silent print -- n-400|i-130 --official DIR < answers.json > out.pdf
Fills the official form, n-400.pdf or i-130.pdf in DIR, from what answers mean: one JSON object by the ids of the form's
list, values as npm run interpret gives them, null for none.
On stderr one line: {filled, left: [{id, item, page, why}], marks: [{id, why}], pages}.
Exits with 2 if it could not be printed.`;

const { values, positionals } = readArguments(usage, {
  options: { official: { type: "string" } },
  mostPositionals: 1,
});

try {
  await print();
} catch (error) {
  refuse(error);
}

async function print() {
  const { language } = await import("./language/open-language.ts");
  const form = formNamed(language, positionals[0]);
  if (form === undefined || values.official === undefined) throw new Misuse("A form and --official are needed.");
  const { printForm } = await import("../apps/server/src/documents/print-form.ts");
  const { knownForms } = await import("../apps/server/src/documents/official-forms/boxes/known-forms.ts");
  const official = await officialFile(join(String(values.official), `${form.toLowerCase()}.pdf`));
  const heardAt = new Date().toISOString();
  const told = parsed(await text(process.stdin));
  const { items } = knownForms[form];
  const answers = answersFrom(language, { form, items, told, heardAt });
  const { bytes, marks = [], ...report } = await printForm({ formType: form, answers, savedAt: heardAt, official });
  if (bytes === undefined) throw new Misuse(`The official form cannot be filled: ${report.why}.`);
  await new Promise((resolve) => process.stdout.write(bytes, resolve));
  const { entry } = entriesOf(items);
  console.error(JSON.stringify({ ...report, marks: marks.map(({ id, why }) => ({ id: entry(id), why })) }));
}

async function officialFile(path: string) {
  try {
    return await readFile(path);
  } catch {
    throw new Misuse("The official form is not in that folder.");
  }
}

function parsed(json: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(json));
  } catch {
    throw new Misuse("The answers are not a JSON object.");
  }
}
