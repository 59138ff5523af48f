import { DrizzleQueryError, sql } from "drizzle-orm";
import type { Db } from "../store.ts";

/** A lock was not to be had in time. */
const isLocked = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && (error.cause as { code?: unknown } | undefined)?.code === "55P03";

/**
 * Writes a row that needs new room. An emptied table begins with a new file: a row that found an old place would tell nothing.
 * Where another server is trying at this moment, its try says the same.
 * @throws what the store says when it cannot
 */
export async function tryRow(db: Db): Promise<void> {
  const trial = db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '1s'`);
    await tx.execute(sql`truncate trials.row`);
    await tx.execute(sql`insert into trials.row (filler) values (${"x".repeat(1000)})`);
  });
  await trial.catch((error: unknown) => {
    if (!isLocked(error)) throw error;
  });
}
