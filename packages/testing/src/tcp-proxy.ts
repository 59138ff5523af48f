/** A TCP proxy that a test can cut: WebSockets outlive a browser's offline mode, but not this. */

import { once } from "node:events";
import type { Socket } from "node:net";
import { connect, createServer } from "node:net";
import { portOf } from "./free-port.ts";

/** Opens a proxy to a port of 127.0.0.1. */
export async function openTcpProxy(to: number) {
  const sockets: Set<Socket> = new Set();
  let isCut = false;

  function track(socket: Socket, other: Socket) {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      other.destroy();
    });
  }

  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(to, "127.0.0.1");
    track(near, far);
    track(far, near);
    near.pipe(far).pipe(near);
  });
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    /** Drops every connection and refuses new ones. */
    cut: () => {
      isCut = true;
      drop();
    },
    /** Accepts connections again. */
    restore: () => {
      isCut = false;
    },
    close: async () => {
      server.close();
      drop();
      await once(server, "close");
    },
  };
}
