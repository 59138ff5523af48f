import { ServerError } from "../../server-error.ts";
import { addressOf, type Env, groupOf, textOf } from "../../settings/env.ts";
import { isLoopback } from "../../settings/hosts.ts";

export interface StripeConfig {
  readonly kind: "stripe";
  readonly secretKey: string;
  readonly priceId: string;
  readonly webhookSecret: string;
  /** Empty: the provider's script is not loaded in the browser. */
  readonly publishableKey: string;
  /** Whether real money moves, as the key says. */
  readonly livemode: boolean;
  /** A fake on this machine; absent: Stripe itself. */
  readonly apiUrl?: string;
}

/** What a setting begins with: pasting one in the place of another is the usual mistake. */
const prefixes = {
  STRIPE_SECRET_KEY: ["sk_test_", "sk_live_", "rk_test_", "rk_live_"],
  STRIPE_PRICE_ID: ["price_"],
  STRIPE_WEBHOOK_SECRET: ["whsec_"],
  STRIPE_PUBLISHABLE_KEY: ["pk_test_", "pk_live_"],
} as const;

/**
 * Reads the Stripe account.
 * @returns undefined when there is none
 * @throws ServerError `invalid-settings`
 */
export function readStripe(env: Env, publicOrigin: string): StripeConfig | undefined {
  const group = groupOf(env, ["STRIPE_SECRET_KEY", "STRIPE_PRICE_ID", "STRIPE_WEBHOOK_SECRET"]);
  const publishableKey = textOf(env, "STRIPE_PUBLISHABLE_KEY");
  const apiUrl = addressOf(env, "STRIPE_API_URL", ["http:", "https:"]);
  if (group === undefined) {
    const orphan = publishableKey === undefined ? apiUrl && "STRIPE_API_URL" : "STRIPE_PUBLISHABLE_KEY";
    if (orphan) throw new ServerError("invalid-settings", `${orphan} is set, but STRIPE_SECRET_KEY is missing.`);
    return undefined;
  }
  const named = { ...group, ...(publishableKey && { STRIPE_PUBLISHABLE_KEY: publishableKey }) };
  for (const [name, text] of Object.entries(named)) checkPrefix(name as keyof typeof prefixes, text);
  const livemode = isLive(group.STRIPE_SECRET_KEY);
  if (publishableKey !== undefined && isLive(publishableKey) !== livemode) {
    throw new ServerError(
      "invalid-settings",
      "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys, or both test keys.",
    );
  }
  if (livemode && !publicOrigin.startsWith("https:")) {
    throw new ServerError(
      "invalid-settings",
      "STRIPE_SECRET_KEY is a live key: PUBLIC_ORIGIN must begin with https://.",
    );
  }
  if (!livemode && textOf(env, "NODE_ENV") === "production" && textOf(env, "ALLOW_FAKE_PAYMENTS") !== "i-understand") {
    throw new ServerError(
      "invalid-settings",
      "NODE_ENV is production, but STRIPE_SECRET_KEY is a test key and charges nothing. Set the live keys, or ALLOW_FAKE_PAYMENTS=i-understand.",
    );
  }
  if (apiUrl !== undefined && (livemode || !isLoopback(apiUrl))) {
    throw new ServerError("invalid-settings", "STRIPE_API_URL is for a stand-in on this machine, with test keys.");
  }
  return {
    kind: "stripe",
    secretKey: group.STRIPE_SECRET_KEY,
    priceId: group.STRIPE_PRICE_ID,
    webhookSecret: group.STRIPE_WEBHOOK_SECRET,
    publishableKey: publishableKey ?? "",
    livemode,
    ...(apiUrl && { apiUrl }),
  };
}

function isLive(key: string): boolean {
  return key.includes("_live_");
}

function checkPrefix(name: keyof typeof prefixes, text: string): void {
  const known = prefixes[name];
  if (known.some((prefix) => text.startsWith(prefix))) return;
  throw new ServerError("invalid-settings", `${name} must begin with ${known.join(", ")}.`);
}
