import type { Payments } from "../payments.ts";

/** Where the test payment page lives. */
export const checkoutPath = "/pago-de-prueba";

/** `ended` accepts no decision any more: it leads back to where the person began. */
export type CheckoutState = "open" | "declined" | "cancelled" | "paid" | "ended";

export type Decision = "pay" | "decline" | "cancel";

/** Test payments on a page of our own: nothing is charged, and no card is asked for. */
export interface EmbeddedPayments extends Payments {
  readonly provider: "embedded";
  /** The state of a checkout; undefined when there is none, or it is too old. */
  find(id: string): Promise<CheckoutState | undefined>;
  /** Does what the person chose. @returns where the browser goes; undefined when there is no such checkout */
  decide(id: string, decision: Decision): Promise<string | undefined>;
}
