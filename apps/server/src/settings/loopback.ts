/** Tells whether an origin is this very machine. */
export function isLoopback(origin: string): boolean {
  return isLoopbackHost(new URL(origin).hostname);
}

/** Tells whether a host's name or address, in brackets or not, is this very machine. */
export function isLoopbackHost(host: string): boolean {
  return ["localhost", "::1", "[::1]"].includes(host) || /^127\.\d+\.\d+\.\d+$/.test(host);
}
