import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Misuse, readArguments, refuse } from "./language/command-line.ts";
import { formNamed } from "./language/lines.ts";
import { answersFrom, entriesOf, toldFrom } from "./language/play-whole.ts";

const usage = `Usage: npm run --silent print -- n-400|i-130 --official DIR < answers.json > out.pdf
       npm run --silent print -- --from out.pdf > answers.json
Fills the official form, n-400.pdf or i-130.pdf in DIR, from what answers mean: one JSON object by the ids of the form's
list, values as npm run interpret gives them, null for none; {unread: words} as an interview keeps them, and a year with its
month (1985-03) where the day is not known. A name of one word is all there is. The file is the one that a person gets: our
sheets before the form, its pages, the sheets behind it, and the answers inside.
On stderr one line: {filled, left: [{id, item, page, why}], marks: [{id, why}], pages}; pages counts the form's own and
those behind it.
With --from: the answers that a filled form carries, such an object; where a box was changed, what it says now.
On stderr one line: {form, changed: [id], unread: [id]}; unread are boxes that hold what nobody can read.
Exits with 2 if it could not be printed.`;

const { values, positionals } = readArguments(usage, {
  options: { official: { type: "string" }, from: { type: "string" } },
  mostPositionals: 1,
});

try {
  await (values.from === undefined ? print() : printAnswers(String(values.from)));
} catch (error) {
  refuse(error);
}

async function printAnswers(path: string) {
  const language = (await import("./language/open-language.ts")).openLanguage();
  const { takeUp } = await import("../apps/server/src/documents/saved-form/take-up.ts");
  const { knownForms } = await import("../apps/server/src/documents/official-forms/boxes/known-forms.ts");
  const bytes = await fileAt(path, "There is no such file.");
  const heardAt = new Date().toISOString();
  const taken = takeUp(bytes, heardAt.slice(0, 10));
  if (taken.kind === "refused") throw new Misuse(`The file carries no answers: ${taken.reason}.`);
  const { formType: form, changed, unread } = taken;
  const { items } = knownForms[form];
  const answers = Object.fromEntries(Object.entries(taken.answers).map(([id, said]) => [id, { said, heardAt }]));
  console.log(JSON.stringify(toldFrom(language, { form, items, answers }), undefined, 2));
  const { entry } = entriesOf(items);
  console.error(JSON.stringify({ form, changed: changed.map(entry), unread: unread.map(entry) }));
}

async function print() {
  const language = (await import("./language/open-language.ts")).openLanguage();
  const form = formNamed(language, positionals[0]);
  if (form === undefined || values.official === undefined) throw new Misuse("A form and --official are needed.");
  const { printForm } = await import("../apps/server/src/documents/print-form.ts");
  const { knownForms } = await import("../apps/server/src/documents/official-forms/boxes/known-forms.ts");
  const official = await fileAt(
    join(String(values.official), `${form.toLowerCase()}.pdf`),
    "The official form is not in that folder.",
  );
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

async function fileAt(path: string, otherwise: string) {
  try {
    return await readFile(path);
  } catch {
    throw new Misuse(otherwise);
  }
}

function parsed(json: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(json));
  } catch {
    throw new Misuse("The answers are not a JSON object.");
  }
}
