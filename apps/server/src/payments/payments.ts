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
   * @throws CallFailure `payments-failed` when the provider cannot be asked
   */
  begin(order: NewCheckout): Promise<{ readonly sessionId: string; readonly url: string }>;
  /**
   * Tells whether a session was begun for this order, and paid in full.
   * @throws CallFailure `payments-failed` when the provider cannot be asked
   */
  isPaid(session: BegunCheckout): Promise<boolean>;
  /**
   * Tries whether the provider knows us and our price, and changes nothing there.
   * @throws CallFailure `payments-failed`
   */
  check?(): Promise<void>;
}

interface NewCheckout {
  readonly orderId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface BegunCheckout {
  readonly orderId: string;
  readonly sessionId: string;
}

/** Stands in a success address for the session's id, as the card provider spells it. */
export const sessionPlaceholder = "{CHECKOUT_SESSION_ID}";
