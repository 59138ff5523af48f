import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./run.mjs";

/**
 * How many tests ran and how they ended.
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 */

/**
 * What vitest reports, as far as we read it.
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: any[] }} VitestReport
 */

/** @type {Tally} */
export const none = { passed: 0, failed: 0, skipped: 0 };

/** Files of a vitest JSON report that failed outside of a test: not loaded, or in what runs before and after all of them. */
const failedOutside = (report) =>
  report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );

/**
 * Counts a vitest JSON report. A file that failed outside of its tests is one failed test.
 * @param {VitestReport} report
 * @param {VitestReport} [again] the report of a second run of every file that failed; how it ended counts for their failures
 * @returns {Tally}
 */
export function tallyVitest(report, again) {
  const failed = ({ numFailedTests, testResults }) => numFailedTests + failedOutside({ testResults }).length;
  const left = again ? failed(again) : failed(report);
  return {
    passed: report.numPassedTests + report.numFailedTests - Math.min(report.numFailedTests, left),
    failed: left,
    skipped: report.numPendingTests,
  };
}

/**
 * The failed tests of a vitest JSON report, files that failed outside of them too.
 * @returns {readonly { name: string, file: string, messages: readonly string[] }[]} `file`: its whole path
 */
export function failedTests(report) {
  const tests = report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => ({
        name: `${fullName} (${basename(file)})`,
        file,
        messages: failureMessages ?? [],
      })),
  );
  const files = failedOutside(report).map(({ name, message }) => ({
    name: `${basename(name)} (outside of its tests)`,
    file: name,
    messages: message ? [message] : [],
  }));
  return [...tests, ...files];
}

/** What to read first of a failed run: each failed test, and the beginning of what it said. */
export const failureDetails = (report) =>
  failedTests(report).map(
    ({ name, messages }) => `FAILED ${name}\n${messages.map((message) => message.slice(0, 1200)).join("\n")}`,
  );

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
