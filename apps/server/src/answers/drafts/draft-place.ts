import type { KeyPlace } from "../../store/keys/key-store.ts";

/** Where the key of a payment's draft belongs. The next draft of the same payment has another key. */
export function draftPlace(owner: string): KeyPlace {
  return ["drafts", owner];
}
