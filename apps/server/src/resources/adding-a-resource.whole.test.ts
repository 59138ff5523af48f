import { spawnSync } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { followPage } from "../testing/page-steps.ts";
import { scratchCopy } from "../testing/scratch-copy.ts";

const packages = ["api", "forms", "foundation", "platform", "testing"];

let copy: string;

beforeAll(async () => {
  const settings = ["package.json", "tsconfig.base.json", "vitest.config.ts", "apps/web/preact-for-react.ts"];
  copy = await scratchCopy([...packages.map((name) => `packages/${name}`), ...settings]);
  await followPage("adding-a-resource.md", copy);
});
afterAll(() => rm(copy, { recursive: true, force: true }));

function run(program: string, ...args: readonly string[]) {
  const path = join(copy, "node_modules", program);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], { cwd: copy, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

test("the steps of the page make a resource that compiles", () => {
  const { status, output } = run("typescript/bin/tsc", "-b", "--checkers", "1", "packages/platform");
  expect(status, output).toBe(0);
}, 240_000);

test("the catalogue's tests hold the new resource to everything they ask of the others", async () => {
  const vitest = (...args: readonly string[]) => run("vitest/vitest.mjs", "run", "--project", "node", ...args);
  const api = vitest("packages/api/src/catalogue", "-u");
  expect(api.status, api.output).toBe(0);
  const report = join(copy, "report.json");
  const tests = [
    "packages/platform/src/resources/catalogue",
    "-t",
    "Note",
    "--reporter=json",
    `--outputFile=${report}`,
  ];
  const platform = vitest(...tests);
  expect(platform.status, platform.output).toBe(0);
  const { numPassedTests } = JSON.parse(await readFile(report, "utf8")) as { readonly numPassedTests: number };
  // All five answer and keep to the roles, three keep to their org, two check bodies, one lists.
  expect(numPassedTests).toBeGreaterThanOrEqual(16);
}, 240_000);
