import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
// biome-ignore lint/correctness/noUndeclaredDependencies: the workspaces whose tests use this declare it
import { PGlite } from "@electric-sql/pglite";

const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));
const cache = join(modules, ".cache/dilo");

/**
 * A database without a table, kept for all tests of this and later runs: making one inside the process takes seconds.
 * @returns {Promise<Blob>} what PGlite takes as `loadDataDir`
 */
export async function emptyDatabase() {
  const { version } = JSON.parse(await readFile(join(modules, "@electric-sql/pglite/package.json"), "utf8"));
  const place = join(cache, `pglite-${version}.tar`);
  const known = await readFile(place).catch(() => undefined);
  if (known !== undefined) return new Blob([known]);
  const first = await PGlite.create();
  const made = await first.dumpDataDir("none");
  await first.close();
  await mkdir(cache, { recursive: true });
  // Two threads may be at it at once: whoever is last puts the same in its place.
  const unfinished = `${place}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await made.arrayBuffer()));
  await rename(unfinished, place);
  return made;
}
