// usage: npm run check [-- --all]   format, lint, types, lost promises, unused code, and the tests a change touches; with --all every test

import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { provenElsewhere } from "../packages/platform/src/resources/proofs/elsewhere.table.ts";
import { telephoneAndTests } from "../packages/platform/src/resources/proofs/telephone-and-tests.table.ts";
import { isStarted, root, runNode } from "./bootstrap.mjs";
import { findLostPromises } from "./check/lost-promises.ts";
import {
  failedTests,
  failureDetails,
  none,
  readReport,
  skippedTests,
  type Tally,
  tallyLine,
  tallyVitest,
  unseenProofs,
  type VitestReport,
} from "./check/tally.ts";
import { changedFiles, isTest, testsAfter } from "./check/touched-tests.ts";
import { filesBelow, readImports } from "./gates/module-graph.ts";

const cache = "node_modules/.cache/dilo";
const report = `${cache}/vitest.json`;
const secondReport = `${cache}/vitest-again.json`;

/** The arguments that run tests and report on them in a file. */
const vitest = (file: string) => [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${file}`,
];

/** The compiler's four checkers for a project each infer the shared types again: one takes a third of their time. */
const checkTypes = () => runNode(["node_modules/typescript/bin/tsc", "-b", "--checkers", "1", "--builders", "2"]);

/** A check by its name: what it runs, and resolves to what that says. */
interface Step {
  readonly name: string;
  readonly run: () => Promise<{ code: number; output: string }>;
}

const quick = (tests: readonly string[], beside: Promise<unknown> | undefined): Step[][] => [
  [{ name: "tests", run: () => runTests(tests, beside) }],
  [
    {
      name: "format and lint",
      run: () => runNode(["node_modules/@biomejs/biome/bin/biome", "ci", ".", "--error-on-warnings"]),
    },
    { name: "types", run: checkTypes },
    { name: "lost promises", run: findLostPromises },
    // Without its cache, which remembers exports that have since found their users.
    { name: "unused code", run: () => runNode(["node_modules/knip/bin/knip.js"]) },
  ],
];

/**
 * Runs every check but the browser's, prints each one's time, and what a failed one said.
 * @param options `all`: every test, those of the whole (`*.whole.test.ts`) too; else those that a change touches and
 *   those that cost little. `beside`: what runs at the same time; tests that failed run once more when it has ended
 * @returns the names of the steps that failed, and of the proofs of acting fields that did not run
 */
export async function runCheckSteps({
  all = false,
  beside,
}: {
  all?: boolean;
  beside?: Promise<unknown>;
} = {}): Promise<{ failed: string[]; tally: Tally; unseen: readonly string[] }> {
  mkdirSync(join(root, cache), { recursive: true });
  for (const file of [report, secondReport]) rmSync(join(root, file), { force: true });
  const failed = (await Promise.all(quick(all ? [] : touchedTests(), beside).map(runInOrder))).flat();
  const seen = readReport<VitestReport>(report);
  for (const name of seen ? skippedTests(seen) : []) console.log(`not run ${name}`);
  const unseen = seen ? unseenProofs(seen, [...provenElsewhere, ...telephoneAndTests]) : [];
  return { failed, tally: seen ? tallyVitest(seen, readReport<VitestReport>(secondReport)) : none, unseen };
}

/**
 * Runs tests; files with a failed one run once more with nothing beside them, as Playwright's do. What passes then is
 * named as unsteady. What failed stands first in the output, before the long list of what passed.
 */
async function runTests(tests: readonly string[], beside: Promise<unknown> | undefined) {
  const first = await runNode([...vitest(report), ...tests]);
  const seen = readReport<VitestReport>(report);
  const files = seen ? failedTests(seen).map(({ file }) => file) : [];
  if (first.code === 0 || seen === undefined || files.length === 0)
    return { ...first, output: withoutPassed(first.output) };
  await beside;
  const second = await runNode([...vitest(secondReport), "--no-file-parallelism", ...new Set(files)]);
  const again = readReport<VitestReport>(secondReport);
  if (second.code === 0 && again) {
    for (const { name } of failedTests(seen)) console.log(`UNSTEADY ${name}: failed beside others, passed alone`);
    for (const detail of failureDetails(seen)) console.log(detail);
    return { code: 0, output: "" };
  }
  return { code: second.code, output: [...failureDetails(again ?? seen), withoutPassed(second.output)].join("\n") };
}

const withoutPassed = (output: string) =>
  output
    .split("\n")
    .filter((line: string) => !line.includes("✓"))
    .join("\n");

/** The arguments that narrow the tests down to what the change touches. */
function touchedTests() {
  const imports = readImports(filesBelow(["packages", "apps", "scripts", "e2e", "bench", "docs"]));
  const every = [...imports.keys()].filter((file) => isTest(file) && !file.includes(".whole."));
  const changed = changedFiles();
  const projects = ["--project=node", "--project=isolated", "--project=web"];
  if (changed === undefined) return projects;
  const chosen = new Set(testsAfter(imports, changed));
  const files = every.filter((file) => chosen.has(file));
  console.log(
    `${files.length} of ${every.length} test files: those the change touches and all quick ones (--all runs everything)`,
  );
  return [...projects, ...files];
}

async function runInOrder(steps: readonly Step[]) {
  const failed: string[] = [];
  for (const { name, run } of steps) {
    const began = performance.now();
    const { code, output } = await run();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
    if (code !== 0) failed.push(name);
    if (code !== 0) console.log(output);
  }
  return failed;
}

if (isStarted(import.meta.url)) {
  const { failed, tally } = await runCheckSteps({ all: process.argv.includes("--all") });
  if (failed.length > 0) console.log(`Not in order: ${failed.join(", ")}`);
  console.log(tallyLine(tally));
  process.exit(failed.length === 0 ? 0 : 1);
}
