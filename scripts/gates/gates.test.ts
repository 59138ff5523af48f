import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root, runNode } from "../bootstrap.mjs";

// A gate that looks at nothing passes everything. So each one is shown a breach here, and must see it.
const planted = {
  "packages/foundation/src/imports-forms.ts": 'import { form } from "@dilo/forms";\nexport const reached = form;\n',
  "packages/foundation/src/imports-node.ts":
    'import { readFileSync } from "node:fs";\nexport const text = readFileSync("x", "utf8");\n',
  "packages/foundation/src/uses-page.ts": "export const title = document.title;\n",
  "packages/forms/src/reaches-up.ts": 'import { app } from "@dilo/server";\nexport const reached = app;\n',
  "packages/forms/src/touches-node.ts":
    'import { readFileSync } from "node:fs";\nexport const text = readFileSync("x", "utf8");\n',
  "packages/forms/src/touches-page.ts": "export const title = document.title;\n",
  "packages/forms/src/touches-process.ts": "export const folder = process.cwd();\n",
  "packages/forms/src/in-order.ts": "export const inOrder = true;\n",
  "packages/api/src/reaches-deep.ts":
    'import type { Form } from "@dilo/forms/src/form.ts";\nexport type Deep = Form;\n',
  "packages/api/src/reaches-beside.ts":
    'import type { inOrder } from "../../forms/src/in-order.ts";\nexport type Beside = typeof inOrder;\n',
  "apps/web/src/reaches-across.ts": 'import { app } from "@dilo/server";\nexport const reached = app;\n',
  "apps/server/src/mail/via-outbox.ts": 'export const outbox = "outbox";\n',
  "apps/server/src/mail/routes.ts": 'export { outbox } from "./via-outbox.ts";\n',
  "apps/server/src/services.ts": 'export { outbox } from "./mail/via-outbox.ts";\n',
  "apps/server/src/http/port.ts": 'export const port = process.env["PORT"];\n',
  "apps/server/src/settings/config.ts": 'export const port = process.env["PORT"];\n',
  "packages/api/src/forgets-a-case.ts":
    'type Way = "on" | "off";\nexport function go(way: Way): void {\n  switch (way) {\n    case "on":\n      return;\n  }\n}\n',
  "packages/api/src/loses-a-promise.ts":
    "export async function load(): Promise<void> {}\nexport function all(): void {\n  load();\n  [1].forEach(async () => load());\n}\n",
  "packages/api/src/loses-a-query.ts":
    'type Query = { then: PromiseLike<void>["then"] };\ndeclare function insert(row: string): Query;\nexport function save(): void {\n  insert("row");\n}\n',
};

const workspaces = [
  "packages/foundation",
  "packages/forms",
  "packages/api",
  "packages/voice",
  "packages/platform",
  "apps/web",
  "apps/server",
];

let top: string;
let seen: { biome: string; tsc: string; oxlint: string };

beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), "dilo-gates-"));
  await plantTree();
  const checked = ["foundation", "forms", "api"].map((name) => join(top, "packages", name));
  const program = (path: string) => join(root, "node_modules", path);
  const [biome, tsc, oxlint] = await Promise.all([
    runNode([program("@biomejs/biome/bin/biome"), "lint", top, `--config-path=${top}`, "--reporter=github"]),
    runNode([program("typescript/bin/tsc"), "-b", "--checkers", "1", ...checked]),
    runNode([
      program("oxlint/bin/oxlint"),
      "--type-aware",
      "-c",
      join(top, ".oxlintrc.json"),
      "-f",
      "unix",
      join(top, "packages/api/src"),
    ]),
  ]);
  seen = { biome: biome.output, tsc: tsc.output, oxlint: oxlint.output };
});

afterAll(() => rm(top, { recursive: true, force: true }));

