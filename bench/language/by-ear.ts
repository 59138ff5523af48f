// Usage: npx tsx bench/language/by-ear.ts [--misses] [--record]
// English names of streets and cities as a Spanish ear writes them, and as thumbs mistype them. `by-ear` and `by-ear-others`
// are made by sound, each name from its phones in the CMU pronouncing dictionary and the ways they are written in Spanish;
// `by-thumb` has one slip of a thumb in each street. They are read with what the page fetches. Prints how often the first
// proposal is right; ends with 1 when one that was made by sound is wrong without a doubt.
import { readFileSync } from "node:fs";
import type { Place } from "@dilo/forms";
import { openLanguage } from "../../scripts/language/open-language.ts";
import { openFigures } from "../figures.ts";

const language = openLanguage();

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

const { row, close } = openFigures("by-ear");
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
  const share = (verdict: keyof typeof counts) => (100 * counts[verdict]) / rows.length;
  const rest = (["right, of two", "asked", "read back otherwise"] as const)
    .map((verdict) => `${share(verdict).toFixed(1)} % ${verdict}`)
    .join(", ");
  // A slip that makes another word is what was written: nobody can know.
  const isBound = set !== "by-thumb";
  row(`${set}, ${rows.length}: first proposal right`, `${share("right").toFixed(1)} %; ${rest}`, {
    ...(isBound && { goal: "80 %", isMet: share("right") >= 80 }),
  });
  row(`${set}: silently wrong`, `${share("silently wrong").toFixed(1)} %`, {
    ...(isBound && { goal: "0 %", isMet: counts["silently wrong"] === 0 }),
  });
}
process.exitCode = close();
