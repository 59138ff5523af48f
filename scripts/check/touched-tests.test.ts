import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../bootstrap/run.mjs";
import { compositionRoots, testsAfter } from "./touched-tests.ts";

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
