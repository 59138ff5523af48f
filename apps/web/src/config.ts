import { type PublicConfig, productRoutes } from "@dilo/api";
import { createListeners } from "./browser/listeners.ts";

const { notify, subscribe } = createListeners();
let pending: Promise<PublicConfig> | undefined;
let loaded: PublicConfig | undefined;

/** Follows the settings; see `useSyncExternalStore`. */
export const onConfigChange = subscribe;

/** The server's public settings, once they are here. */
export function knownConfig(): PublicConfig | undefined {
  return loaded;
}

/** Fetches the server's public settings, once; a failed request is repeated the next time. */
export function loadConfig(): Promise<PublicConfig> {
  pending ??= fetchConfig();
  return pending;
}

async function fetchConfig(): Promise<PublicConfig> {
  try {
    // Fetched without the API client, which a prerendered page does not load before the first touch.
    const answer = await fetch(productRoutes.config.path);
    if (!answer.ok) throw new Error("The server gives no settings.");
    const config: PublicConfig = await answer.json();
    loaded = config;
    notify();
    return config;
  } catch (failure) {
    pending = undefined;
    throw failure;
  }
}

/** Who runs this site and how to reach them, in one line; undefined where the server does not say. */
export function operatorLine({ operator }: PublicConfig): string | undefined {
  const parts = [operator.name, operator.contact].filter((part) => part);
  return parts.length > 0 ? parts.join(", ") : undefined;
}
