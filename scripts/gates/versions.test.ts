import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../bootstrap.mjs";
import { lockedPackages } from "../generate.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const { version, workspaces } = JSON.parse(read("package.json"));
const folders = workspaces
  .map((pattern: string) => pattern.replace("/*", ""))
  .flatMap((group: string) => readdirSync(join(root, group)).map((name) => join(group, name)));
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

test("every example takes the SDK that is packed beside it, of this version", () => {
  const asked = readdirSync(join(root, "examples"))
    .filter((name) => existsSync(join(root, "examples", name, "package.json")))
    .map((name) => JSON.parse(read(`examples/${name}/package.json`)).dependencies["@dilo/voice"]);
  expect(new Set(asked)).toEqual(new Set([`file:../dilo-voice-${version}.tgz`]));
});

/** Packages that take React's place under its names. */
const standIn = /^(@?preact|inferno|nerv|nervjs|react-lite|anujs|rax|million|@prefresh)([-/].*)?$/;
const standInsAmong = (packages: Readonly<Record<string, object>>) =>
  Object.keys(packages).filter((path) => standIn.test(path.split("node_modules/").pop() ?? ""));

test("the site runs on React itself: nothing in the lock file stands in for it", () => {
  const packages = lockedPackages();
  expect(Object.keys(packages)).toEqual(expect.arrayContaining(["node_modules/react", "node_modules/react-dom"]));
  expect(standInsAmong(packages)).toEqual([]);
  const planted = ["preact", "@preact/compat", "preact-render-to-string", "inferno-compat", "nervjs", "react-lite"];
  const found = standInsAmong(Object.fromEntries(planted.map((name) => [`node_modules/a/node_modules/${name}`, {}])));
  expect(found).toHaveLength(planted.length);
});

test("no name of React's leads to another package: the lock has them under their own", () => {
  const aliased = ["react", "react-dom", "scheduler"].filter((name) => lockedPackages()[`node_modules/${name}`]?.name);
  expect(aliased).toEqual([]);
});
