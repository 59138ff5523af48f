import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../bootstrap/run.mjs";
import { lockedPackages, noticesPage } from "./notices.ts";

test("the notices are those of the lock; npm run generate makes them again", () => {
  expect(readFileSync(join(root, "THIRD-PARTY-NOTICES.md"), "utf8")).toBe(noticesPage(lockedPackages()));
});

test("what is for development alone is left out, and nothing stands there twice", () => {
  const one = { version: "1.0.0", license: "MIT" };
  const page = noticesPage({
    "": {},
    "packages/forms": one,
    "node_modules/@dilo/forms": { link: true },
    "node_modules/a": one,
    "node_modules/b/node_modules/a": one,
    "node_modules/tool": { ...one, dev: true },
  });
  expect(page.split("\n").filter((line) => line.includes("1.0.0"))).toEqual(["| a | 1.0.0 | MIT |"]);
});
