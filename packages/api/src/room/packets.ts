/**
 * How the embedded room's frames travel through a LiveKit room: as reliable data packets, which arrive in order, with
 * what they are as their topic. A text too long for one packet comes as parts and ends with a text.
 */
export const packetTopics = { text: "dilo.text", part: "dilo.part", sound: "dilo.sound" } as const;

/** LiveKit takes 15 KiB in a reliable packet, its own fields included. Bytes. */
const longestPacket = 14_000;

/** A frame as it goes into a data packet. */
export interface Packet {
  readonly topic: string;
  readonly payload: Uint8Array<ArrayBuffer>;
}

/** A frame of the room: a text, or 20 ms of sound. */
export type PacketFrame = string | Uint8Array<ArrayBuffer>;

/** Packs a frame for LiveKit's data channel. */
export function packetsOf(frame: PacketFrame): readonly Packet[] {
  if (typeof frame !== "string") return [{ topic: packetTopics.sound, payload: frame }];
  const bytes = new TextEncoder().encode(frame);
  const packets: Packet[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += longestPacket) {
    const isLast = at + longestPacket >= bytes.length;
    const topic = isLast ? packetTopics.text : packetTopics.part;
    packets.push({ topic, payload: bytes.slice(at, at + longestPacket) });
  }
  return packets;
}

/** Puts frames together again. */
export interface PacketReader {
  /** Takes the next packet; undefined when it ends no frame: a part, another's topic, or the end of a text too long. */
  take(topic: string | undefined, payload: Uint8Array): PacketFrame | undefined;
}

/** @param longestText a longer one is dropped; bytes */
export function openPacketReader(longestText: number): PacketReader {
  let parts: Uint8Array[] = [];
  let length = 0;

  function keep(payload: Uint8Array): void {
    length += payload.length;
    if (length > longestText) parts = [];
    else parts.push(payload.slice());
  }

  return {
    take: (topic, payload) => {
      if (topic === packetTopics.sound) return Uint8Array.from(payload);
      if (topic !== packetTopics.text && topic !== packetTopics.part) return undefined;
      keep(payload);
      if (topic === packetTopics.part) return undefined;
      const text = length > longestText ? undefined : textOf(parts, length);
      parts = [];
      length = 0;
      return text;
    },
  };
}

function textOf(parts: readonly Uint8Array[], length: number): string {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return new TextDecoder().decode(bytes);
}

/** Writes where and with which token a page joins a LiveKit room: `livekit+wss://host?t={token}`. */
export function liveKitAddress(url: string, token: string): string {
  return `livekit+${url.replace(/^http/, "ws").replace(/\/+$/, "")}?t=${token}`;
}

/** Reads `liveKitAddress`; undefined for the address of another kind of room. */
export function readLiveKitAddress(address: string): { readonly url: string; readonly token: string } | undefined {
  const [, url, token] = /^livekit\+(wss?:\/\/[^?]+)\?t=([\w.-]+)$/.exec(address) ?? [];
  return url === undefined || token === undefined ? undefined : { url, token };
}
