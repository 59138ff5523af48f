import { readItem, removeItem, storeItem } from "../browser/browser-storage.ts";
import { createListeners } from "../browser/listeners.ts";

/** The browser's keys of the product specification, section 3. They steer what is shown; the server decides. */
const keys = { session: "stripe_session_id", verified: "payment_verified", at: "payment_timestamp" } as const;
const { notify, subscribe } = createListeners();

/** Follows the access; see `useSyncExternalStore`. */
export const onAccessChange = subscribe;

/** The payment session this browser remembers; null when there is none. */
export function storedSession(): string | null {
  return readItem(keys.session) || null;
}

/** Tells whether this browser counts as paid: a session is remembered and its flag is exactly 'true'. */
export function isGranted(): boolean {
  return storedSession() !== null && readItem(keys.verified) === "true";
}

/** Names what let this browser in, and when: another payment, or another code, is another. */
export function admissionMark(): string {
  return `${readItem(keys.session)} ${readItem(keys.at)}`;
}

/** When this browser was let in, which is another time for another payment or code. */
export function admittedAt(): string {
  return readItem(keys.at) ?? "";
}

/** Remembers a session before it is verified: one that cannot be verified now may still be paid. */
export function keepSession(sessionId: string): void {
  storeItem(keys.session, sessionId);
}

/** Remembers a session the server has verified. */
export function grant(sessionId: string, atMs: number = Date.now()): void {
  storeItem(keys.session, sessionId);
  storeItem(keys.verified, "true");
  storeItem(keys.at, String(atMs));
  notify();
}

/** Forgets the session, and what was kept of its form: this browser is unpaid again. */
export function clear(): void {
  for (const key of Object.values(keys)) removeItem(key);
  void forgetRecords();
  notify();
}

/** Loaded for this alone: no page of the site waits for it. */
async function forgetRecords(): Promise<void> {
  const { openBrowserDatabase } = await import("../browser/browser-database.ts");
  await openBrowserDatabase().clear();
}
