import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../lib/run.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
const { version, workspaces } = JSON.parse(read("package.json"));
const folders = workspaces
  .map((pattern) => pattern.replace("/*", ""))
  .flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)));
const manifests = ["", ...folders]
  .map((folder) => join(folder, "package.json"))
  .filter((path) => existsSync(join(root, path)))
  .map((path) => ({ path, manifest: JSON.parse(read(path)) }));

test("the newest release in the changelog is the version of the root", () => {
  expect(/^## (\d\S*)$/m.exec(read("CHANGELOG.md"))?.[1]).toBe(version);
});

test("every workspace has the root's version, and names the others by it", () => {
  const versions = manifests.flatMap(({ path, manifest }) => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest;
    const wanted = { ...peerDependencies, ...optionalDependencies, ...devDependencies, ...dependencies };
    const own = Object.entries(wanted).filter(([name]) => name.startsWith("@dilo/"));
    return [[path, manifest.version], ...own.map(([name, asked]) => [`${path} ${name}`, asked])];
  });
  expect(versions.length).toBeGreaterThan(manifests.length);
  expect(versions.filter(([, found]) => found !== version)).toEqual([]);
});
