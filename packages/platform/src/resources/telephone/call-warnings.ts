import { isCalledNow } from "./campaigns/called-hours.ts";

/** A call with an artificial voice needs the consent of the person who is called (FCC 24-17). */
const consent =
  "Only who has consented may be called with an artificial voice: see to it, and state it once (hasCallConsent of the org).";

const hours = "It is not from 8 to 21 hours where this number is, or nobody knows where it is.";

/** What a single call is warned of; it is made all the same. */
export function callWarnings(call: {
  readonly number: string | undefined;
  readonly at: Date;
  readonly hasConsent: boolean;
}): readonly { readonly path: string; readonly message: string }[] {
  const { number, at, hasConsent } = call;
  if (!number) return [];
  // An exchange's own numbers are where it is.
  const isLate = number.startsWith("+") && !isCalledNow(number, at);
  const messages = [...(hasConsent ? [] : [consent]), ...(isLate ? [hours] : [])];
  return messages.length === 0 ? [] : [{ path: "customer.number", message: messages.join(" ") }];
}
