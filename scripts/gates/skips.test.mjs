import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../lib/run.mjs";
import { filesBelow } from "./module-graph.mjs";

const tests = filesBelow(["packages", "apps", "scripts", "e2e"]).filter(
  (file) => /\.(test|contract|spec)\.(tsx?|mjs)$/.test(file) && !file.endsWith("gates/skips.test.mjs"),
);

/** Skipped tests that do not say why: in the title, as the tally names them, or as Playwright's second argument. */
function unexplainedSkips(text) {
  const conditional = [...text.matchAll(/\.skipIf\(.*?\)\(\s*(["'`])(.*?)\1,/gs)];
  const noReason = conditional
    .filter(([, , title]) => !/\$\{\w*[?}\s]|skipped where/.test(title))
    .map(([, , title]) => title);
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

  test.each([
    ['test.skipIf(!isHere)("reads it", () => {});', ["reads it"]],
    [`test.skipIf(!isHere)(\`reads it\${lack}\`, () => {});`, []],
    ['describe.skipIf(noFacts)("the contract (skipped where it is not there)", () => {});', []],
    ['test.skip("reads it", () => {});', ['.skip("']],
    ['describe.only("a reader", () => {});', ['.only("']],
    ['test.skip(process.platform !== "linux", "only Linux lists a server\'s children");', []],
    ['test.skip(why !== undefined, why ?? "");', []],
    ["test.skip(why !== undefined);", [".skip(why !== undefined);"]],
  ])("%s", (text, found) => {
    expect(unexplainedSkips(text)).toEqual(found);
  });
});
