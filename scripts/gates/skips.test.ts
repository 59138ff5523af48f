import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../bootstrap.mjs";
import { filesBelow } from "./module-graph.ts";

const tests = filesBelow(["packages", "apps", "scripts", "e2e"]).filter(
  (file) => /\.(test|contract|spec)\.tsx?$/.test(file) && !file.endsWith("gates/skips.test.ts"),
);

/** Skipped tests that do not say why: in the title, as the tally names them, or as Playwright's second argument. */
function unexplainedSkips(text: string) {
  const conditional = [...text.matchAll(/\.skipIf\(.*?\)\(\s*(["'`])(.*?)\1,/gs)];
  const noReason = conditional
    .filter(([, , title]) => !/\$\{\w*[?}\s]|skipped where/.test(title ?? ""))
    .map(([, , title = ""]) => title);
  const always = [...text.matchAll(/\.(?:skip|todo|only)\(\s*["'`]/g), ...text.matchAll(/\.skip\([^"'`,;]*\);/g)];
  return [...noReason, ...always.map(([found]) => found)];
}

describe("no test is skipped without a reason", () => {
  test.each(tests.filter((file) => /\.(skip|todo|only)/.test(readFileSync(join(root, file), "utf8"))))(
    "in %s",
    (file) => {
      expect(unexplainedSkips(readFileSync(join(root, file), "utf8"))).toEqual([]);
    },
  );

  // `%` stands for the word itself, so that no search for tests that are left out ends here.
  test.each([
    ['test.%If(!isHere)("reads it", () => {});', ["reads it"]],
    [`test.%If(!isHere)(\`reads it\${lack}\`, () => {});`, []],
    ['describe.%If(noFacts)("the contract (skipped where it is not there)", () => {});', []],
    ['test.%("reads it", () => {});', ['.%("']],
    ['test.%(process.platform !== "linux", "only Linux lists a server\'s children");', []],
    ['test.%(why !== undefined, why ?? "");', []],
    ["test.%(why !== undefined);", [".%(why !== undefined);"]],
  ])("%s", (text, found) => {
    expect(unexplainedSkips(text.replace("%", "skip"))).toEqual(found.map((one) => one.replace("%", "skip")));
  });

  test("and none is run alone", () => {
    expect(unexplainedSkips('describe.%("a reader", () => {});'.replace("%", "only"))).toEqual(['.only("']);
  });
});
