import type { PaymentLimits } from "@dilo/api";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import { notFound, RequestError } from "../http/request-error.ts";
import type { WriteProbe } from "../store/room/write-probe.ts";
import { capabilities, type Holder, orders } from "../store/schema.ts";
import type { Clock, Db } from "../store/store.ts";
import type { Vault } from "../store/vault.ts";
import { openCheckouts } from "./checkouts.ts";
import { lockOrder } from "./lock-order.ts";
import { notePayerCame } from "./payer-came.ts";
import type { Payments } from "./payments.ts";
import { readReturnUrls } from "./return-urls.ts";
import { hashSecret, newSecret } from "./secrets.ts";
import type { Order, Settlement } from "./settlement.ts";

/** Who may use the form: browsers that paid. */
export interface Access {
  /**
   * Begins a payment for a browser, or continues the one it has begun. A person who has paid goes on to the form.
   * @returns where to pay or to go on, and the browser's secret: its own when it had one
   * @throws RequestError `wrong-price`, `wrong-return-address`, `payments-failed`, `payment-not-matching`
   */
  begin(checkout: Checkout): Promise<{ readonly url: string; readonly browser: string }>;
  /**
   * Tells whether a session was paid, to the browser that began it, or opened it by its code, and to no other. May be
   * called repeatedly.
   * @returns the capability's secret: the present one when it still opens this order, else a new one
   * @throws RequestError `payments-failed`
   */
  verify(
    asked: Proof & { readonly sessionId: string },
  ): Promise<{ readonly verified: false } | { readonly verified: true; readonly capability: string }>;
  /**
   * Opens a paid order to a browser that has shown a code.
   * @param by whose code it was: a finder's opens nothing once the payer came
   * @returns the capability's secret: the present one when it still opens this order, else a new one
   * @throws RequestError `not-found` for an order of another provider, or of another mode
   */
  open(by: Opened, capability: string | undefined): Promise<string>;
  /** How a browser's cookies give it an order: it began it or came by its code, or was only let in as a finder; or not at all. */
  holderOf(order: Order, proof: Proof): Promise<Holder | undefined>;
  /** What a capability opens; undefined when it opens nothing, or an order of another provider or mode. */
  openedBy(capability: string): Promise<Opened | undefined>;
}

/** An order that is open to somebody, and to whom. */
export interface Opened {
  readonly orderId: string;
  readonly holder: Holder;
}

interface Checkout {
  readonly priceId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly browser: string | undefined;
}

/** What a browser's two cookies hold. */
export interface Proof {
  readonly browser: string | undefined;
  readonly capability: string | undefined;
}

export interface AccessContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly vault: Pick<Vault, "destroy">;
  readonly payments: Payments;
  readonly settlement: Settlement;
  readonly probe: WriteProbe;
  readonly limits: Pick<PaymentLimits, "days">;
  readonly publicOrigin: string;
  readonly capabilityLifeMs: number;
}

export function openAccess(context: AccessContext): Access {
  const { db, clock, vault, payments, settlement, publicOrigin, capabilityLifeMs } = context;
  const checkouts = openCheckouts(context);

  /** What was paid on the test page, or with a test key, opens nothing where real money moves. */
  const isOurs = and(eq(orders.provider, payments.provider), eq(orders.livemode, payments.livemode));

  /** Asked of the order each time, so that all servers shut a finder out at the same moment. */
  const isLetIn = or(eq(capabilities.holder, "payer"), isNull(orders.payerCameAt));

  async function openedBy(capability: string): Promise<Opened | undefined> {
    const alive = and(eq(capabilities.tokenHash, hashSecret(capability)), gt(capabilities.expiresAt, clock()));
    const [row] = await db
      .select({ orderId: orders.id, holder: capabilities.holder })
      .from(capabilities)
      .innerJoin(orders, eq(orders.id, capabilities.orderId))
      .where(and(alive, isOurs, isLetIn));
    return row;
  }

  async function open(by: Opened, known: string | undefined): Promise<string> {
    const [order] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, by.orderId), isOurs));
    if (order === undefined) throw notFound();
    return renew(by, known);
  }

  async function renew({ orderId, holder }: Opened, known: string | undefined): Promise<string> {
    const opened = known === undefined ? undefined : await openedBy(known);
    // Whoever was a finder and proves to be the payer gets a new one.
    const capability =
      known !== undefined && opened?.orderId === orderId && opened.holder === holder ? known : newSecret();
    const now = clock();
    const expiresAt = new Date(now.getTime() + capabilityLifeMs);
    await db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      await tx
        .insert(capabilities)
        .values({ tokenHash: hashSecret(capability), orderId, holder, expiresAt })
        .onConflictDoUpdate({ target: capabilities.tokenHash, set: { expiresAt } });
      const neverOpened = and(eq(orders.id, orderId), isNull(orders.openedAt));
      await tx.update(orders).set({ openedAt: now }).where(neverOpened);
      if (holder === "payer") await notePayerCame(tx, vault, { orderId, now });
    });
    return capability;
  }

  async function holderOf(order: Order, { browser, capability }: Proof): Promise<Holder | undefined> {
    if (browser !== undefined && order.browserHash === hashSecret(browser)) return "payer";
    const opened = capability === undefined ? undefined : await openedBy(capability);
    return opened?.orderId === order.id ? opened.holder : undefined;
  }

  return {
    async begin({ priceId, browser = newSecret(), ...asked }) {
      if (priceId !== payments.priceId) throw new RequestError("wrong-price", "There is no such price.");
      const urls = readReturnUrls(asked, publicOrigin);
      const url = await checkouts.pageFor({ browserHash: hashSecret(browser), ...urls });
      return { url, browser };
    },

    async verify(proof) {
      if (proof.browser === undefined && proof.capability === undefined) return { verified: false };
      const order = await settlement.find(proof);
      const holder = order && (await holderOf(order, proof));
      if (order === undefined || holder === undefined) return { verified: false };
      if ((await settlement.settle(order)).kind !== "paid") return { verified: false };
      return { verified: true, capability: await renew({ orderId: order.id, holder }, proof.capability) };
    },

    open,
    holderOf,
    openedBy,
  };
}
