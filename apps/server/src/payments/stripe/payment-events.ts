import type { BegunCheckout, Payments } from "../payments.ts";

/** Payments whose provider notifies us when a session was paid: people close the page before they are back. */
export interface WebhookPayments extends Payments {
  readonly provider: "stripe";
  /**
   * Reads what came to the webhook, if the provider signed it, and signed it lately.
   * @param body the bytes as they came: one changed byte, and the signature is not theirs
   * @returns undefined for a notice of another kind, or about a payment that is not ours
   * @throws RequestError `bad-signature`
   */
  readEvent(body: Buffer, signature: string): PaymentEvent | RefundEvent | undefined;
  /**
   * The order that a payment was made for; undefined when it is not ours.
   * @throws RequestError `payments-failed` when the provider cannot be asked
   */
  orderOf(paymentIntent: string): Promise<string | undefined>;
}

/** The provider says that a session was paid. What it says is asked for again before it counts. */
export interface PaymentEvent extends BegunCheckout {
  readonly kind: "paid";
  readonly id: string;
}

/** The provider says that money was given back. */
export interface RefundEvent {
  readonly kind: "refunded";
  /** The provider's own id of the payment. */
  readonly paymentIntent: string;
  /** All that was given back of it so far. */
  readonly cents: number;
}
