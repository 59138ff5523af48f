import { isLoopback } from "../settings/loopback.ts";

/** A speech service as people may know it: by its host; one on this machine is this server itself, "". */
export function serviceName(url: string): string {
  const { origin, hostname } = new URL(url);
  return isLoopback(origin) ? "" : hostname;
}
