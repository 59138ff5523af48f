import { once } from "node:events";
import type { Server } from "node:net";
import { createServer } from "node:net";

/** Asks the system for a TCP port that nobody uses. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const port = portOf(probe);
  probe.close();
  await once(probe, "close");
  return port;
}

/** The port a listening server was given. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no TCP port.");
  return address.port;
}
