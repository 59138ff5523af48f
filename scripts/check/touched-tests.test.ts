import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../bootstrap.mjs";
import { changedFiles, compositionRoots, testsAfter } from "./touched-tests.ts";

const code = (...targets: string[]) => targets.map((target) => ({ target, names: undefined, isType: false }));
const src = "apps/server/src";
const imports = new Map([
  ["packages/foundation/src/date.ts", []],
  ["packages/foundation/src/date.test.ts", code("packages/foundation/src/date.ts")],
  ["packages/platform/src/calls/call.ts", []],
  ["packages/platform/src/calls/call.test.ts", code("packages/platform/src/calls/call.ts")],
  [`${src}/app.ts`, code(`${src}/payments/pay.ts`, `${src}/delivery/print.ts`, "packages/platform/src/calls/call.ts")],
  [`${src}/services.ts`, []],
  [`${src}/testing/test-server.ts`, code(`${src}/app.ts`)],
  [`${src}/testing/privacy.test.ts`, code(`${src}/testing/test-server.ts`)],
  [`${src}/payments/pay.ts`, []],
  [`${src}/payments/pay.test.ts`, code(`${src}/testing/test-server.ts`)],
  [`${src}/delivery/print.ts`, code("packages/foundation/src/date.ts")],
  [`${src}/delivery/print.test.ts`, code(`${src}/testing/test-server.ts`)],
]);
const quick = "packages/foundation/src/date.test.ts";
const call = "packages/platform/src/calls/call.test.ts";
const privacy = `${src}/testing/privacy.test.ts`;
const pay = `${src}/payments/pay.test.ts`;
const print = `${src}/delivery/print.test.ts`;

test.each([
  ["nothing", [], [quick]],
  ["a call", ["packages/platform/src/calls/call.ts"], [quick, call, privacy]],
  ["a reader of answers", ["packages/foundation/src/date.ts"], [quick, privacy, print]],
  ["a feature of the server", [`${src}/payments/pay.ts`], [quick, privacy, pay]],
  ["a costly test itself", [pay], [quick, pay]],
  ["what wires the server", [`${src}/app.ts`], [quick, privacy, pay, print]],
  ["data of the server", ["apps/server/migrations/0001.sql"], [quick, privacy, pay, print]],
  ["the lock", ["package-lock.json"], [quick, call, privacy, pay, print]],
])("a change of %s", (_, changed, tests) => {
  expect(testsAfter(imports, changed)).toEqual(tests);
});

test.each(compositionRoots)("%s is there", (file) => {
  expect(existsSync(join(root, file))).toBe(true);
});

let clone: string;
const write = (name: string) => writeFileSync(join(clone, name), name);
const git = (...args: string[]) =>
  execFileSync("git", ["-C", clone, "-c", "user.name=A", "-c", "user.email=a@example.com", ...args]);

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), "dilo-changed-"));
});
afterAll(() => rmSync(clone, { recursive: true }));

test("a folder without git cannot tell", () => {
  expect(changedFiles(clone)).toBeUndefined();
});

test("on main what is not committed has changed, on a branch what main does not have", () => {
  git("init", "-q", "-b", "main");
  for (const name of ["kept.ts", "edited.ts", "gone.ts"]) write(name);
  git("add", ".");
  git("commit", "-qm", "docs: begin");
  expect(changedFiles(clone)).toEqual([]);
  writeFileSync(join(clone, "edited.ts"), "other");
  write("new.ts");
  expect(changedFiles(clone)).toEqual(["edited.ts", "new.ts"]);
  git("checkout", "-qb", "branch");
  git("rm", "-q", "gone.ts");
  git("commit", "-qam", "docs: go on");
  expect(changedFiles(clone)).toEqual(["edited.ts", "gone.ts", "new.ts"]);
});
