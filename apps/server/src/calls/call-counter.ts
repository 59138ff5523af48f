import type { CallCounter } from "@dilo/platform";
import { takeOne } from "../payments/take-one.ts";
import type { Db } from "../store/store.ts";

/** Counts the calls of a payment beside the payment, so that a restart does not reset the count. */
export function storedCallCounter(db: Db): CallCounter {
  return { take: (orderId, limit) => takeOne(db, "calls", { orderId, limit }) };
}
