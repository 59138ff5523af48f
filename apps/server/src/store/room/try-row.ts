import { sql } from "drizzle-orm";
import type { Db } from "../store.ts";

/**
 * Writes a row that needs new room. An emptied table begins with a new file: a row that found an old place would tell nothing.
 * @throws what the store says when it cannot
 */
export async function tryRow(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '1s'`);
    await tx.execute(sql`truncate trials.row`);
    await tx.execute(sql`insert into trials.row (filler) values (${"x".repeat(1000)})`);
  });
}
