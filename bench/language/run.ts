// Usage: npm run bench:language [-- --all]
// Measures our readers and the best libraries there are on the same cases, in the same run: right, asked, silently
// wrong, and inputs a second. Without --all, at most 300 cases of a set are used. Prints a Markdown table.

import { openLanguage } from "../../scripts/language/open-language.ts";
import type { Case } from "./cases.ts";
import { casesFolder, readCases, readOwnCases } from "./cases.ts";
import { measure, speed } from "./measure.ts";
import type { Peer } from "./peers.ts";
import { openPeers } from "./peers.ts";

const language = openLanguage();

const most = process.argv.includes("--all") ? Number.POSITIVE_INFINITY : 300;
const folder = casesFolder();
const cases = [...(folder === undefined ? [] : readCases(folder)), ...readOwnCases()];
const { interpret, openLookups } = language;
const lookups = openLookups();
const ours: Peer = {
  name: "Dilo",
  kinds: [...new Set(cases.map(({ kind }) => kind))],
  read: ({ heard, kind, today }) => interpret({ heard, kind, today, lookups }),
};
const peers = openPeers();

const bySet = grouped(cases);
console.log("| cases | n | reader | right | asked | silently wrong | inputs/s |");
console.log("|---|--:|---|--:|--:|--:|--:|");
for (const [set, all] of bySet) {
  const step = Math.max(1, Math.ceil(all.length / most));
  const some = all.filter((_, at) => at % step === 0);
  const kind = some[0]?.kind;
  for (const { name, kinds, read } of [ours, ...peers]) {
    if (kind === undefined || !kinds.includes(kind)) continue;
    measure(some.slice(0, 20), read);
    const { sets } = measure(some, read);
    const row = sets.get(set);
    if (row === undefined) continue;
    const { n, right, asked, silent } = row;
    const cells = [set, n, name, `${((100 * right) / n).toFixed(1)} %`, asked, silent, speed(sets).aSecond];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

function grouped(list: readonly Case[]) {
  const groups: Map<string, Case[]> = new Map();
  for (const each of list) groups.set(each.set, [...(groups.get(each.set) ?? []), each]);
  return groups;
}
