import { and, eq, gt, notInArray } from "drizzle-orm";
import { embeddedCheckouts } from "../../store/schema.ts";
import type { Clock, Db } from "../../store/store.ts";
import { sessionPlaceholder } from "../payments.ts";
import { newId } from "../secrets.ts";
import { checkoutPath, type EmbeddedPayments } from "./embedded-payments.ts";

/** A checkout can be paid for this long. Milliseconds. */
const checkoutLifeMs = 24 * 3_600_000;

export function openEmbeddedPayments(context: {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicOrigin: string;
  readonly priceId: string;
}): EmbeddedPayments {
  const { db, clock, publicOrigin, priceId } = context;
  const alive = (id: string) => and(eq(embeddedCheckouts.id, id), gt(embeddedCheckouts.expiresAt, clock()));

  const undecided = (id: string) => and(alive(id), notInArray(embeddedCheckouts.state, ["paid", "ended"]));
  const pageOf = (id: string) => `${publicOrigin}${checkoutPath}/${id}`;

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
      return { sessionId: id, url: pageOf(id) };
    },

    async status({ orderId, sessionId }) {
      const row = await rowOf(sessionId);
      if (row?.orderId !== orderId) return { kind: "closed" };
      if (row.state === "paid") return { kind: "paid" };
      // Who declined or went back begins with a page that does not speak of it.
      return row.state === "open" ? { kind: "open", url: pageOf(row.id), until: row.expiresAt } : { kind: "closed" };
    },

    async end({ orderId, sessionId }) {
      const theirs = and(undecided(sessionId), eq(embeddedCheckouts.orderId, orderId));
      await db.update(embeddedCheckouts).set({ state: "ended" }).where(theirs);
    },

    async find(id) {
      return (await rowOf(id))?.state;
    },

    async decide(id, decision) {
      const state = ({ pay: "paid", decline: "declined", cancel: "cancelled" } as const)[decision];
      // A payment is final: a second press, or a page left open, does not take it back.
      await db.update(embeddedCheckouts).set({ state }).where(undecided(id));
      const row = await rowOf(id);
      if (row?.state === "paid") return row.successUrl.replace(sessionPlaceholder, id);
      return decision === "cancel" || row?.state === "ended" ? row?.cancelUrl : row && `${checkoutPath}/${id}`;
    },
  };
}
