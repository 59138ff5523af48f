import { and, eq, gt, lt } from "drizzle-orm";
import type { KeyPlace } from "../../store/keys/key-store.ts";
import { resumeCodes } from "../../store/schema.ts";
import type { Db } from "../../store/store.ts";
import type { Vault } from "../../store/vault.ts";

/** Lets a payment's living resume code live as long as the data it leads to: somebody may have it on paper. */
export async function extendCode(
  tx: Db,
  orderId: string,
  { vault, now, until }: { readonly vault: Vault; readonly now: Date; readonly until: Date },
): Promise<void> {
  const isAlive = and(eq(resumeCodes.orderId, orderId), gt(resumeCodes.expiresAt, now));
  const extended = await tx
    .update(resumeCodes)
    .set({ expiresAt: until })
    .where(and(isAlive, lt(resumeCodes.expiresAt, until)))
    .returning({ orderId: resumeCodes.orderId });
  if (extended.length > 0 && (await vault.has(codePlace(orderId)))) await vault.create(codePlace(orderId), until);
}

/** Where the key of a payment's resume code belongs. */
export function codePlace(orderId: string): KeyPlace {
  return ["resume_codes", orderId];
}
