import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";

const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));
const cache = join(modules, ".cache/dilo");

/**
 * A database without tables, cached on disk for every test of this and later runs: creating one takes seconds.
 * @returns {Promise<Blob>} what PGlite takes as `loadDataDir`
 */
export async function emptyDatabase() {
  const { version } = JSON.parse(await readFile(join(modules, "@electric-sql/pglite/package.json"), "utf8"));
  const path = join(cache, `pglite-${version}.tar`);
  const known = await readFile(path).catch(() => undefined);
  if (known !== undefined) return new Blob([known]);
  const database = await PGlite.create();
  const dump = await database.dumpDataDir("none");
  await database.close();
  await mkdir(cache, { recursive: true });
  // Two threads may create it at the same time: the last rename wins, with the same content.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, path);
  return dump;
}
