import type { PublicConfig } from "@dilo/api";
import { useEffect, useSyncExternalStore } from "react";
import { knownConfig, loadConfig, onConfigChange } from "./config.ts";

/** The server's public settings; undefined until they are here, and where the server is not reached. */
export function useConfig(): PublicConfig | undefined {
  useEffect(() => {
    // Nothing on the page waits for them; what needs them asks again and says so.
    loadConfig().catch(() => undefined);
  }, []);
  return useSyncExternalStore(onConfigChange, knownConfig, () => undefined);
}

/**
 * Whether the site says how to write to its operator: what promises a refund is shown only then. Before React is there,
 * main.ts shows what is marked `data-needs-contact`.
 */
export function useHasContact(): boolean {
  const contact = useConfig()?.operator.contact;
  return contact !== undefined && contact !== "";
}
