import { access, mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterPiece } from "@dilo/platform/resources";
import { PGlite, type PGliteOptions, type Transaction, types } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { ServerError } from "../server-error.ts";
import { findDamage } from "./damage/find-damage.ts";
import { findLogDamage } from "./damage/find-log-damage.ts";
import { type DiskRoom, roomForWrites } from "./room/disk-room.ts";
import type { Store } from "./store.ts";

export interface PgliteOptions {
  /** A folder of this process alone (data-dir-lock.ts); absent: in memory, for tests. */
  readonly dataDir?: string;
  /** The folder of SQL migrations. */
  readonly migrations: string;
  /** The room on its disk; without it, it is not looked at. */
  readonly room?: DiskRoom;
  /** An empty database as PGlite dumps it, to begin with: quicker than making one. */
  readonly begin?: Blob | undefined;
}

/** What PGlite itself turns into words byte by byte, and back, which takes a fifth of a second for a MiB. */
const wholeBytes: PGliteOptions = {
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${asBuffer(bytes).toString("hex")}` },
  parsers: { [types.BYTEA]: (words) => new Uint8Array(Buffer.from(words.slice(2), "hex")) },
};

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * Opens PostgreSQL inside this process, and brings it to the newest migration.
 * Its files are read through before anybody trusts them.
 * A kill while a database is first written leaves one that never opens: so it is written beside its place and renamed.
 * @throws ServerError `store-damaged`
 */
export async function openPglite({ dataDir, migrations, room, begin }: PgliteOptions): Promise<Store> {
  const made = { ...wholeBytes, ...(begin !== undefined && { loadDataDir: begin }) };
  const client = dataDir === undefined ? await PGlite.create(made) : await openOnDisk(dataDir, made);
  await migrate(drizzle(client), { migrationsFolder: migrations });
  const transaction: PGlite["transaction"] = (work) => client.transaction((tx) => work(guarded(tx, room)));
  const db = drizzle(guarded(client, room, { transaction }));
  return {
    db,
    close: () => client.close(),
  };
}

/**
 * Lets others have their turn between statements, which the engine carries out in this very thread. Refuses what writes
 * while there is little room: the engine would end in the middle of it, and stay so until this process is started again.
 */
function guarded<Client extends Pick<Transaction, "query">>(
  client: Client,
  room: DiskRoom | undefined,
  instead: Partial<Client> = {},
): Client {
  const query: Transaction["query"] = async (text, ...rest) => {
    await afterPiece();
    if (!/^\s*select\b/i.test(text)) await room?.require(roomForWrites);
    return client.query(text, ...rest);
  };
  const own: Readonly<Record<PropertyKey, unknown>> = { query, ...instead };
  return new Proxy(client, {
    get(target, name) {
      if (Object.hasOwn(own, name)) return own[name];
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

/** Where the embedded store is in a data folder. */
export function storeFolder(dataDir: string): string {
  return join(dataDir, "store");
}

async function openOnDisk(dataDir: string, made: PGliteOptions): Promise<PGlite> {
  const place = storeFolder(dataDir);
  const unfinished = join(dataDir, "store.init");
  await rm(unfinished, { recursive: true, force: true });
  if (!(await exists(place))) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const first = await PGlite.create(unfinished, made);
    await first.close();
    await rename(unfinished, place);
  }
  const log = await findLogDamage(place);
  if (log !== undefined) throw damaged(place, [log]);
  const client = await PGlite.create(place, wholeBytes).catch((cause: unknown) => {
    // The disk's own troubles have a code, and are no damage.
    throw (cause as { readonly code?: unknown } | undefined)?.code === undefined ? damaged(place, [], cause) : cause;
  });
  const files = await findDamage(place);
  if (files.length === 0) return client;
  await client.close();
  throw damaged(place, files);
}

function damaged(place: string, files: readonly string[], cause?: unknown): ServerError {
  const which = files.length === 0 ? "" : ` (${files.slice(0, 5).join(", ")})`;
  return new ServerError(
    "store-damaged",
    `The embedded store in ${place} is damaged${which}. Move the folder away, and put back the last backup: npm run ops -- restore FOLDER.`,
    { cause },
  );
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Where the build puts it, beside the server itself. */
const place = join(import.meta.dirname, "empty-store.tar.gz");

/**
 * An empty database that was made with the build: making one at a first start takes seconds and twice the memory.
 * @returns undefined where the server runs from its sources
 */
export async function preparedStore(): Promise<Blob | undefined> {
  const bytes = await readFile(place).catch(() => undefined);
  return bytes && new Blob([new Uint8Array(bytes)], { type: "application/x-gzip" });
}
