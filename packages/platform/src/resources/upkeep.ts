import { lt } from "drizzle-orm";
import { endLostCalls } from "./calls/lost.ts";
import { removeUnclaimed } from "./files/unclaimed.ts";
import type { ResourceSettings } from "./house.ts";
import { platformTokens } from "./store/schema.ts";

/** What is to be done at a start and every hour: ends lost calls and what was recorded of them, deletes lent tokens that are over, and files without a row. */
export async function keepUp({ db, files }: Pick<ResourceSettings, "db" | "files">, now: Date): Promise<void> {
  await endLostCalls({ db, files }, now);
  await db.delete(platformTokens).where(lt(platformTokens.expiresAt, now));
  await removeUnclaimed(db, files);
}
