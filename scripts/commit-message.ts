// usage: npx tsx scripts/commit-message.ts FILE   refuses a commit message whose subject is not "area: what" in 70 characters
// Ours, because commitlint 20.5.3 is 80 packages, and the areas would have to be found for it as they are here.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isStarted, root } from "./bootstrap.mjs";

/** Subjects that git writes itself: merges, reverts, and commits that a rebase will fold into another. */
const writtenByGit = /^(Merge |Revert "|fixup! |squash! |amend! )/;
const longest = 70;

/**
 * Says why a commit's subject cannot stay as it is.
 * @param message the whole message as git hands it to a hook, comment lines included
 * @param areas the areas a subject may begin with
 * @returns one sentence for whoever commits; nothing when the subject is fine
 */
export function subjectProblem(message: string, areas: readonly string[]): string | undefined {
  const subject = message.split("\n").find((line) => line.trim() !== "" && !line.startsWith("#")) ?? "";
  if (writtenByGit.test(subject)) return undefined;
  const [, area = "", what] = /^([a-z][a-z0-9-]*): (\S.*)$/.exec(subject) ?? [];
  if (what === undefined) return 'Begin the subject with its area: "area: what changes, in the imperative".';
  if (!areas.includes(area)) return `"${area}" is not an area. Areas are ${areas.join(", ")}.`;
  const length = [...subject].length;
  return length > longest ? `The subject has ${length} characters, at most ${longest} are allowed.` : undefined;
}

/**
 * The areas of the project: `build`, the folders at its top, the workspaces, and the folders of each workspace's `src`.
 * @param top the project's folder
 */
export function commitAreas(top: string = root) {
  const workspaces = ["packages", "apps"].flatMap((group) =>
    foldersIn(join(top, group)).map((name) => ({ name, features: foldersIn(join(top, group, name, "src")) })),
  );
  const areas = workspaces.flatMap(({ name, features }) => [name, ...features]);
  return [...new Set(["build", ...foldersIn(top), ...areas])].filter((name) => /^[a-z]/.test(name)).sort();
}

const neverAreas = new Set(["node_modules", "packages", "apps", "data", "dist"]);

function foldersIn(folder: string) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !neverAreas.has(entry.name)).map(({ name }) => name);
}

if (isStarted(import.meta.url)) {
  const problem = subjectProblem(readFileSync(process.argv[2] ?? "", "utf8"), commitAreas());
  if (problem !== undefined) {
    console.error(`Commit refused. ${problem} See docs/style.md.`);
    process.exit(1);
  }
}
