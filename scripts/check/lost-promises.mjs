import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { filesBelow } from "../gates/module-graph.mjs";
import { root, runNode } from "../lib/run.mjs";
import { hasPassed, keyOf, rememberPassed } from "./kept-results.mjs";

/**
 * Looks for promises nobody waits for, one workspace after another, and skips those that passed before with the same
 * sources and the same types of the workspaces they use. `tsc -b` must have passed: it writes those types.
 * @param {{ keep?: boolean }} [options] `keep: false` looks at everything again and remembers nothing
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function findLostPromises({ keep = true } = {}) {
  const results = [];
  for (const { step, folders, uses } of lintUnits()) {
    const key = keep && keyOf([...rules(), ...filesBelow([...folders, ...uses])]);
    if (keep && hasPassed(step, key)) continue;
    const result = await runNode(["node_modules/oxlint/bin/oxlint", "--type-aware", "--quiet", ...folders]);
    if (keep && result.code === 0) rememberPassed(step, key);
    results.push(result);
  }
  return {
    code: Math.max(0, ...results.map(({ code }) => code)),
    output: results.map(({ output }) => output).join("\n"),
  };
}

/** What decides about every workspace alike. */
const rules = () => [".oxlintrc.json", "tsconfig.base.json", "tsconfig.tests.json", "tsconfig.tools.json"];

/**
 * What is looked at together, and where the types stand that it takes from elsewhere.
 * @param {string} [top] the project's folder
 * @returns {{ step: string, folders: string[], uses: string[] }[]} folders are paths from `top`
 */
export function lintUnits(top = root) {
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
  return [...units, { step: "lost-promises-tools", folders: ["scripts", "e2e"], uses: everything }];
}

function readWorkspaces(top) {
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
function declarationsOf(folder, top) {
  const config = join(top, folder, "tsconfig.json");
  const outDir = existsSync(config) ? readJson(config).compilerOptions?.outDir : undefined;
  return outDir === undefined ? folder : relative(top, join(dirname(config), outDir));
}

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));
