/** A UDP line whose way back a test can cut, as a network does that lets one direction through and not the other. */
import { createSocket } from "node:dgram";
import { once } from "node:events";

const candidate = /^a=candidate:.*\r\n/gm;
const place = /^(a=candidate:\S+ 1 udp \d+) ([\d.]+) (\d+) (typ host)/im;

/** Opens a line between a page's WebRTC and whatever answers it, both on this machine. */
export function openUdpLine() {
  const sockets = [];
  let isCut = false;

  async function openSocket(address) {
    const socket = createSocket("udp4");
    sockets.push(socket);
    socket.bind(0, address);
    await once(socket, "listening");
    return socket;
  }

  /** @returns the port, on the same address, that leads to the other one */
  async function leadTo(address, port) {
    const [near, far] = [await openSocket(address), await openSocket(address)];
    let page;
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
    /** An answer's SDP whose only address is this line. @param {string} sdp */
    lead: async (sdp) => {
      const [, start, address, port, end] = place.exec(sdp);
      const led = `${start} ${address} ${await leadTo(address, Number(port))} ${end}\r\n`;
      return sdp.replace(candidate, "").replace(/^(a=ice-ufrag:)/m, `${led}$1`);
    },
    /** From now on nothing comes back to the page; what it sends arrives. */
    cutWayBack: () => {
      isCut = true;
    },
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}
