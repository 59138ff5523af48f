import { expect, test } from "vitest";
import { skippedSpecs, tallyPlaywright } from "../e2e.ts";
import { failedTests, failureDetails, none, skippedTests, sum, tallyLine, tallyVitest, unseenProofs } from "./tally.ts";

test("a file that could not be loaded counts as a failed test", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      { name: "/a/one.test.ts", status: "failed", assertionResults: [] },
      { name: "/a/two.test.ts", status: "failed", assertionResults: [{ status: "failed", fullName: "two" }] },
      { name: "/a/three.test.ts", status: "passed", assertionResults: [{ status: "passed", fullName: "three" }] },
    ],
  };
  expect(tallyVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test("what a second run of the failed files mended counts as passed", () => {
  const assertionResults = [{ status: "failed", fullName: "reads" }];
  const file = { name: "/a/one.test.ts", status: "failed", assertionResults };
  const first = { numPassedTests: 3, numFailedTests: 2, numPendingTests: 0, testResults: [file] };
  const mended = { numPassedTests: 2, numFailedTests: 0, numPendingTests: 0, testResults: [] };
  expect(tallyVitest(first, mended)).toEqual({ passed: 5, failed: 0, skipped: 0 });
  expect(tallyVitest(first, { ...mended, numFailedTests: 1 })).toEqual({ passed: 4, failed: 1, skipped: 0 });
});

test("failed tests are named with their file and the beginning of what they said", () => {
  const testResults = [
    {
      name: "/a/voice.test.ts",
      status: "failed",
      assertionResults: [
        { status: "passed", fullName: "listens" },
        { status: "failed", fullName: "speaks", failureMessages: ["expected 1".padEnd(5000)] },
      ],
    },
    { name: "/a/gone.test.ts", status: "failed", message: "no such module", assertionResults: [] },
  ];
  expect(failedTests({ testResults }).map(({ name, file }) => [name, file])).toEqual([
    ["speaks (voice.test.ts)", "/a/voice.test.ts"],
    ["gone.test.ts (outside of its tests)", "/a/gone.test.ts"],
  ]);
  const [first, second] = failureDetails({ testResults });
  expect(first).toMatch(/^FAILED speaks \(voice.test.ts\)\nexpected 1/);
  expect(first?.length).toBeLessThan(1300);
  expect(second).toContain("no such module");
});

test("tests that did not run are named with their file", () => {
  const assertionResults = [{ status: "pending", fullName: "speaks (espeak-ng)" }];
  const file = { name: "/a/voice.test.ts", status: "passed", assertionResults };
  expect(skippedTests({ testResults: [file] })).toEqual(["speaks (espeak-ng) (voice.test.ts)"]);
});

test("the last line is the plain count", () => {
  const all = sum([none, { passed: 3, failed: 0, skipped: 1 }, { passed: 4, failed: 1, skipped: 0 }]);
  expect(tallyLine(all)).toBe("7 passed, 1 failed, 1 skipped");
  expect(tallyLine(none)).toBe("0 passed, 0 failed, 0 skipped");
});

test("a test that passed at the second try has passed, and a file that cannot be loaded has failed", () => {
  const stats = { expected: 3, flaky: 1, unexpected: 2, skipped: 4 };
  expect(tallyPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 3, skipped: 4 });
});

test("tests that did not run are named with their file and the reason, however deep they stand", () => {
  const annotations = [{ type: "skip", description: "no Chromium is installed" }];
  const spec = (title: string, status: string, notes: { type: string; description: string }[] = []) => ({
    title,
    file: "site/first-visit.spec.ts",
    tests: [{ status, annotations: notes }],
  });
  const inner = {
    specs: [spec("opens", "skipped", annotations), spec("closes", "expected"), spec("waits", "skipped")],
  };
  expect(skippedSpecs({ suites: [{ suites: [inner] }] })).toEqual([
    "opens (site/first-visit.spec.ts): no Chromium is installed",
    "waits (site/first-visit.spec.ts)",
  ]);
});

test("a proof of a field that acts is named when it did not run, whatever its case's words are", () => {
  const report = {
    testResults: [
      {
        name: "/dilo/packages/platform/src/resources/telephone/trunks.whole.test.ts",
        status: "passed",
        assertionResults: [
          { status: "skipped", fullName: "a trunk: no sipp may call us from its net" },
          { status: "passed", fullName: "a trunk: no sipp that takes no calls is not called" },
          { status: "skipped", fullName: "a trunk: no sipp is called twice" },
        ],
      },
    ],
  };
  const file = "resources/telephone/trunks.whole.test.ts";
  const proofs = ["may call us %s", "that takes no calls"].map((name) => ({ file, test: name }));
  expect(unseenProofs(report, proofs)).toEqual(["a trunk: no sipp may call us from its net (trunks.whole.test.ts)"]);
  expect(unseenProofs(report, [{ file: "resources/telephone/calls.test.ts", test: "may call us" }])).toEqual([]);
});
