import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./run.mjs";

/**
 * How many tests ran and how they ended.
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 */

/** @type {Tally} */
export const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * Counts a vitest JSON report. A file that could not even be loaded is one failed test.
 * @returns {Tally}
 */
export function tallyVitest(report) {
  const unloaded = report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests,
  };
}

/** Names the tests of a vitest JSON report that did not run, each with the file it stands in. */
export function skippedTests(report) {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "skipped" || status === "pending")
      .map(({ fullName }) => `${fullName} (${basename(name)})`),
  );
}

/** Adds up tallies. */
export const sum = (tallies) =>
  tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    none,
  );

/** The plain line other programs read: `12 passed, 0 failed, 1 skipped`. */
export const tallyLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * What a runner of tests reported; undefined when it could not even begin, or only showed something.
 * @param {string} path from the project's folder
 */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}
