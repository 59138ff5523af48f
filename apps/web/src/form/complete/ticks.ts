import { keysWithPrefix, readItem, removeItem, storeItem } from "../../browser/browser-storage.ts";

const prefix = "dilo_next_steps_";
const keyOf = (savedId: string | undefined) => `${prefix}${savedId}`;

/** Which of the next steps are ticked off in this browser, by their numbers, from 0. */
export function readTicks(savedId: string | undefined): readonly string[] {
  return readItem(keyOf(savedId))?.split(",") ?? [];
}

/** Stores the ticks of a saved form. */
export function storeTicks(savedId: string | undefined, ticks: readonly string[]): void {
  storeItem(keyOf(savedId), ticks.join(","));
}

/** Forgets the ticks of every form: they name forms that are deleted. */
export function forgetTicks(): void {
  for (const key of keysWithPrefix(prefix)) removeItem(key);
}
