import { expect, test } from "vitest";
import { none, skippedTests, sum, tallyLine, tallyVitest } from "./tally.mjs";

test("a file that could not be loaded counts as a failed test", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{ status: "failed" }] },
      { status: "passed", assertionResults: [{ status: "passed" }] },
    ],
  };
  expect(tallyVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test("tests that did not run are named with their file", () => {
  const file = { name: "/a/voice.test.ts", assertionResults: [{ status: "pending", fullName: "speaks (espeak-ng)" }] };
  expect(skippedTests({ testResults: [file] })).toEqual(["speaks (espeak-ng) (voice.test.ts)"]);
});

test("the last line is the plain count", () => {
  const all = sum([none, { passed: 3, failed: 0, skipped: 1 }, { passed: 4, failed: 1, skipped: 0 }]);
  expect(tallyLine(all)).toBe("7 passed, 1 failed, 1 skipped");
  expect(tallyLine(none)).toBe("0 passed, 0 failed, 0 skipped");
});
