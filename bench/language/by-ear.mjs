// @ts-check
// Usage: npx tsx bench/language/by-ear.mjs [--misses]
// English names of streets and cities as a Spanish ear writes them: 500 addresses that were made by sound, each name from its phones in the
// CMU pronouncing dictionary and the ways they are written in Spanish. Prints how often the first proposal is right; ends with 1
// when one is wrong without a doubt.
import { readFileSync } from "node:fs";
import { openLanguage } from "../../scripts/language/open-language.mjs";

/** @type {{ input: string, line: string, city: string }[]} */
const rows = readFileSync(new URL("by-ear.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const { interpret, openLookups } = await openLanguage();
const lookups = openLookups();
const counts = { right: 0, asked: 0, "read back otherwise": 0, "silently wrong": 0 };
for (const { input, line, city } of rows) {
  const { status, value, needsConfirmation } = interpret({
    kind: "address",
    heard: input,
    today: "2026-11-20",
    lookups,
  });
  const read = typeof value === "object" && !("foreign" in value) ? value : undefined;
  const isRight = read?.line === line && read.city === city;
  const wrong = needsConfirmation ? "read back otherwise" : "silently wrong";
  const verdict = status !== "value" ? "asked" : isRight ? "right" : wrong;
  counts[verdict]++;
  if (verdict !== "right" && process.argv.includes("--misses"))
    console.log([verdict, input, line, read?.line, city, read?.city].join("\t"));
}
for (const [verdict, count] of Object.entries(counts))
  console.log(`${verdict.padEnd(20)} ${((100 * count) / rows.length).toFixed(1)} %`);
process.exitCode = counts["silently wrong"] > 0 ? 1 : 0;