describe("the linter", () => {
  test.each([
    ["the foundation importing anything", "packages/foundation/src/imports-forms.ts", "noUndeclaredDependencies"],
    ["Node in the foundation", "packages/foundation/src/imports-node.ts", "noNodejsModules"],
    ["forms importing the server", "packages/forms/src/reaches-up.ts", "noUndeclaredDependencies"],
    ["the site importing the server", "apps/web/src/reaches-across.ts", "noUndeclaredDependencies"],
    ["Node in forms", "packages/forms/src/touches-node.ts", "noNodejsModules"],
    ["a deep import by name", "packages/api/src/reaches-deep.ts", "noRestrictedImports"],
    ["a deep import by path", "packages/api/src/reaches-beside.ts", "noRestrictedImports"],
    ["routes that choose an adapter", "apps/server/src/mail/routes.ts", "noRestrictedImports"],
    ["settings read outside config.ts", "apps/server/src/http/port.ts", "noProcessEnv"],
  ])("sees %s", (_, file, rule) => {
    expect(breaches("biome", file)).toContain(rule);
  });

  test.each(["packages/forms/src/in-order.ts", "apps/server/src/services.ts", "apps/server/src/settings/config.ts"])(
    "has nothing against %s",
    (file) => {
      expect(breaches("biome", file)).toBe("");
    },
  );
});

describe("the compiler", () => {
  test.each([
    ["the page in the foundation", "packages/foundation/src/uses-page.ts", "TS2584"],
    ["the page in forms", "packages/forms/src/touches-page.ts", "TS2584"],
    ["the process in forms", "packages/forms/src/touches-process.ts", "TS2591"],
    ["Node in forms", "packages/forms/src/touches-node.ts", "TS2591"],
    ["a deep import by name", "packages/api/src/reaches-deep.ts", "TS2307"],
    ["a deep import by path", "packages/api/src/reaches-beside.ts", "TS2878"],
  ])("sees %s", (_, file, code) => {
    expect(breaches("tsc", file)).toContain(code);
  });

  test("has nothing against a file in order", () => {
    expect(breaches("tsc", "packages/forms/src/in-order.ts")).toBe("");
  });
});

describe("the linter that knows types", () => {
  test.each([
    ["a query nobody waits for", "loses-a-query.ts", "no-floating-promises"],
    ["a promise nobody waits for", "loses-a-promise.ts", "no-floating-promises"],
    ["a promise given where none is awaited", "loses-a-promise.ts", "no-misused-promises"],
    ["a case of a union that is left out", "forgets-a-case.ts", "switch-exhaustiveness-check"],
  ])("sees %s", (_, file, rule) => {
    expect(breaches("oxlint", `packages/api/src/${file}`)).toContain(rule);
  });
});

/** The lines in which a tool complains about a file. */
function breaches(tool: "biome" | "tsc" | "oxlint", file: string) {
  const places = ["(", ",", ":"].map((after) => basename(file) + after);
  return seen[tool]
    .split("\n")
    .filter((line: string) => places.some((place) => line.includes(place)))
    .join("\n");
}

/** Our own rules and workspaces around files that break them, away from the tree the other checks are reading. */
async function plantTree() {
  const { vcs, ...rules } = JSON.parse(await readFile(join(root, "biome.json"), "utf8"));
  await writeFile(join(top, "biome.json"), JSON.stringify({ ...rules, root: true, vcs: { ...vcs, enabled: false } }));
  for (const path of ["package.json", "tsconfig.base.json", ".oxlintrc.json"])
    await cp(join(root, path), join(top, path));
  for (const workspace of workspaces) {
    for (const path of ["package.json", "tsconfig.json"]) {
      await cp(join(root, workspace, path), join(top, workspace, path));
    }
  }
  for (const [path, text] of Object.entries(planted)) {
    await mkdir(dirname(join(top, path)), { recursive: true });
    await writeFile(join(top, path), text);
  }
  // Only our own packages: with the whole folder, the compiler would write its cache into ours.
  await mkdir(join(top, "node_modules"));
  await symlink(join(root, "node_modules/@dilo"), join(top, "node_modules/@dilo"), "dir");
}
