import { and, eq, gt } from "drizzle-orm";
import { lockOrder } from "../../payments/lock-order.ts";
import { hashSecret, newSecret } from "../../payments/secrets.ts";
import { finderCodes, type Holder, orders } from "../../store/schema.ts";
import type { Clock, Db } from "../../store/store.ts";
import { ifOpens, type Vault } from "../../store/vault.ts";
import { finderCodePlace } from "./extend-code.ts";
import { newCode, type ShownCode } from "./resume-code.ts";

/** Time to write a code down and to walk to another phone. Milliseconds. */
const unopenedLifeMs = 3_600_000;

/**
 * The codes of whoever knows only a session's id: the payer without their cookies, or a stranger who saw the address. Until
 * the form is opened one code is given, and opens it to one browser. Who is in so has another one, for paper. All of it
 * ends as soon as somebody comes with proof of the payment (payments/payer-came.ts).
 */
export interface FinderCodes {
  create(orderId: string): Promise<ShownCode | undefined>;
  /** @param browser the secret by which a browser is known again: it may send its code twice, when the answer was lost */
  redeem(
    code: string,
    browser: string | undefined,
  ): Promise<{ readonly orderId: string; readonly holder: Holder } | undefined>;
}

export function openFinderCodes(context: {
  readonly db: Db;
  readonly clock: Clock;
  readonly vault: Vault;
  /** When what a code leads to ends. */
  readonly dataEnd: (tx: Db, orderId: string) => Promise<Date>;
  readonly digestOf: (code: string) => string;
}): FinderCodes {
  const { db, clock, vault, dataEnd, digestOf } = context;

  /** The payment, locked until the transaction ends; undefined once the payer came. */
  async function lockUnclaimed(tx: Db, orderId: string) {
    await lockOrder(tx, orderId);
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    return order?.payerCameAt === null ? order : undefined;
  }

  async function liveCode(tx: Db, orderId: string) {
    const [row] = await tx
      .select()
      .from(finderCodes)
      .where(and(eq(finderCodes.orderId, orderId), gt(finderCodes.expiresAt, clock())));
    // One that opened the form may have been seen by others: who is in gets a new one.
    if (row === undefined || row.redeemedBy !== null) return undefined;
    const { sealedCode, expiresAt } = row;
    const code = await ifOpens(async () => (await vault.sealer(finderCodePlace(orderId))).open(sealedCode, "code"));
    return code === undefined ? undefined : { code, expiresAt };
  }

  return {
    async create(orderId) {
      return db.transaction(async (tx) => {
        const order = await lockUnclaimed(tx, orderId);
        if (order === undefined) return undefined;
        const live = await liveCode(tx, orderId);
        const soon = new Date(clock().getTime() + unopenedLifeMs);
        const isOpened = order.openedAt !== null;
        const code = live?.code ?? newCode();
        const expiresAt = isOpened ? await dataEnd(tx, orderId) : (live?.expiresAt ?? soon);
        const sealer = await vault.create(finderCodePlace(orderId), expiresAt);
        const row = { codeDigest: digestOf(code), sealedCode: sealer.seal(code, "code"), redeemedBy: null, expiresAt };
        await tx
          .insert(finderCodes)
          .values({ orderId, ...row })
          .onConflictDoUpdate({ target: finderCodes.orderId, set: row });
        return { code, expiresAt: expiresAt.toISOString() };
      });
    },

    async redeem(code, browser = newSecret()) {
      const isThis = and(eq(finderCodes.codeDigest, digestOf(code)), gt(finderCodes.expiresAt, clock()));
      const [known] = await db.select({ orderId: finderCodes.orderId }).from(finderCodes).where(isThis);
      if (known === undefined) return undefined;
      return db.transaction(async (tx) => {
        const order = await lockUnclaimed(tx, known.orderId);
        const [row] = await tx.select({ redeemedBy: finderCodes.redeemedBy }).from(finderCodes).where(isThis);
        if (order === undefined || row === undefined) return undefined;
        const redeemedBy = hashSecret(browser);
        if (row.redeemedBy !== null && row.redeemedBy !== redeemedBy) return undefined;
        if (order.openedAt === null) await tx.update(finderCodes).set({ redeemedBy }).where(isThis);
        return { orderId: order.id, holder: "finder" };
      });
    },
  };
}
