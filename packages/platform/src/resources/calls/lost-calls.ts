import { and, eq, lt, ne, sql } from "drizzle-orm";
import type { ResourceSettings } from "../core/operations/resource-context.ts";
import { mergeRow } from "../core/rows/rows.ts";
import { rowsInSql } from "../core/store/in-sql.ts";
import { platformRows } from "../core/store/schema.ts";

/** No call lasts this long: one that is older and not ended was lost with its server. */
const surelyOverMs = 3_600_000;

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
    await files.finish({ orgId, id: row.id });
    const changes = { status: "ended", endedReason: "worker-shutdown", endedAt: row.updatedAt };
    await rowsInSql(db).replace("call", mergeRow(row, changes, now), row);
  }
}
