import { readFileSync } from "node:fs";

/**
 * Says why this Node cannot run the project, or nothing when it can.
 * @param {string} version as `process.versions.node` spells it, `20.19.0`
 * @param {string} engines the `engines.node` of package.json: `^a.b.c` and `>=a` joined by `||`
 * @returns {string | undefined} one sentence for a person
 */
export function nodeProblem(version, engines) {
  if (engines.split("||").some((range) => accepts(range.trim(), version))) return undefined;
  return `Dilo needs Node ${engines.replaceAll("||", "or")}; this is Node ${version}. Please install a newer one from https://nodejs.org`;
}

/** Ends the process with one sentence when this Node is too old. Needs no dependency. */
export function refuseOldNode() {
  const { engines } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const problem = nodeProblem(process.versions.node, engines.node);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}

/**
 * @param {string} range
 * @param {string} version
 */
function accepts(range, version) {
  const [major = 0, minor = 0, patch = 0] = range
    .replace(/^(\^|>=)/, "")
    .split(".")
    .map(Number);
  const [ourMajor = 0, ourMinor = 0, ourPatch = 0] = version.split(".").map(Number);
  if (ourMajor !== major) return range.startsWith(">=") && ourMajor > major;
  return ourMinor > minor || (ourMinor === minor && ourPatch >= patch);
}
