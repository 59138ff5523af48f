import { ServerError } from "../server-error.ts";
import { type Env, textOf } from "../settings/env.ts";
import { isLoopback, isLoopbackHost } from "../settings/hosts.ts";
import { readStripe, type StripeConfig } from "./stripe/stripe-config.ts";

/** One or both forms, once (product specification, section 9). */
export const price = { amountCents: 999, currency: "usd", dollars: 9.99 } as const;

export type PaymentsConfig = { readonly kind: "embedded"; readonly priceId: string } | StripeConfig;

/** Who can reach this server: its public address, and the one it listens on. */
interface Reach {
  readonly publicOrigin: string;
  readonly host: string;
}

/**
 * Reads how people pay.
 * @throws ServerError `invalid-settings` for half a Stripe account, or where test payments could be mistaken for real ones
 */
export function readPayments(env: Env, reach: Reach): PaymentsConfig {
  const stripe = readStripe(env, reach.publicOrigin);
  if (stripe !== undefined) return stripe;
  fenceTestPayments(env, reach);
  return { kind: "embedded", priceId: "price_embedded_999" };
}

/** Test payments give the product away: they start only where no stranger can reach them. */
function fenceTestPayments(env: Env, { publicOrigin, host }: Reach): void {
  if (Object.values(env).some((value) => value?.trim().startsWith("sk_live"))) {
    throw new ServerError(
      "invalid-settings",
      "A live payment key is set, but payments are embedded. Set STRIPE_SECRET_KEY and its group.",
    );
  }
  if (textOf(env, "ALLOW_FAKE_PAYMENTS") === "i-understand") return;
  const remedy = "Set STRIPE_SECRET_KEY and its group, or ALLOW_FAKE_PAYMENTS=i-understand.";
  if (textOf(env, "NODE_ENV") === "production") {
    throw new ServerError(
      "invalid-settings",
      `NODE_ENV is production, but payments are embedded and charge nothing. ${remedy}`,
    );
  }
  if (!isLoopback(publicOrigin)) {
    throw new ServerError(
      "invalid-settings",
      `PUBLIC_ORIGIN is public, but payments are embedded and charge nothing. ${remedy}`,
    );
  }
  if (!isLoopbackHost(host)) {
    throw new ServerError(
      "invalid-settings",
      `HOST lets others in, but payments are embedded and charge nothing. ${remedy}`,
    );
  }
}
