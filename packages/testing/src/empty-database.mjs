import { createHash, randomUUID } from "node:crypto";
import { access, constants, cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
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
  return cachedDump(await nameOf(migrations), async () => {
    const database = await PGlite.create({ loadDataDir: await emptyDatabase() });
    await migrate(database);
    return database;
  });
}

/**
 * Writes the same database to a folder, as if it had been closed there: copying its files takes a third of what loading
 * a dump takes.
 * @param {string} migrations
 * @param {(database: PGlite) => Promise<unknown>} migrate
 * @param {string} place where nothing is yet
 */
export async function placeMigratedDatabase(migrations, migrate, place) {
  const kept = join(cache, await nameOf(migrations));
  if (!(await exists(kept))) await writeFolder(kept, await migratedDatabase(migrations, migrate));
  await cp(kept, place, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/**
 * @param {string} path
 * @param {Blob} dump
 */
async function writeFolder(path, dump) {
  const unfinished = `${path}.${randomUUID()}`;
  const database = await PGlite.create(unfinished, { loadDataDir: dump });
  await database.close();
  // Another thread's may stand there already, with the same content.
  await rename(unfinished, path).catch(() => rm(unfinished, { recursive: true }));
}

/** @param {string} path */
const exists = (path) =>
  access(path).then(
    () => true,
    () => false,
  );

/** @param {string} migrations */
async function nameOf(migrations) {
  const hash = createHash("sha256").update(migrations).digest("hex").slice(0, 16);
  return `pglite-${await versionOfPglite()}-${hash}`;
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
