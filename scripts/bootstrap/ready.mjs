import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root, runNode, runNpm } from "./run.mjs";

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

const sources = ["apps", "packages", "scripts/build.ts", "package-lock.json"];
const made = [
  "apps/web/dist/index.html",
  "apps/web/dist/console/index.html",
  "apps/server/dist/main.js",
  "apps/server/dist/empty-store.tar.gz",
  "apps/server/dist/zip-codes.json",
  "apps/server/dist/english-names.json",
];
const output = /^(node_modules|dist.*|data)$/;
const test = /\.test\.tsx?$/;

/** Builds the site and the server when a source is newer than what was built last. Throws when the build fails. */
export async function ensureBuilt() {
  if (isFresh(root)) return;
  console.log("Building the site and the server ...");
  // Whatever was set for us, such as by a Vite that loads our sources: what is built is what is served.
  const { code, output } = await runNode(["scripts/run.mjs", "build"], { env: { NODE_ENV: "production" } });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}

/**
 * In production nothing is built: what builds is not installed there.
 * @param {string} [top] the project's folder
 * @throws Error one sentence for whoever runs this, where there is no build
 */
export function requireBuilt(top = root) {
  if (made.every((path) => existsSync(join(top, path)))) return;
  throw new Error(
    "NODE_ENV is production and there is no build here: make one with NODE_ENV=development npm ci && npm run build, then npm start.",
  );
}

/**
 * Tells whether everything built is there and at least as new as every source. Removed files count: they touch their folder.
 * @param {string} top the project's folder
 */
export function isFresh(top) {
  if (!made.every((path) => existsSync(join(top, path)))) return false;
  const builtAt = Math.min(...made.map((path) => statSync(join(top, path)).mtimeMs));
  return sources.every((path) => newestIn(join(top, path)) <= builtAt);
}

/**
 * @param {string} path
 * @returns {number}
 */
function newestIn(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const inside = readdirSync(path);
  const sourcesInside = inside.filter((name) => !output.test(name) && !test.test(name));
  // A folder that holds output changes whenever output is made: only what else stands in it speaks then.
  const own = inside.some((name) => output.test(name)) ? 0 : entry.mtimeMs;
  return Math.max(own, ...sourcesInside.map((name) => newestIn(join(path, name))));
}
