import { ConfigError, type Env, groupOf, textOf } from "../env.ts";

/** One or both forms, once (product specification, section 9). */
export const price = { amountCents: 999, currency: "usd", dollars: 9.99 } as const;

export type PaymentsConfig =
  | { readonly kind: "embedded"; readonly priceId: string }
  | {
      readonly kind: "stripe";
      readonly secretKey: string;
      readonly priceId: string;
      readonly webhookSecret: string;
      /** Empty: the provider's script is not loaded in the browser. */
      readonly publishableKey: string;
    };

/**
 * Reads how people pay.
 * @throws ConfigError for half a Stripe account, or where test payments could be mistaken for real ones
 */
export function readPayments(env: Env, publicOrigin: string): PaymentsConfig {
  const publishableKey = textOf(env, "STRIPE_PUBLISHABLE_KEY");
  const stripe = groupOf(env, ["STRIPE_SECRET_KEY", "STRIPE_PRICE_ID", "STRIPE_WEBHOOK_SECRET"]);
  if (stripe !== undefined) {
    return {
      kind: "stripe",
      secretKey: stripe.STRIPE_SECRET_KEY,
      priceId: stripe.STRIPE_PRICE_ID,
      webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
      publishableKey: publishableKey ?? "",
    };
  }
  if (publishableKey !== undefined) {
    throw new ConfigError("STRIPE_PUBLISHABLE_KEY is set, but STRIPE_SECRET_KEY is missing.");
  }
  fenceTestPayments(env, publicOrigin);
  return { kind: "embedded", priceId: "price_embedded_999" };
}

/** Test payments give the product away: they start only where no stranger can reach them. */
function fenceTestPayments(env: Env, publicOrigin: string): void {
  if (Object.values(env).some((value) => value?.trim().startsWith("sk_live"))) {
    throw new ConfigError("A live payment key is set, but payments are embedded. Set STRIPE_SECRET_KEY and its group.");
  }
  if (textOf(env, "ALLOW_FAKE_PAYMENTS") === "i-understand") return;
  const remedy = "Set STRIPE_SECRET_KEY and its group, or ALLOW_FAKE_PAYMENTS=i-understand.";
  if (textOf(env, "NODE_ENV") === "production") {
    throw new ConfigError(`NODE_ENV is production, but payments are embedded and charge nothing. ${remedy}`);
  }
  if (!isLoopback(publicOrigin)) {
    throw new ConfigError(`PUBLIC_ORIGIN is public, but payments are embedded and charge nothing. ${remedy}`);
  }
}

/** Tells whether an origin is this very machine. */
export function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
