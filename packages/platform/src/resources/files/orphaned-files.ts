import { and, eq, inArray } from "drizzle-orm";
import type { RowKeys } from "../core/store/row-keys.ts";
import type { Db } from "../core/store/schema.ts";
import { platformRows } from "../core/store/schema.ts";
import type { FileStore } from "./file-store.ts";

/**
 * Removes the files of known orgs that have no row, and their keys: a server killed while a call was deleted leaves its
 * sound behind, and one that began to write when it was deleted makes its key again.
 * Folders of orgs that this database does not know stay: it may be the wrong database.
 */
export async function removeOrphanedFiles(db: Db, files: FileStore, keys: RowKeys): Promise<void> {
  const orgs = await db.selectDistinct({ orgId: platformRows.orgId }).from(platformRows);
  for (const { orgId } of orgs) {
    // Rows are written before their files, so a file seen before its row is looked for has one.
    const kept = await files.list(orgId);
    if (kept.length === 0) continue;
    const ofFiles = and(eq(platformRows.orgId, orgId), inArray(platformRows.kind, ["call", "file"]));
    const rows = await db.select({ id: platformRows.id }).from(platformRows).where(ofFiles);
    const claimed = new Set(rows.map(({ id }) => id));
    for (const id of kept) {
      if (claimed.has(id)) continue;
      await keys.destroy([id]);
      await files.remove({ orgId, id });
    }
  }
}
