import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasPassed, keyOf, lintUnits, rememberPassed } from "./lost-promises.ts";

let top: string;
beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), "dilo-kept-"));
  for (const name of ["a.ts", "b.ts", "package-lock.json"]) writeFileSync(join(top, name), name);
});
afterAll(() => rmSync(top, { recursive: true }));

test("a workspace is looked at with the types of what it uses, directly or not", () => {
  const server = lintUnits().find(({ folders }) => folders.includes("apps/server"));
  const types = ["platform", "api", "forms", "foundation"].map((name) => `node_modules/.cache/tsc/${name}`);
  expect(server?.uses).toEqual(expect.arrayContaining(types));
});

test("a key changes with a file, with the list of files and with the lock, and with nothing else", () => {
  const key = keyOf(["a.ts"], top);
  expect(keyOf(["a.ts"], top)).toBe(key);
  expect(keyOf(["a.ts", "b.ts"], top)).not.toBe(key);
  writeFileSync(join(top, "b.ts"), "other");
  expect(keyOf(["a.ts"], top)).toBe(key);
  writeFileSync(join(top, "package-lock.json"), "other");
  expect(keyOf(["a.ts"], top)).not.toBe(key);
});

test("what passed is remembered by its last key", () => {
  const folder = join(top, "passed");
  expect(hasPassed("step", "one", folder)).toBe(false);
  rememberPassed("step", "one", folder);
  expect(hasPassed("step", "one", folder)).toBe(true);
  rememberPassed("step", "two", folder);
  expect(hasPassed("step", "one", folder)).toBe(false);
});
