import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { KeyPlace } from "../../store/keys/key-store.ts";
import { finderCodes, resumeCodes } from "../../store/schema.ts";
import type { Db } from "../../store/store.ts";
import type { Vault } from "../../store/vault.ts";

/** Lets a payment's living codes live as long as the data they lead to: somebody may have one on paper. */
export async function extendCode(
  tx: Db,
  orderId: string,
  { vault, now, until }: { readonly vault: Vault; readonly now: Date; readonly until: Date },
): Promise<void> {
  for (const { table, place, isOnPaper } of [
    { table: resumeCodes, place: codePlace(orderId), isOnPaper: undefined },
    // One that opened the form is over: whoever is in has another one.
    { table: finderCodes, place: finderCodePlace(orderId), isOnPaper: isNull(finderCodes.redeemedBy) },
  ] as const) {
    const isAlive = and(eq(table.orderId, orderId), gt(table.expiresAt, now), isOnPaper);
    const extended = await tx
      .update(table)
      .set({ expiresAt: until })
      .where(and(isAlive, lt(table.expiresAt, until)))
      .returning({ orderId: table.orderId });
    if (extended.length > 0 && (await vault.has(place))) await vault.create(place, until);
  }
}

/** Where the key of a payment's resume code belongs. */
export function codePlace(orderId: string): KeyPlace {
  return ["resume_codes", orderId];
}

/** Where the key of the code belongs that the session's id gave. */
export function finderCodePlace(orderId: string): KeyPlace {
  return ["finder_codes", orderId];
}
