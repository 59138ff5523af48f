// The document worker in development and in tests, where nothing is built: bundled from its sources once, and kept
// until one of them changes. JavaScript: a thread starts without a loader, and one in it (tsx) took 3.1 s of processor
// time where this takes 1.2.
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));
const entry = fileURLToPath(new URL("./documents-worker.ts", import.meta.url));
const cache = join(root, "node_modules/.cache/dilo/documents-worker");
const manifestPath = join(cache, "manifest.json");

await import(pathToFileURL((await freshBundle()) ?? (await bundle())).href);

/** The kept bundle, when every file it was made from is still the same. */
async function freshBundle() {
  try {
    const { path, inputs } = JSON.parse(await readFile(manifestPath, "utf8"));
    const names = Object.keys(inputs);
    const hashes = await Promise.all(names.map(hashOf));
    return names.every((name, index) => inputs[name] === hashes[index]) ? path : undefined;
  } catch {
    // Never made, or a source is gone.
    return undefined;
  }
}

/** Bundles our own TypeScript; packages of npm stay imports. Threads that do so at once each write their own file. */
async function bundle() {
  // Only here: loading the bundler costs more than all the rest.
  const { build } = await import("vite");
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: { ssr: entry, write: false, minify: false, target: "node20" },
    ssr: { noExternal: [/^@dilo\//] },
  });
  // One entry and one format give one output, whose first file is the entry's.
  const [chunk] = /** @type {import("vite").Rolldown.RolldownOutput} */ (result).output;
  const names = [join(root, "package-lock.json"), ...chunk.moduleIds.filter((id) => id.startsWith(root))];
  const inputs = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await hashOf(name)])));
  const path = join(cache, `${createHash("sha256").update(chunk.code).digest("hex").slice(0, 16)}.mjs`);
  await mkdir(cache, { recursive: true });
  await writeWhole(path, chunk.code);
  await writeWhole(manifestPath, JSON.stringify({ path, inputs }));
  return path;
}

/** @param {string} path */
async function hashOf(path) {
  return createHash("sha256")
    .update(await readFile(path))
    .digest("hex");
}

/**
 * Another thread never reads half a file.
 * @param {string} path
 * @param {string} text
 */
async function writeWhole(path, text) {
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, text);
  await rename(unfinished, path);
}
