import { and, eq, lt, ne, sql } from "drizzle-orm";
import { policy } from "../../calls/session/policy.ts";
import type { ResourceSettings } from "../core/operations/resource-context.ts";
import { mergeRow } from "../core/rows/rows.ts";
import { rowsInSql } from "../core/store/in-sql.ts";
import type { StoredRow } from "../core/store/row-store.ts";
import { platformRows } from "../core/store/schema.ts";
import { removeMessages, withMessages } from "./message-rows.ts";

/** No call lasts this much longer than it may: one that is older and not ended was lost with its server. */
const surelyOverMs = 1_800_000;

/** A call whose assistant says nothing of it ends after this. Milliseconds. */
const longestMs = policy.longestCallMs;

function maxDurationMs({ assistant }: StoredRow): number {
  const { maxDurationSeconds } = (assistant ?? {}) as { readonly maxDurationSeconds?: number };
  return maxDurationSeconds === undefined ? longestMs : maxDurationSeconds * 1000;
}

/** Ends the rows and recordings of calls whose server was killed meanwhile; when they ended is unknown. */
export async function endLostCalls({ db, files }: Pick<ResourceSettings, "db" | "files">, now: Date): Promise<void> {
  const isLost = and(
    eq(platformRows.kind, "call"),
    ne(sql`${platformRows.data} ->> 'status'`, "ended"),
    lt(platformRows.createdAt, new Date(now.getTime() - surelyOverMs)),
  );
  for (const { orgId, row } of await db
    .select({ orgId: platformRows.orgId, row: platformRows.data })
    .from(platformRows)
    .where(isLost)) {
    if (Date.parse(row.createdAt) > now.getTime() - surelyOverMs - maxDurationMs(row)) continue;
    await files.finish({ orgId, id: row.id });
    const [{ messages, artifact } = row] = await withMessages(db, [row]);
    const changes = { status: "ended", endedReason: "worker-shutdown", endedAt: row.updatedAt, messages, artifact };
    if (await rowsInSql(db).replace("call", mergeRow(row, changes, now), row)) await removeMessages(db, row.id);
  }
}
