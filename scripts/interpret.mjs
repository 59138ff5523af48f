// Usage: npm run --silent interpret [-- --explain] < cases.jsonl > readings.jsonl
// Reads answers, one JSON object a line: {id, form, field, heard, today?} or {id, kind, heard, today?}.
// Writes one line for each, in the same order: {id, ...reading}. With --explain the readings considered come with it.
import { createInterface } from "node:readline";
import { openLanguage } from "./language.mjs";

const isExplained = process.argv.includes("--explain");
const { interpret, explain, openLookups } = await openLanguage();
const lookups = openLookups();
const now = new Date().toISOString().slice(0, 10);

const read = (line) => {
  let asked;
  try {
    asked = JSON.parse(line);
  } catch {
    return { error: "not a line of JSON" };
  }
  const { id, form, field, kind, heard, today = now, answers } = asked ?? {};
  if (typeof heard !== "string") return { id, error: "heard is missing" };
  const utterance = { form, field, kind, heard, today, answers, lookups };
  return { id, ...interpret(utterance), ...(isExplained && { explained: explain(utterance) }) };
};

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === "") continue;
  const text = `${JSON.stringify(read(line))}\n`;
  if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once("drain", resolve));
}
