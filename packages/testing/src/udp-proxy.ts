/** A UDP proxy whose way back a test can cut, like a network that lets only one direction through. */
import type { RemoteInfo, Socket } from "node:dgram";
import { createSocket } from "node:dgram";
import { once } from "node:events";

const candidates = /^a=candidate:.*\r\n/gm;
const hostCandidate = /^(a=candidate:\S+ 1 udp \d+) ([\d.]+) (\d+) (typ host)/im;

/** Opens a proxy between a page's WebRTC connection and the peer that answers it, both on this machine. */
export function openUdpProxy() {
  const sockets: Socket[] = [];
  let isCut = false;

  async function openSocket(address: string) {
    const socket = createSocket("udp4");
    sockets.push(socket);
    socket.bind(0, address);
    await once(socket, "listening");
    return socket;
  }

  /** @returns the port, on the same address, that leads to the given one */
  async function openPath(address: string, port: number) {
    const [near, far] = [await openSocket(address), await openSocket(address)];
    let page: RemoteInfo | undefined;
    near.on("message", (packet, from) => {
      page = from;
      far.send(packet, port, address);
    });
    far.on("message", (packet) => {
      if (!isCut && page) near.send(packet, page.port, page.address);
    });
    return near.address().port;
  }

  return {
    /** Rewrites an answer's SDP so that its only candidate is this proxy. */
    rewriteSdp: async (sdp: string) => {
      const [, start, address = "", port, end] = hostCandidate.exec(sdp) ?? [];
      if (address === "") throw new Error("The SDP has no UDP host candidate.");
      const proxied = `${start} ${address} ${await openPath(address, Number(port))} ${end}\r\n`;
      return sdp.replace(candidates, "").replace(/^(a=ice-ufrag:)/m, `${proxied}$1`);
    },
    /** From now on nothing comes back to the page; what it sends still arrives. */
    cutWayBack: () => {
      isCut = true;
    },
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}
