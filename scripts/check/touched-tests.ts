import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../bootstrap.mjs";
import { closureOf, type Imports, readBarrels, runtimeGraph } from "../gates/module-graph.ts";

/** Files that wire the whole server. Through them everything leads to everything, so they are not followed. */
export const compositionRoots = ["app.ts", "documents/documents.ts", "services.ts", "settings/config.ts"].map(
  (file) => `apps/server/src/${file}`,
);

/** Where tests open servers, stores and speech programs, or walk whole interviews: they run when a change touches them. All
 * others always run. */
const costly = ["apps/server/", "packages/forms/", "packages/platform/"];

/** What every test depends on. */
const everywhere = /^(package\.json|package-lock\.json|vitest\.config\.ts|tsconfig\.base\.json)$/;

/** Tests of features whose subject is the whole server: the composition roots are followed from there. */
const wholeServer = ["apps/server/src/testing/"];

/** Tells whether a file holds tests. */
export const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isTesting = (file: string) => isTest(file) || /(^|\/)testing(\/|[-.])/.test(file);
const workspaceOf = (file: string) => /^(?:packages|apps)\/[^/]+\//.exec(file)?.[0];
const featureOf = (file: string) => /^apps\/server\/src\/[^/]+\//.exec(file)?.[0];

/**
 * The tests to run after a change: all that cost little, and of the costly ones those the change touches. A test is
 * touched by what it runs: the modules it leads to, types left out. One that opens the whole server is touched by its
 * feature's folder and what that leads to, instead of by all that the server is made of.
 * @param imports of the whole project
 * @param changed paths from `top`, code or not
 * @param top the project's folder
 * @returns paths of test files
 */
export function testsAfter(imports: Imports, changed: readonly string[], top: string = root): string[] {
  const tests = [...imports.keys()].filter(isTest);
  if (changed.some((file) => everywhere.test(file))) return tests;
  const touches = touchedBy(imports, changed, top);
  return tests.filter((test) => !costly.some((folder) => test.startsWith(folder)) || touches(test));
}

function touchedBy(imports: Imports, changed: readonly string[], top: string) {
  const graph = runtimeGraph(imports, readBarrels(imports, top));
  const withoutRoots = new Map(graph);
  for (const file of compositionRoots) withoutRoots.set(file, new Set());
  const isChanged = new Set(changed);
  // A migration or a font is read by whoever it belongs to.
  const dataOf = new Set(changed.filter((file) => !imports.has(file)).map(workspaceOf));
  const touched = (files: ReadonlySet<string>) =>
    [...files].some((file) => isChanged.has(file) || dataOf.has(workspaceOf(file)));
  return (test: string) => {
    const all = closureOf(graph, test);
    const opensServer = compositionRoots.some((file) => all.has(file));
    const feature = featureOf(test);
    if (!opensServer || feature === undefined || wholeServer.includes(feature)) return touched(all);
    const own = [...imports.keys()].filter((file) => file.startsWith(feature) && !isTesting(file));
    return [test, ...own].some((file) => touched(closureOf(withoutRoots, file)));
  };
}

/**
 * The files that differ from the branch this one will be merged into, saved or committed, new ones included.
 * @param folder the project's folder
 * @returns paths from `folder`; nothing where git cannot tell
 */
export function changedFiles(folder: string = root): string[] | undefined {
  const git = (...args: string[]) => {
    try {
      const output = execFileSync("git", ["-C", folder, ...args], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      });
      return output.split("\n").filter((line) => line !== "");
    } catch {
      return undefined;
    }
  };
  if (!existsSync(join(folder, ".git"))) return undefined;
  const [base = "HEAD"] = git("merge-base", "HEAD", "@{upstream}") ?? git("merge-base", "HEAD", "main") ?? ["HEAD"];
  const differing = git("diff", "--name-only", "--no-renames", base);
  const added = git("ls-files", "--others", "--exclude-standard");
  return differing && added && [...differing, ...added];
}
