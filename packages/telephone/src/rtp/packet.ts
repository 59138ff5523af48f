/** One RTP packet (RFC 3550, 5.1). */
export interface RtpPacket {
  readonly marker: boolean;
  readonly payloadType: number;
  /** 16 bits. */
  readonly sequence: number;
  /** 32 bits, in samples. */
  readonly timestamp: number;
  readonly ssrc: number;
  readonly payload: Buffer;
}

export const headerBytes = 12;

/** Reads a packet; undefined for what is none. */
export function parseRtp(bytes: Buffer): RtpPacket | undefined {
  if (bytes.length < headerBytes) return undefined;
  const [first = 0, second = 0] = bytes;
  if (first >> 6 !== 2) return undefined;
  let from = headerBytes + 4 * (first & 0x0f);
  if (first & 0x10) {
    if (bytes.length < from + 4) return undefined;
    from += 4 + 4 * bytes.readUInt16BE(from + 2);
  }
  const padding = first & 0x20 ? (bytes.at(-1) ?? 0) : 0;
  const to = bytes.length - padding;
  if (to < from || (first & 0x20 && padding === 0)) return undefined;
  return {
    marker: (second & 0x80) !== 0,
    payloadType: second & 0x7f,
    sequence: bytes.readUInt16BE(2),
    timestamp: bytes.readUInt32BE(4),
    ssrc: bytes.readUInt32BE(8),
    payload: bytes.subarray(from, to),
  };
}

/** Writes a packet's header; its payload follows. */
export function writeRtpHeader(into: Buffer, packet: Omit<RtpPacket, "payload">): void {
  into[0] = 0x80;
  into[1] = (packet.marker ? 0x80 : 0) | packet.payloadType;
  into.writeUInt16BE(packet.sequence & 0xffff, 2);
  into.writeUInt32BE(packet.timestamp >>> 0, 4);
  into.writeUInt32BE(packet.ssrc >>> 0, 8);
}
