import Stripe from "stripe";
import { RequestError } from "../../http/request-error.ts";
import type { Clock } from "../../store/store.ts";
import { price } from "../config.ts";
import type { BegunCheckout, CheckoutStatus } from "../payments.ts";
import { orderPrefix } from "../secrets.ts";
import type { RefundEvent, WebhookPayments } from "./payment-events.ts";

export interface StripeSettings {
  readonly secretKey: string;
  readonly priceId: string;
  readonly webhookSecret: string;
  readonly livemode: boolean;
  /** Stripe's own address when left out. */
  readonly apiUrl?: string | undefined;
  readonly clock: Clock;
  /** How long one attempt may take. Milliseconds. */
  readonly timeoutMs?: number;
}

/** A person is waiting; there are two attempts. Milliseconds. */
const defaultTimeoutMs = 8000;

/** An older notice may be a recorded one. Seconds, as Stripe recommends. */
const replayWindowSeconds = 300;

/** Payments by card on Stripe's own page (Checkout). */
export function openStripePayments(settings: StripeSettings): WebhookPayments {
  const { priceId, webhookSecret, livemode, clock } = settings;
  const stripe = new Stripe(settings.secretKey, {
    ...(settings.apiUrl && endpointOf(settings.apiUrl)),
    timeout: settings.timeoutMs ?? defaultTimeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  const isTheirs = (session: Session | undefined, { orderId, sessionId }: BegunCheckout): session is Session =>
    session?.id === sessionId && session.client_reference_id === orderId && session.livemode === livemode;

  return {
    provider: "stripe",
    livemode,
    priceId,

    async begin({ orderId, successUrl, cancelUrl }) {
      const wanted = {
        mode: "payment",
        line_items: [{ price: priceId, quantity: 1 }],
        client_reference_id: orderId,
        success_url: successUrl,
        cancel_url: cancelUrl,
        // Paid at once or not at all: nobody who paid waits days for access. Wallets are cards too.
        allowed_payment_method_types: ["card"],
        // The price is what we said it is, in dollars.
        adaptive_pricing: { enabled: false },
        locale: "es-419",
      } as const satisfies Stripe.Checkout.SessionCreateParams;
      const session = await callStripe(() => stripe.checkout.sessions.create(wanted, { idempotencyKey: orderId }));
      if (session?.url == null || !URL.canParse(session.url)) {
        throw new RequestError("payments-failed", "The card provider gave no page to pay on.");
      }
      return { sessionId: session.id, url: session.url };
    },

    async status(begun) {
      const { sessionId } = begun;
      const session = await callStripe(() => stripe.checkout.sessions.retrieve(sessionId, { expand: ["line_items"] }));
      return isTheirs(session, begun) ? statusOf(session, priceId) : { kind: "closed" };
    },

    async customerEmail(begun) {
      const session = await callStripe(() => stripe.checkout.sessions.retrieve(begun.sessionId));
      return isTheirs(session, begun) ? (session.customer_details?.email ?? undefined) : undefined;
    },

    async end({ sessionId }) {
      const session = await callStripe(() => stripe.checkout.sessions.expire(sessionId)).catch((failure: unknown) => {
        if (!isRefused(failure)) throw failure;
        // Stripe expires only what is open: this one was paid, or expired, before we asked.
        return callStripe(() => stripe.checkout.sessions.retrieve(sessionId));
      });
      if (session?.status === "open") throw new RequestError("payments-failed", "The session could not be ended.");
    },

    check: () => checkPrice(stripe, { priceId, livemode }),

    readEvent(body, signature) {
      const now = clock().getTime();
      refuseAhead(signature, now);
      const event = verifyEvent(() =>
        stripe.webhooks.constructEvent(body, signature, webhookSecret, replayWindowSeconds, undefined, now),
      );
      if (event.livemode !== livemode) return undefined;
      if (event.type === "charge.refunded") return refundIn(event.data.object);
      if (!isPaymentEvent(event)) return undefined;
      const { id: sessionId, client_reference_id: orderId } = event.data.object;
      return orderId === null ? undefined : { kind: "paid", id: event.id, sessionId, orderId };
    },

    orderOf: (paymentIntent) => orderOf(stripe, { paymentIntent, livemode }),
  };
}

/** The library refuses what is old, and takes what is signed for a time to come: it could be sent again until then. */
function refuseAhead(signature: string, now: number): void {
  const signedAt = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1] ?? 0);
  if (signedAt - now / 1000 <= replayWindowSeconds) return;
  throw new RequestError("bad-signature", "The notice is signed for a time to come.");
}

