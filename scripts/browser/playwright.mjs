import { rmSync } from "node:fs";
import { join } from "node:path";
import { root, runNode } from "../lib/run.mjs";
import { none, readReport } from "../lib/tally.mjs";

const cli = "node_modules/@playwright/test/cli.js";
const report = "node_modules/.cache/dilo/e2e.json";

/**
 * Runs the end-to-end tests, and shows what Playwright prints.
 * @param {readonly string[]} args what `playwright test` takes: part of a file name, `--ui`, `--project sound` ...
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<{ code: number, tally: import("../lib/tally.mjs").Tally, skipped: readonly string[] }>} `skipped`: each
 *   test that did not run, with its reason
 */
export async function runPlaywright(args, { env = {} } = {}) {
  rmSync(join(root, report), { force: true });
  const { code } = await runNode([cli, "test", ...args], { show: true, env: { ...env, E2E_REPORT: report } });
  const seen = readReport(report);
  return { code, tally: seen ? tallyPlaywright(seen) : none, skipped: seen ? skippedSpecs(seen) : [] };
}

/**
 * Counts a Playwright JSON report; a test that passed when it was tried again has passed.
 * @param {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number }, errors: readonly object[] }} report
 * @returns {import("../lib/tally.mjs").Tally}
 */
export function tallyPlaywright({ stats, errors }) {
  const { expected, flaky, unexpected, skipped } = stats;
  // An error outside of the tests: a file that cannot be loaded, a product that does not build.
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped };
}

/** Names the tests of a Playwright JSON report that did not run, each with the reason it gave. @param {{ suites?: any[] }} report */
export function skippedSpecs({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === "skipped")
        .map(({ annotations }) => {
          const reason = annotations.find(({ type }) => type === "skip")?.description;
          return `${title} (${file})${reason ? `: ${reason}` : ""}`;
        }),
    ),
    ...skippedSpecs(suite),
  ]);
}
