import { type PublicConfig, productRoutes } from "@dilo/api";
import { createListeners } from "./browser/listeners.ts";

const { notify, subscribe } = createListeners();
let asked: Promise<PublicConfig> | undefined;
let loaded: PublicConfig | undefined;

/** Follows the settings; see `useSyncExternalStore`. */
export const onConfigChange = subscribe;

/** The server's public settings, once they are here. */
export function knownConfig(): PublicConfig | undefined {
  return loaded;
}

/** Asks the server for its public settings, once; a failed call is asked again the next time. */
export function loadConfig(): Promise<PublicConfig> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<PublicConfig> {
  try {
    // Asked without the calls' client: the island of a page made at build has no room for it.
    const answer = await fetch(productRoutes.config.path);
    if (!answer.ok) throw new Error("The server gives no settings.");
    const config: PublicConfig = await answer.json();
    loaded = config;
    notify();
    return config;
  } catch (failure) {
    asked = undefined;
    throw failure;
  }
}

/** Who runs this site and how to reach them, in one line; undefined where the server does not say. */
export function operatorLine({ operator }: PublicConfig): string | undefined {
  const parts = [operator.name, operator.contact].filter((part) => part);
  return parts.length > 0 ? parts.join(", ") : undefined;
}
