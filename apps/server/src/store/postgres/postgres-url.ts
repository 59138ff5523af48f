import { isLoopbackHost } from "../../settings/loopback.ts";

/** Tells whether what goes to this database can be read on the way: to another machine, and without TLS. */
export function isUnencrypted(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? hostname;
  // A path names a socket of this machine.
  if (host === "" || host.startsWith("/") || isLoopbackHost(host)) return false;
  if (searchParams.get("sslmode") === "disable") return true;
  return ![...searchParams.keys()].some((name) => name.startsWith("ssl"));
}
