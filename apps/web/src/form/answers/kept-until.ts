import { readItem, removeItem, storeItem } from "../../browser/browser-storage.ts";

const key = "dilo_kept_until";

/** When what was told on this device is deleted: a time, and nothing that was told. */
export interface KeptUntil {
  /** @param until milliseconds since 1970 */
  readonly remember: (until: number) => void;
  /** When it was deleted; undefined while it is kept, and where nothing was told. */
  readonly ended: () => Date | undefined;
  readonly forget: () => void;
}

/**
 * Opens the time.
 * @param admittedAt when the payment, or the code, opened the form here: who comes by another never learns of this one
 */
export function openKeptUntil(admittedAt: string, now: () => number = Date.now): KeptUntil {
  return {
    remember: (until) => void storeItem(key, `${until} ${admittedAt}`),
    ended: () => {
      const [until = "", by] = (readItem(key) ?? "").split(" ");
      return by === admittedAt && Number(until) <= now() ? new Date(Number(until)) : undefined;
    },
    forget: () => removeItem(key),
  };
}
