import type { Condition } from "../items.ts";

/** Who takes the letters is asked where it was not told within the address: "en casa de mi tía Rosa". */
export function careOfUntold(address: string): Condition {
  const isUnread: Condition = { not: { field: address, is: ["abroad", "domestic"] } };
  return { any: [{ field: `${address}:careOf`, is: [""] }, isUnread] };
}
