import type { Condition } from "../items.ts";

/**
 * Who takes the letters is asked where it was not told within the address, "en casa de mi tía Rosa"; what was answered
 * besides holds.
 */
export function careOfUntold(address: string, question: string): Condition {
  const isUnread: Condition = { not: { field: address, is: ["abroad", "domestic"] } };
  return { any: [{ field: `${address}:careOf`, is: [""] }, isUnread, { field: `${question}:isTold`, is: ["yes"] }] };
}
