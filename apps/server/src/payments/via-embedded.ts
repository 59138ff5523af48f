import { and, eq, gt, ne } from "drizzle-orm";
import { embeddedCheckouts } from "../store/schema.ts";
import type { Clock, Db } from "../store/store.ts";
import { checkoutPath, type EmbeddedPayments } from "./embedded-checkout.ts";
import { sessionPlaceholder } from "./payments.ts";
import { newId } from "./secrets.ts";

/** A checkout can be paid for this long. Milliseconds. */
const checkoutLifeMs = 24 * 3_600_000;

export function openEmbeddedPayments(needs: {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicOrigin: string;
  readonly priceId: string;
}): EmbeddedPayments {
  const { db, clock, publicOrigin, priceId } = needs;
  const alive = (id: string) => and(eq(embeddedCheckouts.id, id), gt(embeddedCheckouts.expiresAt, clock()));

  async function rowOf(id: string) {
    const [row] = await db.select().from(embeddedCheckouts).where(alive(id));
    return row;
  }

  return {
    provider: "embedded",
    livemode: false,
    priceId,

    async begin({ orderId, successUrl, cancelUrl }) {
      const id = newId("cs_embedded");
      const expiresAt = new Date(clock().getTime() + checkoutLifeMs);
      await db.insert(embeddedCheckouts).values({ id, orderId, state: "open", successUrl, cancelUrl, expiresAt });
      return { sessionId: id, url: `${publicOrigin}${checkoutPath}/${id}` };
    },

    async isPaid({ orderId, sessionId }) {
      const row = await rowOf(sessionId);
      return row?.orderId === orderId && row.state === "paid";
    },

    async find(id) {
      return (await rowOf(id))?.state;
    },

    async decide(id, decision) {
      const row = await rowOf(id);
      if (row === undefined) return undefined;
      const state = ({ pay: "paid", decline: "declined", cancel: "cancelled" } as const)[decision];
      // A payment is final: a second press, or a page left open, does not take it back.
      const unpaid = and(alive(id), ne(embeddedCheckouts.state, "paid"));
      await db.update(embeddedCheckouts).set({ state }).where(unpaid);
      const isPaid = row.state === "paid" || decision === "pay";
      if (isPaid) return row.successUrl.replace(sessionPlaceholder, id);
      return decision === "cancel" ? row.cancelUrl : `${checkoutPath}/${id}`;
    },
  };
}
