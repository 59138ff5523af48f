import { createHash, randomUUID } from "node:crypto";
import { access, constants, cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";

const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));
const cache = join(modules, ".cache/dilo");

/**
 * A database without tables, cached on disk for every test of this and later runs: creating one takes seconds.
 * @returns what PGlite takes as `loadDataDir`
 */
export async function emptyDatabase(): Promise<Blob> {
  return cachedDump(`pglite-${await versionOfPglite()}`, () => PGlite.create());
}

/**
 * A database with tables and no rows, cached on disk likewise.
 * @param migrations everything that decides on the tables, such as the SQL of all migrations
 * @param migrate creates the tables; only called when the cache has none
 * @returns what PGlite takes as `loadDataDir`
 */
export async function migratedDatabase(
  migrations: string,
  migrate: (database: PGlite) => Promise<unknown>,
): Promise<Blob> {
  return cachedDump(await nameOf(migrations), async () => {
    const database = await PGlite.create({ loadDataDir: await emptyDatabase() });
    await migrate(database);
    return database;
  });
}

/**
 * Writes the same database to a folder, as if it had been closed there: copying its files takes a third of what loading
 * a dump takes.
 * @param place where nothing is yet
 */
export async function placeMigratedDatabase(
  migrations: string,
  migrate: (database: PGlite) => Promise<unknown>,
  place: string,
) {
  const kept = join(cache, await nameOf(migrations));
  if (!(await exists(kept))) await writeFolder(kept, await migratedDatabase(migrations, migrate));
  await cp(kept, place, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

async function writeFolder(path: string, dump: Blob) {
  const unfinished = `${path}.${randomUUID()}`;
  const database = await PGlite.create(unfinished, { loadDataDir: dump });
  await database.close();
  // Another thread's may stand there already, with the same content.
  await rename(unfinished, path).catch(() => rm(unfinished, { recursive: true }));
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function nameOf(migrations: string) {
  const hash = createHash("sha256").update(migrations).digest("hex").slice(0, 16);
  return `pglite-${await versionOfPglite()}-${hash}`;
}

async function versionOfPglite() {
  const { version } = JSON.parse(await readFile(join(modules, "@electric-sql/pglite/package.json"), "utf8"));
  return String(version);
}

async function cachedDump(name: string, create: () => Promise<PGlite>): Promise<Blob> {
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
