/** Takes the fixed price once for each order. The caller never says how much. */
export interface Payments {
  readonly provider: "embedded" | "stripe";
  /** Whether real money moves. */
  readonly livemode: boolean;
  /** The only price there is; a checkout naming another one is refused. */
  readonly priceId: string;
  /**
   * Begins a checkout.
   * @param order its id, and where the browser goes afterwards; the session's id takes the placeholder's place
   * @returns the session's id, and the page where the person pays
   */
  begin(order: NewCheckout): Promise<{ readonly sessionId: string; readonly url: string }>;
  /** Tells whether a session of ours was paid in full. */
  isPaid(sessionId: string): Promise<boolean>;
}

interface NewCheckout {
  readonly orderId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Stands in a success address for the session's id, as the card provider spells it. */
export const sessionPlaceholder = "{CHECKOUT_SESSION_ID}";
