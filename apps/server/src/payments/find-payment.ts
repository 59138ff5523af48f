import type { FoundPayment } from "@dilo/api";
import { eq, sql } from "drizzle-orm";
import type { ResumeCodes } from "../answers/resume/resume.ts";
import type { CodeLetters } from "../delivery/code-letters.ts";
import { type Holder, orders } from "../store/schema.ts";
import type { Db } from "../store/store.ts";
import type { Access, Proof } from "./access.ts";
import { price } from "./config.ts";
import { hashSecret } from "./secrets.ts";
import type { Order, Settlement } from "./settlement.ts";

interface Asked extends Proof {
  readonly sessionId?: string | undefined;
}

/** Finds a payment for a browser that lost its cookies, or the id of its session. */
export interface PaymentFinder {
  /**
   * Finds a payment by its session's id, or by the browser's cookies where there is no id.
   *
   * The id alone gives a code only until the form is opened for the first time: until then nothing that was said is
   * behind it, and afterwards an address left in a history must not open a person's answers. That code is not the
   * payment's own, and ends when the payer comes: the address may have been seen before them.
   * @throws RequestError `payments-failed`
   */
  find(asked: Asked): Promise<FoundPayment | null>;
}

export function openPaymentFinder(context: {
  readonly db: Db;
  readonly access: Access;
  readonly settlement: Settlement;
  readonly codes: ResumeCodes;
  readonly codeLetters: Pick<CodeLetters, "isSent">;
}): PaymentFinder {
  const { db, access, settlement, codes, codeLetters } = context;

  async function orderOf({ sessionId, browser, capability }: Asked): Promise<Order | undefined> {
    if (sessionId !== undefined) return settlement.find({ sessionId });
    const opened = capability === undefined ? undefined : await access.openedBy(capability);
    const isTheirs =
      opened !== undefined ? eq(orders.id, opened.orderId) : browser && eq(orders.browserHash, hashSecret(browser));
    if (!isTheirs) return undefined;
    const theirs = await db
      .select({ sessionId: orders.sessionId })
      .from(orders)
      .where(isTheirs)
      // Those known to be paid first: nobody has to be asked about them.
      .orderBy(sql`${orders.paidAt} desc nulls last`);
    for (const each of theirs) {
      const order = await settlement.find(each);
      if (order !== undefined && (await settlement.settle(order)).kind === "paid") return order;
    }
    return undefined;
  }

  async function codeFor({ id, openedAt, payerCameAt }: Order, holder: Holder | undefined) {
    if (holder === "payer" && payerCameAt !== null) return codes.create(id);
    const mayHaveOne = openedAt === null || holder === "finder";
    return (mayHaveOne && (await codes.createForFinder(id))) || null;
  }

  return {
    async find(asked) {
      const found = await orderOf(asked);
      if (found === undefined || (await settlement.settle(found)).kind !== "paid") return null;
      // Settled just now, it has its time.
      const order = await settlement.find(found);
      if (order?.paidAt == null) return null;
      const holder = await access.holderOf(order, asked);
      return {
        sessionId: order.sessionId,
        isYours: holder !== undefined,
        amount: price.amountCents,
        currency: price.currency,
        paidAt: order.paidAt.toISOString(),
        resumeCode: await codeFor(order, holder),
        isMailed: await codeLetters.isSent(order.id),
      };
    },
  };
}
