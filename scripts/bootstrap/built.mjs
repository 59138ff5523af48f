import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root, runNode } from "./run.mjs";

const sources = ["apps", "packages", "scripts/build.ts", "package-lock.json"];
const made = [
  "apps/web/dist/index.html",
  "apps/web/dist/console/index.html",
  "apps/server/dist/main.js",
  "apps/server/dist/empty-store.tar.gz",
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
