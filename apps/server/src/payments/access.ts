import { and, eq, gt, isNull } from "drizzle-orm";
import { notFound, RequestError } from "../http/request-error.ts";
import { capabilities, orders } from "../store/schema.ts";
import type { Clock, Db } from "../store/store.ts";
import { openCheckouts } from "./checkouts.ts";
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
   * Opens a paid order to a browser that has shown its resume code.
   * @returns the capability's secret: the present one when it still opens this order, else a new one
   * @throws RequestError `not-found` for an order of another provider, or of another mode
   */
  open(orderId: string, capability: string | undefined): Promise<string>;
  /** Whether a browser's cookies prove that an order is theirs: they began it, or have opened it. */
  isTheirs(order: Order, proof: Proof): Promise<boolean>;
  /** The order a capability opens; undefined when it opens none, or one of another provider or mode. */
  ownerOf(capability: string): Promise<string | undefined>;
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
  readonly payments: Payments;
  readonly settlement: Settlement;
  readonly publicOrigin: string;
  readonly capabilityLifeMs: number;
}

export function openAccess(context: AccessContext): Access {
  const { db, clock, payments, settlement, publicOrigin, capabilityLifeMs } = context;
  const checkouts = openCheckouts(context);

  /** What was paid on the test page, or with a test key, opens nothing where real money moves. */
  const isOurs = and(eq(orders.provider, payments.provider), eq(orders.livemode, payments.livemode));

  async function ownerOf(capability: string): Promise<string | undefined> {
    const alive = and(eq(capabilities.tokenHash, hashSecret(capability)), gt(capabilities.expiresAt, clock()));
    const [row] = await db
      .select({ orderId: orders.id })
      .from(capabilities)
      .innerJoin(orders, eq(orders.id, capabilities.orderId))
      .where(and(alive, isOurs));
    return row?.orderId;
  }

  async function open(orderId: string, known: string | undefined): Promise<string> {
    const [order] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), isOurs));
    if (order === undefined) throw notFound();
    return renew(order.id, known);
  }

  async function renew(orderId: string, known: string | undefined): Promise<string> {
    const isKnown = known !== undefined && (await ownerOf(known)) === orderId;
    const capability = isKnown ? known : newSecret();
    const expiresAt = new Date(clock().getTime() + capabilityLifeMs);
    await db
      .insert(capabilities)
      .values({ tokenHash: hashSecret(capability), orderId, expiresAt })
      .onConflictDoUpdate({ target: capabilities.tokenHash, set: { expiresAt } });
    const neverOpened = and(eq(orders.id, orderId), isNull(orders.openedAt));
    await db.update(orders).set({ openedAt: clock() }).where(neverOpened);
    return capability;
  }

  async function isTheirs(order: Order, { browser, capability }: Proof): Promise<boolean> {
    if (browser !== undefined && order.browserHash === hashSecret(browser)) return true;
    return capability !== undefined && (await ownerOf(capability)) === order.id;
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
      if (order === undefined || !(await isTheirs(order, proof))) return { verified: false };
      if ((await settlement.settle(order)).kind !== "paid") return { verified: false };
      return { verified: true, capability: await renew(order.id, proof.capability) };
    },

    open,
    isTheirs,
    ownerOf,
  };
}
