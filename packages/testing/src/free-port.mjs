import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Asks the system for a TCP port that nobody uses.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const port = portOf(probe);
  probe.close();
  await once(probe, "close");
  return port;
}

/**
 * The port a listening server was given.
 * @param {import("node:net").Server} server
 * @returns {number}
 */
export function portOf(server) {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no TCP port.");
  return address.port;
}
