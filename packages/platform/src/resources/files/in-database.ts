import { and, asc, eq, gte, sql } from "drizzle-orm";
import { type Db, platformFileChunks as table } from "../core/store/schema.ts";
import type { FileSecrets } from "./file-secrets.ts";
import type { FilePlace, FileStore } from "./file-store.ts";
import { type ChunkPlaces, filesInChunks } from "./in-chunks.ts";

/** Where a file's version and salt are, before its chunks. */
const headPosition = -1;

/** Keeps files sealed in the database, a row for each chunk. */
export function filesInDatabase(db: Db, secrets: FileSecrets): FileStore {
  return filesInChunks(chunkRows(db), secrets);
}

function chunkRows(db: Db): ChunkPlaces {
  const read: ChunkPlaces["read"] = async (place, position) => {
    const [row] = await db
      .select({ data: table.data })
      .from(table)
      .where(and(isFile(place), eq(table.position, position)));
    return row?.data;
  };
  const remove: ChunkPlaces["remove"] = async (place) => {
    await db.delete(table).where(isFile(place));
  };
  return {
    ahead: 1,
    begin: async (place, head) => {
      await remove(place);
      await db.insert(table).values({ ...place, position: headPosition, data: head });
    },
    head: (place) => read(place, headPosition),
    write: async ({ orgId, id }, position, sealed) => {
      await db.execute(sql`
        insert into platform_file_chunks (org_id, id, position, data)
        select ${orgId}::text, ${id}::text, ${position}::integer, ${sealed}::bytea
        where exists (select 1 from platform_file_chunks where org_id = ${orgId} and id = ${id} and position = ${headPosition})`);
    },
    read,
    chunks: (place) =>
      db
        .select({ position: table.position, bytes: sql<number>`length(${table.data})` })
        .from(table)
        .where(and(isFile(place), gte(table.position, 0)))
        .orderBy(asc(table.position)),
    list: async (orgId) => {
      const rows = await db.selectDistinct({ id: table.id }).from(table).where(eq(table.orgId, orgId));
      return rows.map(({ id }) => id);
    },
    remove,
    removeOrg: async (orgId) => {
      await db.delete(table).where(eq(table.orgId, orgId));
    },
  };
}

function isFile({ orgId, id }: FilePlace) {
  return and(eq(table.orgId, orgId), eq(table.id, id));
}
