import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isFresh, missingPackages, requireBuilt } from "./ready.mjs";

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

const written = new Date("2026-01-01T10:00:00Z");
const built = new Date("2026-01-01T11:00:00Z");
const changed = new Date("2026-01-01T12:00:00Z");
const sources = [
  "apps/server/src/main.ts",
  "apps/web/src/main.tsx",
  "packages/forms/src/form.ts",
  "scripts/build.ts",
  "package-lock.json",
];

let top: string;

beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), "dilo-built-"));
  for (const path of sources) await put(path, written);
  await put("apps/web/dist/index.html", built);
  await put("apps/web/dist/console/index.html", built);
  await put("apps/server/dist/main.js", built);
  await put("apps/server/dist/empty-store.tar.gz", built);
  await put("apps/server/dist/zip-codes.json", built);
  await put("apps/server/dist/english-names.json", built);
  for (const folder of [
    "apps/web/src",
    "apps/server/src",
    "packages/forms/src",
    "packages/forms",
    "packages",
    "apps",
  ]) {
    await utimes(join(top, folder), written, written);
  }
});

afterEach(() => rm(top, { recursive: true, force: true }));

test("a build newer than every source is fresh", () => {
  expect(isFresh(top)).toBe(true);
});

test.each(sources)("a change of %s asks for a build", async (path) => {
  await put(path, changed);
  expect(isFresh(top)).toBe(false);
});

test("a removed source asks for a build", async () => {
  await rm(join(top, "packages/forms/src/form.ts"));
  expect(isFresh(top)).toBe(false);
});

test("a missing page asks for a build", async () => {
  await rm(join(top, "apps/web/dist/index.html"));
  expect(isFresh(top)).toBe(false);
});

test("a changed test asks for none", async () => {
  await put("packages/forms/src/form.test.ts", changed);
  await utimes(join(top, "packages/forms/src"), written, written);
  expect(isFresh(top)).toBe(true);
});

async function put(path: string, time: Date) {
  await mkdir(dirname(join(top, path)), { recursive: true });
  await writeFile(join(top, path), "");
  await utimes(join(top, path), time, time);
}

test("in production a build is asked for, and its lack is one sentence", async () => {
  expect(() => requireBuilt(top)).not.toThrow();
  await rm(join(top, "apps/web/dist"), { recursive: true });
  expect(() => requireBuilt(top)).toThrow(/^NODE_ENV is production and there is no build here: .*npm run build.*\.$/);
});
