// Usage: node bench/language/figures.mjs [--misses [set]]
// Reads all open cases and prints right, asked and silent wrong per set, and inputs a second.
import { openLanguage } from "../../scripts/language.mjs";
import { casesFolder, readCases, score } from "./cases.mjs";
import { addressParts, differences } from "./same-address.mjs";

const folder = casesFolder();
if (folder === undefined) {
  process.stderr.write("The open cases are not here.\n");
  process.exit(1);
}
const { interpret, openLookups } = await openLanguage();
const lookups = openLookups();
const cases = readCases(folder);
const misses = process.argv.indexOf("--misses");
const wanted = misses > 0 ? process.argv[misses + 1] : undefined;
const sets = new Map();
for (const { heard, kind, today } of cases.slice(0, 1500)) interpret({ heard, kind, today, lookups });
for (const example of cases) {
  const row = sets.get(example.set) ?? { right: 0, asked: 0, silent: 0, doubted: 0, ms: [] };
  sets.set(example.set, row);
  const { heard, kind, today } = example;
  const start = performance.now();
  const reading = interpret({ heard, kind, today, lookups });
  row.ms.push(performance.now() - start);
  const verdict = score(example, reading);
  if (example.kind === "address" && reading.status === "value") {
    const wrong = differences(addressParts(example.expected), reading.value);
    if (wrong.some((part) => /number|city|state|zip|country/.test(part))) row.wrongPlace = (row.wrongPlace ?? 0) + 1;
  }
  row[verdict]++;
  if (verdict === "right" && reading.needsConfirmation && !example.isHedged) row.doubted++;
  if (misses > 0 && verdict !== "right" && (wanted === undefined || wanted === example.set)) {
    const parts =
      example.kind === "address" && reading.status === "value"
        ? differences(addressParts(example.expected), reading.value).join()
        : "";
    console.log(
      `${verdict}\t${example.set}\t${heard}\t=> ${JSON.stringify(example.expected)}\tgot ${reading.status} ${JSON.stringify(reading.value ?? reading.question)} ${reading.missing} ${parts}`,
    );
  }
}
let [count, total, all] = [0, 0, []];
for (const [set, { right, asked, silent, doubted, wrongPlace, ms }] of sets) {
  const n = right + asked + silent;
  count += n;
  total += ms.reduce((sum, one) => sum + one, 0);
  all = all.concat(ms);
  console.log(
    `${set.padEnd(26)} n ${String(n).padStart(5)}  right ${((100 * right) / n).toFixed(2).padStart(6)} %  asked ${String(asked).padStart(4)}  silent ${String(silent).padStart(3)}  doubted ${String(doubted).padStart(4)}${wrongPlace === undefined ? "" : `  number/city/state/ZIP wrong ${wrongPlace}`}  ${Math.round((1000 * n) / ms.reduce((sum, one) => sum + one, 0))}/s`,
  );
}
all.sort((one, other) => one - other);
console.log(
  `${count} inputs, ${Math.round((1000 * count) / total)} a second, p99 ${all[Math.floor(all.length * 0.99)].toFixed(2)} ms, longest ${all.at(-1).toFixed(2)} ms`,
);
