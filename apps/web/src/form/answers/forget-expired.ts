import { type BrowserDatabase, openBrowserDatabase } from "../../browser/browser-database.ts";
import { keysWithPrefix, readItem, removeItem } from "../../browser/browser-storage.ts";
import { draftCopy, unsentPrefix } from "./places-on-device.ts";

/**
 * Deletes what this device kept of a form and may open no more, on whatever page the person comes back to. Opening the
 * form page deletes it as well.
 */
export async function forgetExpired({
  now = Date.now,
  database = openBrowserDatabase(),
}: {
  readonly now?: () => number;
  readonly database?: Pick<BrowserDatabase, "read" | "remove">;
} = {}): Promise<void> {
  for (const key of keysWithPrefix(unsentPrefix)) if (Number(readItem(key)?.split(".")[0]) <= now()) removeItem(key);
  const kept = (await database.read(draftCopy)) as { readonly until: number } | undefined;
  if (kept !== undefined && kept.until <= now()) await database.remove(draftCopy);
}
