/** Tells whether an origin is this very machine. */
export function isLoopback(origin: string): boolean {
  return isLoopbackHost(new URL(origin).hostname);
}

/** Tells whether a host's name or address, in brackets or not, is this very machine. */
export function isLoopbackHost(host: string): boolean {
  return ["localhost", "::1", "[::1]"].includes(host) || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** A speech service as people may know it: by its host; one on this machine is this server itself, "". */
export function serviceName(url: string): string {
  const { origin, hostname } = new URL(url);
  return isLoopback(origin) ? "" : hostname;
}
