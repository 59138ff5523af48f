import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { isIP } from "node:net";

/**
 * Binds a socket; it may tell of it at once, since nothing is looked up.
 * @throws Error when the port is in use; the socket is closed then
 */
export async function bind(socket: Socket, { address, port }: { readonly address: string; readonly port: number }) {
  const bound = once(socket, "listening");
  socket.bind(port, address);
  try {
    await bound;
  } catch (error) {
    socket.close();
    throw error;
  }
}

/**
 * A UDP socket for packets to addresses. Nothing is looked up: names are refused before they come here, and Node would
 * ask for each packet whether its address is one.
 */
export function openUdp(address: string): Socket {
  const family = isIP(address) === 6 ? 6 : 4;
  return createSocket({
    type: family === 6 ? "udp6" : "udp4",
    lookup: (host, _options, found) => found(null, host, family),
  });
}
