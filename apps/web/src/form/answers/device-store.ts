import { keysWithPrefix, readItem, removeItem, storeItem } from "../../browser/browser-storage.ts";
import type { Pending } from "./pending.ts";
import { unsentPrefix } from "./places-on-device.ts";
import { type EpochKey, openSealer } from "./sealer.ts";

/**
 * Stores on this device what the server has not acknowledged, encrypted with a key that only the server gives, so that
 * neither a closed tab nor a lost connection loses it (docs/decisions/0013-answers-on-the-device.md).
 */
export interface DeviceStore {
  /** Whether what is stored here outlasts the page. */
  readonly isPersistent: () => boolean;
  readonly save: (pending: Pending) => Promise<void>;
  /** Removes this one, unless a newer one took its place. */
  readonly remove: (pending: Pending) => Promise<void>;
  /** What an earlier page left here under the same key. */
  readonly readAll: () => Promise<readonly Pending[]>;
  readonly clear: () => Promise<void>;
}

const storedKeys = () => keysWithPrefix(unsentPrefix);
const keyFor = (pending: Pending) => unsentPrefix + (pending.kind === "answer" ? pending.field : "consent");

/**
 * Opens the store for one epoch of one payment. What another epoch or payment left stays unreadable, and is deleted
 * when it expires.
 * @param longestMs how long anything may stay here
 */
export async function openDeviceStore(
  answerEpoch: EpochKey,
  { longestMs, now = Date.now }: { readonly longestMs: number; readonly now?: () => number },
): Promise<DeviceStore> {
  const sealer = await openSealer(answerEpoch);
  if (sealer === undefined) return noDeviceStore;
  const written = new Map<Pending, string>();
  let isPersistent = true;
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, so that an item is saved before it is removed. */
  const inOrder = <Done>(work: () => Promise<Done>): Promise<Done> => {
    const done = last.then(work);
    last = done;
    return done;
  };
  const seal = async (pending: Pending): Promise<string> =>
    `${now() + longestMs}.${await sealer.seal(keyFor(pending), JSON.stringify(pending))}`;

  const open = async (place: string, stored: string): Promise<Pending | undefined> => {
    const [until, text = ""] = stored.split(".");
    if (Number(until) <= now()) {
      removeItem(place);
      return undefined;
    }
    const opened = await sealer.open(place, text);
    return opened === undefined ? undefined : JSON.parse(opened);
  };

  return {
    isPersistent: () => isPersistent,
    save: (pending) =>
      inOrder(async () => {
        const sealed = await seal(pending);
        written.set(pending, sealed);
        isPersistent = storeItem(keyFor(pending), sealed);
      }),
    remove: (pending) =>
      inOrder(async () => {
        if (readItem(keyFor(pending)) === written.get(pending)) removeItem(keyFor(pending));
        written.delete(pending);
      }),
    readAll: () =>
      inOrder(async () => {
        const found: Pending[] = [];
        for (const place of storedKeys()) {
          const stored = readItem(place);
          const pending = stored === null ? undefined : await open(place, stored);
          if (stored === null || pending === undefined) continue;
          written.set(pending, stored);
          found.push(pending);
        }
        return found;
      }),
    clear: () =>
      inOrder(async () => {
        for (const place of storedKeys()) removeItem(place);
        written.clear();
      }),
  };
}

/** A store that stores nothing: everything waits in the page's memory. */
export const noDeviceStore: DeviceStore = {
  isPersistent: () => false,
  save: async () => undefined,
  remove: async () => undefined,
  readAll: async () => [],
  clear: async () => undefined,
};
