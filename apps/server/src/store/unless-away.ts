import { setTimeout as wait } from "node:timers/promises";
import { isStoreUnavailable } from "./store-unavailable.ts";

/** Whoever looks waits no longer for a store that does not answer. Milliseconds. */
const patienceMs = 2000;

/** What the store answers; undefined where it is away, or silent. */
export async function unlessAway<T>(asked: Promise<T>): Promise<T | undefined> {
  const answered = asked.catch((error: unknown) => {
    if (isStoreUnavailable(error)) return undefined;
    throw error;
  });
  return Promise.race([answered, wait(patienceMs, undefined, { ref: false })]);
}
