import { ApiError, type Client, createClient, type ProductOperations, productRoutes } from "@dilo/api";
import { loadConfig } from "../config.ts";
import { type CookieCall, keepsCookies } from "./keeps-cookies.ts";
import { whileSlow } from "./while-slow.ts";

/** Why a checkout did not begin; those of the product specification, section 8, are shown letter by letter. */
export type CheckoutFailure =
  | "Stripe failed to load"
  | "Failed to create checkout session"
  | "Payment failed. Please try again."
  /** Not in the specification: without cookies a person could not come back to what they paid. */
  | "cookies-blocked"
  /** Not in the specification: the server can keep nothing at the moment, and so takes no money. */
  | "no-room";

/** What a checkout depends on. */
export interface CheckoutDependencies {
  readonly config: typeof loadConfig;
  readonly loadStripe: (publishableKey: string) => Promise<void>;
  readonly calls: Pick<Client<ProductOperations>, "createCheckoutSession"> & CookieCall;
  /** The current page; the address to return to leaves out `search` and `hash`. */
  readonly page: Pick<Location, "origin" | "pathname">;
  readonly navigate: (url: string) => void;
}

const browser = (): CheckoutDependencies => ({
  config: loadConfig,
  loadStripe: loadStripeScript,
  calls: createClient<ProductOperations>(productRoutes),
  page: location,
  navigate: (url) => location.assign(url),
});

/**
 * Begins a checkout and leaves for the provider's page.
 * @param onSlow told when the card provider takes longer than usual
 * @returns the failure to show, or undefined when the browser is on its way
 */
export async function beginCheckout(
  world: CheckoutDependencies = browser(),
  onSlow?: () => void,
): Promise<CheckoutFailure | undefined> {
  const config = await world.config().catch(() => undefined);
  if (config === undefined) return "Payment failed. Please try again.";
  if (!(await keepsCookies(world.calls))) return "cookies-blocked";
  const { publishableKey, priceId } = config.pricing;
  if (publishableKey !== "" && !(await isLoaded(world, publishableKey))) return "Stripe failed to load";
  try {
    const body = addresses(world.page, priceId);
    const { url } = await whileSlow(() => world.calls.createCheckoutSession({ body }), onSlow);
    world.navigate(url);
    return undefined;
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === "no-room") return "no-room";
    const isAnswered = failure instanceof ApiError && failure.statusCode > 0;
    return isAnswered ? "Failed to create checkout session" : "Payment failed. Please try again.";
  }
}

function addresses({ origin, pathname }: CheckoutDependencies["page"], priceId: string) {
  // The placeholder's braces stay as they are: the provider replaces them.
  return { priceId, successUrl: `${origin}/form?session_id={CHECKOUT_SESSION_ID}`, cancelUrl: origin + pathname };
}

async function isLoaded(world: CheckoutDependencies, publishableKey: string): Promise<boolean> {
  try {
    await world.loadStripe(publishableKey);
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the card provider's script, once and only when it is needed.
 * @throws when the script did not load or offers nothing
 */
async function loadStripeScript(publishableKey: string): Promise<void> {
  const { loadStripe } = await import("@stripe/stripe-js/pure");
  if ((await loadStripe(publishableKey)) === null) throw new Error("The card provider's script offers nothing.");
}
