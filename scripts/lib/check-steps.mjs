import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root, runNode } from "./run.mjs";
import { none, skippedTests, tallyVitest } from "./tally.mjs";

const cache = "node_modules/.cache/dilo";
const report = `${cache}/vitest.json`;

const vitest = [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report}`,
];

/** Two lanes: the tests, and everything quick after one another. */
const lanesOf = ({ withWhole }) => [
  [["tests", withWhole ? vitest : [...vitest, "--project=node", "--project=web"]]],
  [
    ["format and lint", ["node_modules/@biomejs/biome/bin/biome", "ci", ".", "--error-on-warnings"]],
    ["types", ["node_modules/typescript/bin/tsc", "-b"]],
    [
      "lost promises",
      ["node_modules/oxlint/bin/oxlint", "--type-aware", "--quiet", "apps", "packages", "scripts", "e2e"],
    ],
    // Without its cache, which remembers exports that have since found their users.
    ["unused code", ["node_modules/knip/bin/knip.js"]],
  ],
];

/**
 * Runs every check but the browser's, prints each one's time, and what a failed one said.
 * @param {{ withWhole?: boolean }} [options] `withWhole`: also the tests of the whole, `*.whole.test.ts`, which take longer
 * @returns {Promise<{ failed: string[], tally: import("./tally.mjs").Tally }>} the names of the steps that failed
 */
export async function runCheckSteps({ withWhole = false } = {}) {
  mkdirSync(join(root, cache), { recursive: true });
  rmSync(join(root, report), { force: true });
  const failed = (await Promise.all(lanesOf({ withWhole }).map(runLane))).flat();
  const seen = readReport();
  for (const name of seen ? skippedTests(seen) : []) console.log(`not run ${name}`);
  return { failed, tally: seen ? tallyVitest(seen) : none };
}

async function runLane(steps) {
  const failed = [];
  for (const [name, args] of steps) {
    const began = performance.now();
    const { code, output } = await runNode(args);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
    if (code !== 0) failed.push(name);
    if (code !== 0) console.log(output);
  }
  return failed;
}

/** What the tests reported; nothing when they could not even begin. */
function readReport() {
  try {
    return JSON.parse(readFileSync(join(root, report), "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}
