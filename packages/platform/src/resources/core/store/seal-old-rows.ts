import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { RowKeys } from "./row-keys.ts";
import type { Db } from "./schema.ts";
import { platformAnswers, platformCallMessages, platformMessages, platformRows } from "./schema.ts";
import { sealedKinds, sealRow } from "./sealed-rows.ts";

const pageRows = 200;

/**
 * Brings rows up to date with their keys, at every start: seals what an earlier version wrote readable, and removes
 * rows whose key is gone: they were being deleted when a server died, or the store was restored from a backup.
 */
export async function sealOldRows(db: Db, keys: RowKeys): Promise<void> {
  await sealRows(db, keys);
  await sealMessages(db, keys);
  // They are repeated for a day at most, and may hold words.
  await db.delete(platformAnswers).where(isNotNull(platformAnswers.answer));
  await removeUnopened(db, keys);
}

async function sealRows(db: Db, keys: RowKeys): Promise<void> {
  const isOld = and(inArray(platformRows.kind, [...sealedKinds]), isNull(platformRows.sealed));
  for (;;) {
    const old = await db.select().from(platformRows).where(isOld).limit(pageRows);
    if (old.length === 0) return;
    for (const { kind, id, data, updatedAt } of old) {
      const columns = sealRow(kind, data, await keys.create(id));
      const isThis = and(eq(platformRows.kind, kind), eq(platformRows.id, id), eq(platformRows.updatedAt, updatedAt));
      await db.update(platformRows).set(columns).where(isThis);
    }
  }
}

async function sealMessages(db: Db, keys: RowKeys): Promise<void> {
  for (const { callId, position, data } of await db
    .select()
    .from(platformCallMessages)
    .where(isNull(platformCallMessages.sealed))) {
    const isThis = and(eq(platformCallMessages.callId, callId), eq(platformCallMessages.position, position));
    const sealed = keys.find(callId)?.seal(JSON.stringify(data), `message ${position}`);
    if (sealed === undefined) await db.delete(platformCallMessages).where(isThis);
    else await db.update(platformCallMessages).set({ sealed, data: null }).where(isThis);
  }
  const isOld = and(isNull(platformMessages.sealed), ne(platformMessages.state, "dead"));
  for (const { id, callId, server, body } of await db.select().from(platformMessages).where(isOld)) {
    const sealed = keys.find(callId)?.seal(JSON.stringify({ server, body }), id);
    if (sealed === undefined) await db.delete(platformMessages).where(eq(platformMessages.id, id));
    else await db.update(platformMessages).set({ sealed, server: {}, body: null }).where(eq(platformMessages.id, id));
  }
}

async function removeUnopened(db: Db, keys: RowKeys): Promise<void> {
  let after = "";
  for (;;) {
    const found = await db
      .select({ id: platformRows.id })
      .from(platformRows)
      .where(and(isNotNull(platformRows.sealed), gt(sql`${platformRows.id} collate "C"`, after)))
      .orderBy(asc(sql`${platformRows.id} collate "C"`))
      .limit(pageRows);
    const last = found.at(-1);
    if (last === undefined) return;
    const gone = found.map(({ id }) => id).filter((id) => keys.find(id) === undefined);
    if (gone.length > 0) {
      await db.delete(platformRows).where(and(isNotNull(platformRows.sealed), inArray(platformRows.id, gone)));
    }
    after = last.id;
  }
}
