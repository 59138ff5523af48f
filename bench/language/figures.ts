// Usage: npx tsx bench/language/figures.ts [--misses [set]] [--check] [--as-confirmed] [--record]
// Reads the open cases where they are (LANGUAGE_CASES or beside the checkout), else the project's own, and prints
// right, asked and silently wrong per set. Ends with 1 when a set misses its bar. --as-confirmed reads as the person
// confirms it: with no more of the table than the page fetches, the places of the ZIP codes in the answer. --check is
// for `npm test`: each case as it was recorded, and said otherwise in a twelfth of the ways only.

import type { AnswerKind, Meant } from "@dilo/forms";
import { openLanguage } from "../../scripts/language/open-language.ts";
import { openFigures } from "../figures.ts";
import { actRows } from "./acts/measure.ts";
import { shortfalls } from "./bars.ts";
import type { Case } from "./cases.ts";
import { casesFolder, readCases, readOwnCases, readSpeakers } from "./cases.ts";
import type { Row } from "./measure.ts";
import { measure, speed } from "./measure.ts";
import { hesitations, mutate } from "./mutations.ts";

const language = openLanguage();

const folder = casesFolder();
const cases = [...(folder === undefined ? [] : readCases(folder)), ...readOwnCases(), ...readSpeakers()];
const { findPlace, interpret, lookupsOf, openLookups, placesIn } = language;
const all = openLookups();
// The same street comes again with every change that is tried on it: it is looked up by its sound once.
const meantOf = new Map<string, Meant | undefined>();
const table: typeof all = {
  ...all,
  meant(name, zip) {
    const key = JSON.stringify([name, zip]);
    const meant = meantOf.get(key) ?? all.meant?.(name, zip);
    meantOf.set(key, meant);
    return meant;
  },
};
const fetched = (utterance: { heard: string; kind: AnswerKind; today: string }) =>
  lookupsOf(placesIn(utterance).flatMap(({ zip, names }) => findPlace(zip, names) ?? []));
const lookupsFor = process.argv.includes("--as-confirmed") ? fetched : () => table;
const read = ({ heard, kind, today, about }: Case) =>
  interpret({
    heard,
    kind,
    today,
    ...(about !== undefined && { asked: { kind: kind as "marital", about } }),
    lookups: lookupsFor({ heard, kind, today }),
  });
const isCheck = process.argv.includes("--check");
// Bars ask for no speed: the figures are timed, a check is not.
const { sets, readings, misses } = measure(cases, read, isCheck ? 1 : 5);

const at = process.argv.indexOf("--misses");
for (const { verdict, example, reading } of at > 0 ? misses : []) {
  const wanted = process.argv[at + 1];
  if (wanted !== undefined && wanted !== example.set) continue;
  const got = JSON.stringify(reading.value ?? reading.question ?? null);
  console.log([verdict, example.set, example.heard, JSON.stringify(example.expected), reading.status, got].join("\t"));
}
for (const [set, row] of sets) {
  const share = ((100 * row.right) / row.n).toFixed(2).padStart(6);
  const counts = `asked ${String(row.asked).padStart(3)}  silent ${String(row.silent).padStart(3)}  doubted ${String(row.doubted).padStart(3)}`;
  const place =
    row.placeRight > 0 ? `  place right ${((100 * row.placeRight) / row.n).toFixed(2)} %, wrong ${row.placeWrong}` : "";
  console.log(`${set.padEnd(24)} n ${String(row.n).padStart(5)}  right ${share} %  ${counts}${place}`);
}
// What the later speakers say is read as they said it alone; otherwise some is missed.
const known = new Map([...readings].filter(([{ set }]) => !set.startsWith("later-")));
// A check says each case otherwise in every twelfth way; the figures, and the nightly run, are of all.
const every = isCheck ? 12 : 1;
const mutated = [...mutate(known, read, { every }), ...mutate(readings, read, { ways: hesitations, every })];
for (const { name, n, asked, readBack, changed } of mutated) {
  console.log(
    `said otherwise: ${name.padEnd(23)} n ${n}  asked instead ${String(asked).padStart(3)}  read back otherwise ${String(readBack).padStart(3)}  changed ${changed.length}`,
  );
}
const { count, aSecond, p99 } = speed(sets);
const { row, close } = openFigures("language");
for (const [group, some] of groupedSets()) {
  const sum = (count: "n" | "right" | "silent") => some.reduce((total, [, counts]) => total + counts[count], 0);
  const missed = some.flatMap(([set, counts]) => shortfalls(set, counts));
  const today = `${((100 * sum("right")) / sum("n")).toFixed(1)} % right, ${sum("silent")} silently wrong, of ${sum("n")}`;
  row(`cases "${group}"`, today, { goal: "each set's own", isMet: missed.length === 0 });
  for (const line of missed) console.log(`MISSED  ${line}`);
}
const changed = mutated.flatMap(({ name, changed: values }) => values.map((heard) => `${name}: ${heard}`));
const tried = mutated.reduce((total, { n }) => total + n, 0);
row("recorded cases said otherwise: values changed in silence", `${changed.length} of ${tried}`, {
  goal: "0",
  isMet: changed.length === 0,
});
for (const line of changed) console.log(`MISSED  ${line}`);
for (const { what, today, goal, isMet } of actRows(isCheck ? 4 : 1)) row(what, today, { goal, isMet });
row("speed", `${aSecond} inputs a second of ${count}, the slowest in a hundred ${p99.toFixed(2)} ms`);
process.exitCode = close();

/** Sets of one origin: "ours-date" and "ours-name" are "ours". */
function groupedSets() {
  const groups = new Map<string, [string, Row][]>();
  for (const [set, counts] of sets) {
    const [group = set] = set.split("-");
    groups.set(group, [...(groups.get(group) ?? []), [set, counts]]);
  }
  return groups;
}
