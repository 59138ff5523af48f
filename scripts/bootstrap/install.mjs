import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, runNpm } from "./run.mjs";

/**
 * Names the packages that the lock asks for and the folder does not hold in that version.
 * @typedef {{ name?: string, version?: string, resolved?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }} Package
 * @param {Record<string, Package>} wanted `packages` of package-lock.json
 * @param {Record<string, Package>} present `packages` of node_modules/.package-lock.json
 * @param {{ isProduction?: boolean }} [options] in production what is for development alone is not asked for
 * @returns {string[]} paths such as `node_modules/vite`; packages another machine may leave out are not counted
 */
export function missingPackages(wanted, present, { isProduction = false } = {}) {
  return Object.keys(wanted).filter((path) => {
    const { version, resolved, link, optional, dev, devOptional } = wanted[path] ?? {};
    if (!path.includes("node_modules/") || optional || devOptional || (dev && isProduction)) return false;
    const found = present[path];
    return found === undefined || (link ? found.resolved !== resolved : found.version !== version);
  });
}

/** Installs the packages of package-lock.json unless they are already there. Throws when npm cannot. */
export async function ensureInstalled({ isProduction = false } = {}) {
  const present = readLock("node_modules/.package-lock.json");
  const missing = missingPackages(readLock("package-lock.json"), present, { isProduction });
  if (missing.length === 0) return;
  console.log(`Installing ${missing.length} packages (npm ci) ...`);
  const which = isProduction ? "--omit=dev" : "--include=dev";
  const { code, output } = await runNpm(["ci", which, "--no-audit", "--no-fund"]);
  if (code !== 0) throw new Error(`npm ci failed:\n${output}`);
}

/**
 * @param {string} path
 * @returns {Record<string, Package>}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8")).packages;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}