type Session = Stripe.Checkout.Session;

/** The status of one of our sessions. Only our price, once, counts as paid. */
function statusOf(session: Session, priceId: string): CheckoutStatus {
  const [item, ...more] = session.line_items?.data ?? [];
  const isAsSold =
    session.mode === "payment" &&
    session.amount_total === price.amountCents &&
    session.currency === price.currency &&
    item?.price?.id === priceId &&
    item.quantity === 1 &&
    more.length === 0;
  if (session.payment_status === "paid") return { kind: isAsSold ? "paid" : "paid-mismatch" };
  if (!isAsSold || session.status !== "open" || session.url === null) return { kind: "closed" };
  return { kind: "open", url: session.url, until: new Date(session.expires_at * 1000) };
}

/** @throws RequestError `payments-failed` when the price of the settings is not the one we sell at */
async function checkPrice(stripe: Stripe, settings: Pick<StripeSettings, "priceId" | "livemode">): Promise<void> {
  const failed = (message: string, cause?: unknown) => new RequestError("payments-failed", message, { cause });
  const found = await stripe.prices.retrieve(settings.priceId).catch((cause: unknown) => {
    throw failed("Stripe did not answer with the price of STRIPE_PRICE_ID.", cause);
  });
  const isOurs =
    found.object === "price" &&
    found.active &&
    found.type === "one_time" &&
    found.unit_amount === price.amountCents &&
    found.currency === price.currency;
  if (!isOurs) throw failed("STRIPE_PRICE_ID is not a price of 9.99 US dollars, paid once.");
  if (found.livemode !== settings.livemode) {
    throw failed("STRIPE_PRICE_ID and STRIPE_SECRET_KEY are of different modes.");
  }
}

/** @throws RequestError `payments-failed` */
async function orderOf(
  stripe: Stripe,
  { paymentIntent, livemode }: { readonly paymentIntent: string; readonly livemode: boolean },
): Promise<string | undefined> {
  const failed = "The card provider did not say whose payment was given back.";
  const found = await stripe.checkout.sessions
    .list({ payment_intent: paymentIntent, limit: 1 })
    .catch((cause: unknown) => {
      throw new RequestError("payments-failed", failed, { cause });
    });
  if (found.object !== "list" || !Array.isArray(found.data)) throw new RequestError("payments-failed", failed);
  const [session] = found.data;
  const orderId = session?.client_reference_id ?? undefined;
  // The account may sell other things too.
  return session?.livemode === livemode && orderId?.startsWith(`${orderPrefix}_`) ? orderId : undefined;
}

function refundIn({ payment_intent: intent, amount_refunded: cents }: Stripe.Charge): RefundEvent | undefined {
  const paymentIntent = typeof intent === "string" ? intent : intent?.id;
  return paymentIntent === undefined ? undefined : { kind: "refunded", paymentIntent, cents };
}

/** Both are sent when money came: the second where it came later than the person left. */
function isPaymentEvent(event: Stripe.Event) {
  return event.type === "checkout.session.completed" || event.type === "checkout.session.async_payment_succeeded";
}

/** @throws RequestError `bad-signature` */
function verifyEvent(read: () => Stripe.Event): Stripe.Event {
  try {
    return read();
  } catch (cause) {
    throw new RequestError("bad-signature", "The notice is not signed, or was signed too long ago.", { cause });
  }
}

/**
 * Asks Stripe for a session.
 * @returns undefined when there is none of that id
 * @throws RequestError `payments-failed`
 */
async function callStripe(ask: () => Promise<Stripe.Response<Session>>): Promise<Session | undefined> {
  let session: Stripe.Response<Session>;
  try {
    session = await ask();
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeError && cause.code === "resource_missing") return undefined;
    throw new RequestError("payments-failed", "The card provider did not answer as expected.", { cause });
  }
  // An error page without an `error` key comes back as if it were a session.
  const isSession = session.lastResponse.statusCode === 200 && session.object === "checkout.session";
  if (isSession && typeof session.id === "string" && session.id !== "") return session;
  throw new RequestError("payments-failed", "The card provider answered with something else than a session.");
}

/** Whether Stripe understood a request, and said no. */
function isRefused(failure: unknown): boolean {
  return failure instanceof RequestError && failure.cause instanceof Stripe.errors.StripeInvalidRequestError;
}

/** Where the SDK connects. */
function endpointOf(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  return { protocol: protocol === "http:" ? "http" : "https", host: hostname, port } as const;
}
