import { execFileSync } from "node:child_process";
import { root } from "./run.mjs";

/**
 * Points git at `.githooks`, unless the clone names hooks of its own, or the folder is not a clone.
 * @param {string} [folder] the project's folder
 */
export function useHooks(folder = root) {
  /** @param {string[]} args */
  const git = (...args) => execFileSync("git", ["-C", folder, ...args], { stdio: ["ignore", "pipe", "ignore"] });
  try {
    git("rev-parse", "--git-dir");
    if (isSet(git)) return;
    git("config", "core.hooksPath", ".githooks");
  } catch {
    // An archive without git's folder, or a machine without git: nobody commits there.
  }
}

/** @param {(...args: string[]) => Buffer} git */
function isSet(git) {
  try {
    return git("config", "core.hooksPath").length > 0;
  } catch {
    return false;
  }
}
