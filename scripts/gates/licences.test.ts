import { expect, test } from "vitest";
import { type LockedPackage, lockedPackages } from "../generate.ts";

/** What may be passed on with Dilo, under its own licence. */
const allowed = new Set(
  "MIT MIT-0 ISC 0BSD BSD BSD-2-Clause BSD-3-Clause Apache-2.0 OFL-1.1 Unlicense CC0-1.0 BlueOak-1.0.0".split(" "),
);

/** Besides these, tools that are not passed on may have these. */
const allowedForTools = new Set([...allowed, "MPL-2.0", "Python-2.0", "CC-BY-4.0"]);

/** Packages that are not in the lock with a licence, or with another one, and what was found. */
const exceptions = new Map([
  // Its package.json names none; its LICENSE is MIT's text.
  ["png-js", "MIT"],
  // Below the object store of the tests: named in an older field of theirs, or in their readme.
  ["busboy", "MIT"],
  ["streamsearch", "MIT"],
  ["only", "MIT"],
  ["humanize-number", "MIT"],
]);

/** Under the GPL, and therefore optional and in a process of its own: Dilo runs without, and deploy/Dockerfile leaves it out. */
const separable = new Set(["@echogarden/espeak-ng-emscripten"]);

/** `path: licence` of every package whose licence is not of the list. */
function refused(packages: Readonly<Record<string, LockedPackage>>) {
  return Object.entries(packages).flatMap(([path, { license, dev, link, optional }]) => {
    if (!path.includes("node_modules/") || link) return [];
    const name = path.split("node_modules/").pop() ?? "";
    if (separable.has(name) && optional) return [];
    const words = license ?? exceptions.get(name) ?? "none";
    const list = dev ? allowedForTools : allowed;
    const isAllowed = words
      .replace(/[()]/g, "")
      .split(" OR ")
      .some((choice) => choice.split(" AND ").every((one) => list.has(one)));
    return isAllowed ? [] : [`${path}: ${words}`];
  });
}

test("every package that runs with Dilo has a licence of the list", () => {
  expect(refused(lockedPackages())).toEqual([]);
});

test("the list holds off what may not be passed on, and a GPL package that is not optional", () => {
  const packages = {
    "node_modules/a": { license: "AGPL-3.0" },
    "node_modules/b": { license: "MIT AND GPL-2.0" },
    "node_modules/c": { license: "MIT OR GPL-2.0" },
    "node_modules/d": {},
    "node_modules/tool": { license: "MPL-2.0", dev: true },
    "node_modules/e": { license: "MPL-2.0" },
    "node_modules/@echogarden/espeak-ng-emscripten": { license: "GPL-3.0" },
  };
  expect(refused(packages).map((line) => line.split("/").slice(1).join("/").split(":")[0])).toEqual([
    "a",
    "b",
    "d",
    "e",
    "@echogarden/espeak-ng-emscripten",
  ]);
});
