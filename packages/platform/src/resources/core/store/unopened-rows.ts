import { and, asc, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { RowKeys } from "./row-keys.ts";
import type { Db } from "./schema.ts";
import { platformRows } from "./schema.ts";

/** Rows whose keys are looked for without a pause: each is a file, maybe on another machine. */
const lookedAtOnce = 50;

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
