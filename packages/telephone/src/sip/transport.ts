import type { Socket as UdpSocket } from "node:dgram";
import { once } from "node:events";
import { connect, createServer, isIP, type Server, type Socket } from "node:net";
import { bind, openUdp } from "../udp.ts";
import { SipStream } from "./stream.ts";

export type Protocol = "udp" | "tcp";

/** One end of the wire: where a message came from, or is to go to. */
export interface Hop {
  readonly protocol: Protocol;
  readonly address: string;
  readonly port: number;
}

export interface TransportSettings {
  readonly address: string;
  readonly port: number;
  /** Whether anything from this address is listened to. All else gets no answer at all. */
  isHeard(address: string): boolean;
  onMessage(bytes: Buffer, from: Hop): void;
}

/** The sockets of SIP: UDP and TCP on one port. */
export interface SipTransport {
  readonly port: number;
  /** Sends on the connection that is open to this hop, or opens one. Never throws; what does not arrive is sent again. */
  send(bytes: Buffer, to: Hop): void;
  close(): Promise<void>;
}

const mostConnections = 200;

/** A connection that is silent for so long is closed. Milliseconds. */
const idleMs = 10 * 60_000;

/** @throws Error when the address cannot be listened on */
export async function openTransport(settings: TransportSettings): Promise<SipTransport> {
  const udp = openUdp(settings.address);
  udp.on("message", (bytes, { address, port }) => {
    if (port > 0 && settings.isHeard(address)) settings.onMessage(bytes, { protocol: "udp", address, port });
  });
  await bind(udp, settings);
  const { port } = udp.address();
  const connections = new Connections(settings);
  const tcp = createServer((socket) => connections.add(socket));
  try {
    tcp.listen(port, settings.address);
    await once(tcp, "listening");
  } catch (error) {
    udp.close();
    throw error;
  }
  // An unreachable host's ICMP message is an error of the socket, which goes on.
  udp.on("error", () => {});
  let isClosed = false;
  return {
    port,
    send: (bytes, to) => {
      if (isClosed) return;
      if (to.protocol === "tcp") connections.send(bytes, to);
      else if (isIP(to.address) !== 0) udp.send(bytes, to.port, to.address, () => {});
    },
    close: () => {
      isClosed = true;
      return closeAll(udp, tcp, connections);
    },
  };
}

async function closeAll(udp: UdpSocket, tcp: Server, connections: Connections): Promise<void> {
  const closed = [once(udp, "close"), once(tcp, "close")];
  udp.close();
  tcp.close();
  connections.close();
  await Promise.all(closed);
}

class Connections {
  readonly #settings: TransportSettings;
  readonly #open = new Map<string, Socket>();

  constructor(settings: TransportSettings) {
    this.#settings = settings;
  }

  add(socket: Socket): void {
    const { remoteAddress = "", remotePort = 0 } = socket;
    const address = remoteAddress.replace(/^::ffff:/, "");
    if (this.#open.size >= mostConnections || !this.#settings.isHeard(address)) socket.destroy();
    else this.#listen(socket, { protocol: "tcp", address, port: remotePort });
  }

  send(bytes: Buffer, to: Hop): void {
    const known = this.#open.get(keyOf(to));
    if (known) {
      known.write(bytes);
      return;
    }
    if (this.#open.size >= mostConnections || isIP(to.address) === 0) return;
    const socket = connect({ host: to.address, port: to.port, localAddress: this.#settings.address });
    this.#listen(socket, to);
    socket.write(bytes);
  }

  close(): void {
    for (const socket of this.#open.values()) socket.destroy();
  }

  #listen(socket: Socket, from: Hop): void {
    const key = keyOf(from);
    const stream = new SipStream();
    this.#open.set(key, socket);
    socket.setTimeout(idleMs, () => socket.destroy());
    socket.on("error", () => {});
    socket.on("close", () => {
      if (this.#open.get(key) === socket) this.#open.delete(key);
    });
    socket.on("data", (bytes) => {
      const messages = stream.push(bytes);
      for (const message of messages ?? []) this.#settings.onMessage(message, from);
      if (messages === undefined) socket.destroy();
    });
  }
}

const keyOf = ({ address, port }: Hop) => `${address} ${port}`;
