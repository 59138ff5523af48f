// usage: node scripts/prepare.mjs [folder]   lets git find our hooks, unless the clone has hooks of its own; npm install does it, where git is
import { execFileSync } from "node:child_process";
import { obeyUsage, root } from "./bootstrap.mjs";

obeyUsage(import.meta.url, process.argv.slice(2));
const [folder = root] = process.argv.slice(2);
/** @param {string[]} args */
const git = (...args) => execFileSync("git", ["-C", folder, ...args], { stdio: ["ignore", "pipe", "ignore"] });

try {
  git("rev-parse", "--git-dir");
  if (!hasHooks()) git("config", "core.hooksPath", ".githooks");
} catch {
  // An archive without git's folder, or a machine without git: nobody commits there.
}

function hasHooks() {
  try {
    return git("config", "core.hooksPath").length > 0;
  } catch {
    return false;
  }
}
