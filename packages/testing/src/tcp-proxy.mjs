/** A TCP proxy that a test can cut: WebSockets outlive a browser's offline mode, but not this. */
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { portOf } from "./free-port.mjs";

/**
 * Opens a proxy to a port of 127.0.0.1.
 * @param {number} to
 */
export async function openTcpProxy(to) {
  /** @type {Set<import("node:net").Socket>} */
  const sockets = new Set();
  let isCut = false;

  /**
   * @param {import("node:net").Socket} socket
   * @param {import("node:net").Socket} other
   */
  function track(socket, other) {
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
