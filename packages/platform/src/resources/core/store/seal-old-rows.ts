import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { fewAtATime } from "../few-at-a-time.ts";
import type { RowKeys } from "./row-keys.ts";
import type { Db } from "./schema.ts";
import { platformAnswers, platformCallMessages, platformMessages, platformRows } from "./schema.ts";
import { sealedKinds, sealRow } from "./sealed-rows.ts";

const pageRows = 200;

/** Rows that are sealed at the same time. */
const mostAtOnce = 16;

/** Rows whose keys are looked for without a pause: each is a file, maybe on another machine. */
const lookedAtOnce = 50;

/** Seals what an earlier version wrote readable, at every start; where a start broke off, the next one goes on. */
export async function sealOldRows(db: Db, keys: RowKeys): Promise<void> {
  await sealRows(db, keys);
  await sealMessages(db, keys);
  // Of an earlier version: they are repeated for a day at most, and may hold words.
  await db.delete(platformAnswers).where(isNotNull(platformAnswers.answer));
}

async function sealRows(db: Db, keys: RowKeys): Promise<void> {
  const isOld = and(inArray(platformRows.kind, [...sealedKinds]), isNull(platformRows.sealed));
  for (;;) {
    const old = await db.select().from(platformRows).where(isOld).limit(pageRows);
    if (old.length === 0) return;
    // Each waits for the disk: together they wait less.
    const sealed = await fewAtATime(old, mostAtOnce, async ({ kind, id, data, updatedAt }) => {
      const columns = sealRow(kind, data, await keys.create(id));
      const isThis = and(eq(platformRows.kind, kind), eq(platformRows.id, id), eq(platformRows.updatedAt, updatedAt));
      const done = await db.update(platformRows).set(columns).where(isThis).returning({ id: platformRows.id });
      // Another server deleted it meanwhile: nothing may be left of its key.
      if (done.length === 0 && (await db.$count(platformRows, eq(platformRows.id, id))) === 0) await keys.destroy([id]);
    });
    for (const result of sealed) if (result.status === "rejected") throw result.reason;
  }
}

async function sealMessages(db: Db, keys: RowKeys): Promise<void> {
  for (const { callId, position, data } of await db
    .select()
    .from(platformCallMessages)
    .where(isNull(platformCallMessages.sealed))) {
    const isThis = and(eq(platformCallMessages.callId, callId), eq(platformCallMessages.position, position));
    const sealed = (await keys.find(callId))?.seal(JSON.stringify(data), `message ${position}`);
    if (sealed === undefined) await db.delete(platformCallMessages).where(isThis);
    else await db.update(platformCallMessages).set({ sealed, data: null }).where(isThis);
  }
  const isOld = and(isNull(platformMessages.sealed), ne(platformMessages.state, "dead"));
  for (const { id, callId, server, body } of await db.select().from(platformMessages).where(isOld)) {
    const sealed = (await keys.find(callId))?.seal(JSON.stringify({ server, body }), id);
    if (sealed === undefined) await db.delete(platformMessages).where(eq(platformMessages.id, id));
    else await db.update(platformMessages).set({ sealed, server: {}, body: null }).where(eq(platformMessages.id, id));
  }
}

/**
 * Removes rows whose key is gone: they were being deleted when a server died, or the store was restored from a backup.
 * They count as gone already, so this is done beside everything else.
 */
export async function removeUnopened(db: Db, keys: RowKeys, signal?: AbortSignal): Promise<void> {
  for await (const ids of sealedIds(db)) {
    if (signal?.aborted === true) return;
    const isGone = await Promise.all(ids.map((id) => keys.isGone(id)));
    const gone = ids.filter((_id, at) => isGone[at]);
    if (gone.length === 0) continue;
    await db.delete(platformRows).where(and(isNotNull(platformRows.sealed), inArray(platformRows.id, gone)));
  }
}

/** Counts the rows that no key opens. A store without the platform's tables has none. */
export async function countUnopenedRows(db: Db, keys: Pick<RowKeys, "find">): Promise<number> {
  const found = await db.execute(sql`select to_regclass('platform_rows') is not null as is_there`);
  if (!(found as unknown as { rows: { is_there: boolean }[] }).rows[0]?.is_there) return 0;
  let count = 0;
  for await (const ids of sealedIds(db)) {
    const found = await Promise.all(ids.map((id) => keys.find(id)));
    count += found.filter((key) => key === undefined).length;
  }
  return count;
}

/** The ids of rows that have keys, some at a time. */
async function* sealedIds(db: Db): AsyncGenerator<readonly string[], void, undefined> {
  let after = "";
  for (;;) {
    const found = await db
      .select({ id: platformRows.id })
      .from(platformRows)
      .where(and(isNotNull(platformRows.sealed), gt(sql`${platformRows.id} collate "C"`, after)))
      .orderBy(asc(sql`${platformRows.id} collate "C"`))
      .limit(lookedAtOnce);
    const last = found.at(-1);
    if (last === undefined) return;
    yield found.map(({ id }) => id);
    after = last.id;
  }
}
