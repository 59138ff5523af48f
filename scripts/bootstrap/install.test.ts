import { expect, test } from "vitest";
import { missingPackages } from "./install.mjs";

const wanted = {
  "": { name: "dilo" },
  "packages/forms": { name: "@dilo/forms", version: "0.0.0" },
  "node_modules/@dilo/forms": { resolved: "packages/forms", link: true },
  "node_modules/vite": { version: "8.3.8" },
  "node_modules/only-on-a-mac": { version: "1.0.0", optional: true },
};
const present = {
  "node_modules/@dilo/forms": { resolved: "packages/forms", link: true },
  "node_modules/vite": { version: "8.3.8" },
};

test("nothing is missing when all is there, whatever another machine would need besides", () => {
  expect(missingPackages(wanted, present)).toEqual([]);
});

test("a fresh clone lacks everything", () => {
  expect(missingPackages(wanted, {})).toEqual(["node_modules/@dilo/forms", "node_modules/vite"]);
});

test("an older version is missing, and so is a link to another place", () => {
  const stale = {
    "node_modules/@dilo/forms": { resolved: "packages/elsewhere", link: true },
    "node_modules/vite": { version: "8.3.7" },
  };
  expect(missingPackages(wanted, stale)).toEqual(["node_modules/@dilo/forms", "node_modules/vite"]);
});

test("in production what is for development alone is not missing", () => {
  const lock = { "node_modules/a": { version: "1.0.0" }, "node_modules/tool": { version: "1.0.0", dev: true } };
  expect(missingPackages(lock, {}, { isProduction: true })).toEqual(["node_modules/a"]);
  expect(missingPackages(lock, {})).toHaveLength(2);
});
