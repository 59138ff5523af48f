import { readItem, removeItem, storeItem } from "../../browser/browser-storage.ts";

const key = "dilo_kept_until";
const hourMs = 3_600_000;
/** So long before the end the page warns of it. */
const warnsMs = 6 * hourMs;

/** When what was told on this device is deleted: a time, and nothing that was told. */
export interface KeptUntil {
  /** @param until milliseconds since 1970 */
  readonly remember: (until: number) => void;
  /** When it will be deleted, in milliseconds since 1970; undefined where that is not known, or over. */
  readonly end: () => number | undefined;
  /** When it was deleted; undefined while it is kept, and where nothing was told. */
  readonly ended: () => Date | undefined;
  readonly forget: () => void;
}

/**
 * Opens the time.
 * @param admittedAt when the payment, or the code, opened the form here: who comes by another never learns of this one
 */
export function openKeptUntil(admittedAt: string, now: () => number = Date.now): KeptUntil {
  const known = (): number => {
    const [until, by] = (readItem(key) ?? "").split(" ");
    return by === admittedAt ? Number(until) : Number.NaN;
  };
  return {
    remember: (until) => void storeItem(key, `${until} ${admittedAt}`),
    end: () => (known() > now() ? known() : undefined),
    ended: () => (known() <= now() ? new Date(known()) : undefined),
    forget: () => removeItem(key),
  };
}

/** How many hours are left, begun ones counted, where they are so few that the page warns; else undefined. */
export function hoursLeft(leftMs: number): number | undefined {
  return leftMs <= warnsMs ? Math.ceil(leftMs / hourMs) : undefined;
}
