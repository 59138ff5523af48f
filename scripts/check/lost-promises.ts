import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root, runNode } from "../bootstrap.mjs";
import { filesBelow } from "../gates/module-graph.ts";

/**
 * Looks for promises nobody waits for, in each workspace that has not passed before with the same sources and the same
 * types of the workspaces it uses; in all of them at once, which takes two thirds of what one after another does. `tsc
 * -b` must have passed: it writes those types.
 */
export async function findLostPromises(): Promise<{ code: number; output: string }> {
  const units = lintUnits()
    .map(({ step, folders, uses }) => ({
      step,
      folders,
      key: keyOf([...rules(), ...filesBelow([...folders, ...uses])]),
    }))
    .filter(({ step, key }) => !hasPassed(step, key));
  if (units.length === 0) return { code: 0, output: "" };
  const folders = units.flatMap((unit) => unit.folders);
  const result = await runNode(["node_modules/oxlint/bin/oxlint", "--type-aware", "--quiet", ...folders]);
  if (result.code === 0) for (const { step, key } of units) rememberPassed(step, key);
  return result;
}

/** What decides about every workspace alike. */
const rules = () => [
  ".oxlintrc.json",
  "tsconfig.base.json",
  "tsconfig.tests.json",
  "tsconfig.tools.json",
  "tsconfig.bench.json",
];

/**
 * What is looked at together, and where the types stand that it takes from elsewhere.
 * @param top the project's folder
 * @returns folders are paths from `top`
 */
export function lintUnits(top: string = root): { step: string; folders: string[]; uses: string[] }[] {
  const workspaces = readWorkspaces(top);
  const units = [...workspaces.values()].map(({ folder, needs }) => {
    const found = new Set(needs);
    for (const name of found) for (const next of workspaces.get(name)?.needs ?? []) found.add(next);
    return {
      step: `lost-promises-${folder.replace("/", "-")}`,
      folders: [folder],
      uses: [...found].flatMap((name) => workspaces.get(name)?.types ?? []),
    };
  });
  const everything = [...workspaces.values()].map(({ types }) => types);
  return [...units, { step: "lost-promises-tools", folders: ["scripts", "e2e", "bench"], uses: everything }];
}

function readWorkspaces(top: string) {
  const folders = ["packages", "apps"].flatMap((group) =>
    readdirSync(join(top, group)).map((name) => `${group}/${name}`),
  );
  const own = folders.filter((folder) => existsSync(join(top, folder, "package.json")));
  return new Map(
    own.map((folder) => {
      const { name, dependencies, devDependencies } = readJson(join(top, folder, "package.json"));
      const needs = Object.keys({ ...dependencies, ...devDependencies }).filter((need) => need.startsWith("@dilo/"));
      return [name, { folder, needs, types: declarationsOf(folder, top) }];
    }),
  );
}

/** Where the compiler writes a workspace's types; the workspace itself where it writes none. */
function declarationsOf(folder: string, top: string) {
  const config = join(top, folder, "tsconfig.json");
  const outDir = existsSync(config) ? readJson(config).compilerOptions?.outDir : undefined;
  return outDir === undefined ? folder : relative(top, join(dirname(config), outDir));
}

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

const kept = join(root, "node_modules/.cache/dilo/passed");

// Ours, because wireit and Turborepo take each step as a script of a workspace with its files listed by hand: what a
// workspace uses stands in its package.json already.

/**
 * A key that differs whenever something a step looks at differs: each file's path and content, this Node, and the lock,
 * which pins the tools.
 * @param files paths from `top`
 * @param top the project's folder
 */
export function keyOf(files: readonly string[], top: string = root) {
  const hash = createHash("sha256").update(process.version);
  for (const file of [...files, "package-lock.json"].sort()) {
    const content = readFileSync(join(top, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Tells whether a step has passed with this key. */
export function hasPassed(step: string, key: string, folder = kept) {
  try {
    return readFileSync(join(folder, step), "utf8") === key;
  } catch {
    return false;
  }
}

/** Remembers that a step has passed with this key, and forgets the one before. */
export function rememberPassed(step: string, key: string, folder = kept) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, step), key);
}
