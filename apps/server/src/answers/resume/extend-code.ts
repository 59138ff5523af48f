import { and, eq, gt, lt } from "drizzle-orm";
import { resumeCodes } from "../../store/schema.ts";
import type { Db } from "../../store/store.ts";

/** Lets a payment's living resume code live as long as the data it leads to: somebody may have it on paper. */
export async function extendCode(
  tx: Db,
  orderId: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<void> {
  const isAlive = and(eq(resumeCodes.orderId, orderId), gt(resumeCodes.expiresAt, now));
  await tx
    .update(resumeCodes)
    .set({ expiresAt: until })
    .where(and(isAlive, lt(resumeCodes.expiresAt, until)));
}
