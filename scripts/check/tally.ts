import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../bootstrap.mjs";

/** How many tests ran and how they ended. */
export type Tally = { passed: number; failed: number; skipped: number };

/** What vitest reports, as far as we read it. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: readonly FileResult[];
};

/** How one file of tests ended. */
interface FileResult {
  /** its whole path */
  readonly name: string;
  readonly status: string;
  /** why it failed outside of its tests */
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[];
  }[];
}

type Results = Pick<VitestReport, "testResults">;

export const none: Tally = { passed: 0, failed: 0, skipped: 0 };

/** Files of a vitest JSON report that failed outside of a test: not loaded, or in what runs before and after all of them. */
const failedOutside = (report: Results) =>
  report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );

/**
 * Counts a vitest JSON report. A file that failed outside of its tests is one failed test.
 * @param again the report of a second run of every file that failed; how it ended counts for their failures
 */
export function tallyVitest(report: VitestReport, again?: VitestReport): Tally {
  const failed = ({ numFailedTests, testResults }: VitestReport) =>
    numFailedTests + failedOutside({ testResults }).length;
  const left = again ? failed(again) : failed(report);
  return {
    passed: report.numPassedTests + report.numFailedTests - Math.min(report.numFailedTests, left),
    failed: left,
    skipped: report.numPendingTests,
  };
}

/**
 * The failed tests of a vitest JSON report, files that failed outside of them too.
 * @returns `file`: its whole path
 */
export function failedTests(report: Results): readonly { name: string; file: string; messages: readonly string[] }[] {
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
export const failureDetails = (report: Results) =>
  failedTests(report).map(
    ({ name, messages }) => `FAILED ${name}\n${messages.map((message) => message.slice(0, 1200)).join("\n")}`,
  );

/** Names the tests of a vitest JSON report that did not run, each with the file it stands in. */
export function skippedTests(report: Results) {
  return skipped(report).map(({ name, file }) => `${name} (${basename(file)})`);
}

const skipped = ({ testResults }: Results) =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "skipped" || status === "pending")
      .map(({ fullName: name }) => ({ name, file })),
  );

/** A test that shows the effect of fields that act. */
export interface Proof {
  /** The end of its file's path. */
  readonly file: string;
  /** How its name begins, with `%s` and the like where each case has words of its own. */
  readonly test: string;
}

/** The proofs that did not run: of their fields nobody has seen that they act. */
export function unseenProofs(report: Results, proofs: readonly Proof[]): readonly string[] {
  const isOf = ({ file, test }: Proof) => {
    const words = test.split(/%\w/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    const pattern = new RegExp(words.join(".*"), "s");
    return (one: { readonly name: string; readonly file: string }) => one.file.endsWith(file) && pattern.test(one.name);
  };
  const unseen = skipped(report).filter((one) => proofs.some((proof) => isOf(proof)(one)));
  return unseen.map(({ name, file }) => `${name} (${basename(file)})`);
}

/** Adds up tallies. */
export const sum = (tallies: readonly Tally[]) =>
  tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    none,
  );

/** The plain line other programs read: `12 passed, 0 failed, 1 skipped`. */
export const tallyLine = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * What a runner of tests reported; undefined when it could not even begin, or only showed something.
 * @param path from the project's folder
 */
export function readReport<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
