import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import {
  circlesIn,
  closureOf,
  filesBelow,
  importsIn,
  moduleGraph,
  readBarrels,
  readImports,
  runtimeGraph,
} from "./module-graph.ts";

const folders: string[] = [];

/** A project of these files in a folder of its own. */
function plant(files: Record<string, string>) {
  const top = mkdtempSync(join(tmpdir(), "dilo-graph-"));
  folders.push(top);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
  return top;
}

const readAll = (top: string) => readImports(filesBelow(["packages", "apps"], top), top);

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test.each([
  ['import { a } from "./a.ts";', { specifier: "./a.ts", names: ["a"], isType: false }],
  ['import type { A } from "./a.ts";', { specifier: "./a.ts", names: ["A"], isType: true }],
  ['import { a, type B } from "./a.ts";', { specifier: "./a.ts", names: ["a", "B"], isType: false }],
  ['import * as a from "./a.ts";', { specifier: "./a.ts", names: undefined, isType: false }],
  ['import "./a.ts";', { specifier: "./a.ts", names: undefined, isType: false }],
  ['export * from "./a.ts";', { specifier: "./a.ts", names: undefined, isType: false }],
  ['export type { A } from "./a.ts";', { specifier: "./a.ts", names: ["A"], isType: true }],
  ['const a = await import("./a.ts");', { specifier: "./a.ts", names: undefined, isType: false }],
  ['let a: import("./a.ts").A;', { specifier: "./a.ts", names: undefined, isType: true }],
  ['const a = new URL("./a.js", import.meta.url);', { specifier: "./a.js", names: undefined, isType: false }],
])("%s is an import", (text, found) => {
  expect(importsIn("b.ts", text)).toEqual([found]);
});

describe("circles", () => {
  test("are found, those of types too", () => {
    const top = plant({
      "packages/a/one.ts": 'import type { Two } from "./two.ts";',
      "packages/a/two.ts": 'import { three } from "./three.ts";',
      "packages/a/three.ts": 'export { one } from "./one.ts";',
      "packages/a/alone.ts": 'import "./one.ts";',
    });
    const circle = ["packages/a/one.ts", "packages/a/three.ts", "packages/a/two.ts"];
    expect(circlesIn(moduleGraph(readAll(top)))).toEqual([circle]);
  });

  test("are not seen where two ways lead to one file", () => {
    const graph = new Map([
      ["a", new Set(["b", "c"])],
      ["b", new Set(["d"])],
      ["c", new Set(["d", "b"])],
      ["d", new Set<string>()],
    ]);
    expect(circlesIn(graph)).toEqual([]);
  });
});

test("what runs leads past types, and through a package's entry to the file behind a name alone", () => {
  const top = plant({
    "packages/forms/package.json": '{ "name": "@dilo/forms", "exports": { ".": "./src/index.ts" } }',
    "packages/forms/src/index.ts": 'export { date } from "./date.ts";\nexport * from "./name.ts";',
    "packages/forms/src/date.ts": "export const date = 1;",
    "packages/forms/src/name.ts": "export const name = 1;",
    "apps/web/page.ts": 'import { name } from "@dilo/forms";\nimport type { Look } from "./look.ts";',
    "apps/web/look.ts": "export type Look = 1;",
  });
  const imports = readAll(top);
  const closure = closureOf(runtimeGraph(imports, readBarrels(imports, top)), "apps/web/page.ts");
  expect([...closure]).toEqual(["apps/web/page.ts", "packages/forms/src/name.ts"]);
});
