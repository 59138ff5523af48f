import { answerInput, readArguments } from "./language/command-line.ts";
import { readAnswer } from "./language/lines.ts";

const usage = `Usage: npm run --silent interpret [-- --explain] < cases.jsonl > readings.jsonl
Reads answers, one JSON object a line: {id, form, field, heard, today?} or {id, kind, heard, today?}.
Writes one line for each, in the same order: {id, ...reading}, or {id, error} for a line that cannot be read.
  --explain   adds the readings that were considered
Exits with 2 if a line could not be read.`;

const { values } = readArguments(usage, { options: { explain: { type: "boolean", default: false } } });
const language = (await import("./language/open-language.ts")).openLanguage();
const options = {
  lookups: language.openLookups(),
  now: new Date().toISOString().slice(0, 10),
  isExplained: values.explain,
};
await answerInput((line) => readAnswer(language, line, options));
