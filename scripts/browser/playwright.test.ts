import { expect, test } from "vitest";
import { skippedSpecs, tallyPlaywright } from "./playwright.ts";

test("a test that passed at the second try has passed, and a file that cannot be loaded has failed", () => {
  const stats = { expected: 3, flaky: 1, unexpected: 2, skipped: 4 };
  expect(tallyPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 3, skipped: 4 });
});

test("tests that did not run are named with their file and the reason, however deep they stand", () => {
  const annotations = [{ type: "skip", description: "no Chromium is installed" }];
  const spec = (title: string, status: string, notes: { type: string; description: string }[] = []) => ({
    title,
    file: "site/open.spec.ts",
    tests: [{ status, annotations: notes }],
  });
  const inner = {
    specs: [spec("opens", "skipped", annotations), spec("closes", "expected"), spec("waits", "skipped")],
  };
  expect(skippedSpecs({ suites: [{ suites: [inner] }] })).toEqual([
    "opens (site/open.spec.ts): no Chromium is installed",
    "waits (site/open.spec.ts)",
  ]);
});
