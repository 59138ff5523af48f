import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { followPage } from "../testing/page-steps.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const packages = ["api", "forms", "foundation", "platform", "testing"];

let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "dilo-resource-"));
  for (const name of packages) {
    await cp(join(root, "packages", name), join(copy, "packages", name), {
      recursive: true,
      filter: (path) => !path.includes("node_modules"),
    });
  }
  for (const file of ["package.json", "tsconfig.base.json", "vitest.config.ts"])
    await cp(join(root, file), join(copy, file));
  // The packages come from the copy, everything else from where it is installed.
  const modules = join(copy, "node_modules");
  await mkdir(join(modules, "@dilo"), { recursive: true });
  for (const name of packages) await symlink(join(copy, "packages", name), join(modules, "@dilo", name));
  for (const name of await readdir(join(root, "node_modules"))) {
    if (name !== "@dilo" && name !== ".cache") await symlink(join(root, "node_modules", name), join(modules, name));
  }
  await followPage(join(root, "docs/adding-a-resource.md"), copy);
});
afterAll(() => rm(copy, { recursive: true, force: true }));

function run(program: string, ...args: readonly string[]) {
  const path = join(copy, "node_modules", program);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], { cwd: copy, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

test("the steps of the page make a resource that compiles", () => {
  const { status, output } = run("typescript/bin/tsc", "-b", "packages/platform");
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
