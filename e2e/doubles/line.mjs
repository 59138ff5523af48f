/** A network line that a test can cut: WebSockets outlive a browser's offline mode, but not this. */
import { once } from "node:events";
import { connect, createServer } from "node:net";

/**
 * Opens a line to a port of this machine.
 * @param {number} to
 */
export async function openLine(to) {
  const sockets = new Set();
  let isCut = false;

  function keep(socket, other) {
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
    keep(near, far);
    keep(far, near);
    near.pipe(far).pipe(near);
  });
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    cut: () => {
      isCut = true;
      drop();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      server.close();
      drop();
      await once(server, "close");
    },
  };
}
