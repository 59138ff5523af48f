// Usage: npx tsx bench/language/by-ear.ts [--misses]
// English names of streets and cities as a Spanish ear writes them, and as thumbs mistype them. `by-ear` and `by-ear-others`
// are made by sound, each name from its phones in the CMU pronouncing dictionary and the ways they are written in Spanish;
// `by-thumb` has one slip of a thumb in each street. They are read with what the page fetches. Prints how often the first
// proposal is right; ends with 1 when one that was made by sound is wrong without a doubt.
import { readFileSync } from "node:fs";
import type { Place } from "@dilo/forms";
import { language } from "../../scripts/language/open-language.ts";

const { findPlace, interpret, lookupsOf, placesIn, unknownOf, withPlaces } = language;
const today = "2026-11-20";

/** Reads an address as the page does: what the places tell to be names is looked up behind them. */
function read(heard: string) {
  let known: readonly Place[] = [];
  for (let round = 0; round < 2; round++) {
    const wanted = unknownOf(placesIn({ kind: "address", heard, today, lookups: lookupsOf(known) }), known);
    known = withPlaces(
      known,
      wanted.flatMap(({ zip, names }) => findPlace(zip, names) ?? []),
    );
  }
  return interpret({ kind: "address", heard, today, lookups: lookupsOf(known) });
}

let isAnyWrong = false;
for (const set of ["by-ear", "by-ear-others", "by-thumb"]) {
  const rows: { input: string; line: string; city: string }[] = readFileSync(
    new URL(`${set}.jsonl`, import.meta.url),
    "utf8",
  )
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const counts = { right: 0, "right, of two": 0, asked: 0, "read back otherwise": 0, "silently wrong": 0 };
  for (const { input, line, city } of rows) {
    const { status, value = "", needsConfirmation, candidates } = read(input);
    const isRight = (one: typeof value) =>
      typeof one === "object" && !("foreign" in one) && one.line === line && one.city === city;
    const wrong = needsConfirmation ? "read back otherwise" : "silently wrong";
    const asked = isRight(candidates[0]?.value ?? "") ? "right, of two" : "asked";
    const verdict = status !== "value" ? asked : isRight(value) ? "right" : wrong;
    counts[verdict]++;
    if (!verdict.startsWith("right") && process.argv.includes("--misses"))
      console.log([set, verdict, input, line, city, JSON.stringify(value)].join("\t"));
  }
  console.log(`${set}: ${rows.length}`);
  for (const [verdict, count] of Object.entries(counts))
    console.log(`${verdict.padEnd(20)} ${((100 * count) / rows.length).toFixed(1)} %`);
  // A slip that makes another word is what was written: nobody can know.
  isAnyWrong ||= set !== "by-thumb" && counts["silently wrong"] > 0;
}
process.exitCode = isAnyWrong ? 1 : 0;
