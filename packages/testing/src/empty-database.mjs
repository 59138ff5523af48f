import { createHash, randomUUID } from "node:crypto";
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
  return cachedDump(`pglite-${await versionOfPglite()}`, () => PGlite.create());
}

/**
 * A database with tables and no rows, cached on disk likewise.
 * @param {string} migrations everything that decides on the tables, such as the SQL of all migrations
 * @param {(database: PGlite) => Promise<unknown>} migrate creates the tables; only called when the cache has none
 * @returns {Promise<Blob>} what PGlite takes as `loadDataDir`
 */
export async function migratedDatabase(migrations, migrate) {
  const hash = createHash("sha256").update(migrations).digest("hex").slice(0, 16);
  return cachedDump(`pglite-${await versionOfPglite()}-${hash}`, async () => {
    const database = await PGlite.create({ loadDataDir: await emptyDatabase() });
    await migrate(database);
    return database;
  });
}

async function versionOfPglite() {
  const { version } = JSON.parse(await readFile(join(modules, "@electric-sql/pglite/package.json"), "utf8"));
  return String(version);
}

/**
 * @param {string} name
 * @param {() => Promise<PGlite>} create
 * @returns {Promise<Blob>}
 */
async function cachedDump(name, create) {
  const path = join(cache, `${name}.tar`);
  const known = await readFile(path).catch(() => undefined);
  if (known !== undefined) return new Blob([known]);
  const database = await create();
  const dump = await database.dumpDataDir("none");
  await database.close();
  await mkdir(cache, { recursive: true });
  // Two threads may create it at the same time: the last rename wins, with the same content.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, path);
  return dump;
}
