import { lt } from "drizzle-orm";
import { endLostCalls } from "./calls/lost.ts";
import type { Db } from "./store/db.ts";
import { platformTokens } from "./store/schema.ts";

/** What is to be done at a start and every hour: ends lost calls, and deletes lent tokens that are over. */
export async function keepUp(db: Db, now: Date): Promise<void> {
  await endLostCalls(db, now);
  await db.delete(platformTokens).where(lt(platformTokens.expiresAt, now));
}
