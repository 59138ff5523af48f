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
   * @throws RequestError `payments-failed` when the provider cannot be asked
   */
  begin(order: NewCheckout): Promise<{ readonly sessionId: string; readonly url: string }>;
  /**
   * The status of a session: also `closed` when it belongs to another order, or is unpaid at another price.
   * @throws RequestError `payments-failed` when the provider cannot be asked
   */
  status(session: BegunCheckout): Promise<CheckoutStatus>;
  /**
   * Ends a session: nobody can pay on its page any more. One that is paid, over or unknown stays as it is.
   * @throws RequestError `payments-failed` when it may still be open
   */
  end(session: BegunCheckout): Promise<void>;
  /**
   * The address the payer gave on the payment page; undefined when there is none, or the session is another order's.
   * Absent where the page asks for no address.
   * @throws RequestError `payments-failed` when the provider cannot be asked
   */
  customerEmail?(session: BegunCheckout): Promise<string | undefined>;
  /**
   * Tries whether the provider knows us and our price, and changes nothing there.
   * @throws RequestError `payments-failed`
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

/** `open` says on which page it is paid, and until when. `paid-mismatch`: money came, and not as we sell it. */
export type CheckoutStatus =
  | { readonly kind: "paid" }
  | { readonly kind: "paid-mismatch" }
  | { readonly kind: "open"; readonly url: string; readonly until: Date }
  | { readonly kind: "closed" };

/** Stands in a success address for the session's id, as the card provider spells it. */
export const sessionPlaceholder = "{CHECKOUT_SESSION_ID}";
