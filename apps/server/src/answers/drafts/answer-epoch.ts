import type { AnswerEpoch } from "@dilo/api";
import { eq } from "drizzle-orm";
import { orders } from "../../store/schema.ts";
import type { Db } from "../../store/store.ts";
import type { Vault } from "../../store/vault.ts";

/**
 * What a page needs to store a payment's answers: the current epoch, and the key that encrypts unsent answers on the
 * device. The key is derived, not stored, and differs in every epoch (docs/decisions/0013-answers-on-the-device.md).
 */
export async function currentEpoch({ db, vault }: { db: Db; vault: Vault }, owner: string): Promise<AnswerEpoch> {
  const [order] = await db.select({ epoch: orders.epoch }).from(orders).where(eq(orders.id, owner));
  const epoch = order?.epoch ?? 0;
  return { epoch, deviceKey: vault.digest(JSON.stringify(["device", owner, epoch])) };
}
