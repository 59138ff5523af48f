import { writeFile } from "node:fs/promises";

/** A sample as µ-law (ITU-T G.711). */
function muLaw(sample: number): number {
  const size = Math.min(Math.abs(sample), 32_635) + 0x84;
  const segment = 24 - Math.clz32(size);
  const code = (segment << 4) | ((size >> (segment + 3)) & 0x0f);
  return ~(sample < 0 ? code | 0x80 : code) & 0xff;
}

/** Writes packets of a tone, 20 ms each, as sipp plays them: a file of pcap, whose addresses it replaces. */
export async function writeBeep(file: string, { hz, ms }: { readonly hz: number; readonly ms: number }) {
  const head = Buffer.alloc(24);
  head.writeUInt32LE(0xa1b2c3d4, 0);
  head.set([2, 0, 4, 0], 4);
  head.writeUInt32LE(65_535, 16);
  // Ethernet.
  head.writeUInt32LE(1, 20);
  const packets = Array.from({ length: ms / 20 }, (_, at) => packet(at, hz));
  await writeFile(file, Buffer.concat([head, ...packets]));
}

function packet(at: number, hz: number): Buffer {
  const [record, ethernet, ip, udp, rtp] = [16, 14, 20, 8, 12].map((bytes) => Buffer.alloc(bytes)) as Buffer[];
  const codes = Buffer.from(
    Array.from({ length: 160 }, (_, one) => muLaw(8000 * Math.sin((2 * Math.PI * hz * (160 * at + one)) / 8000))),
  );
  const bytes = 20 + 8 + 12 + codes.length;
  record?.writeUInt32LE(Math.floor(at / 50), 0);
  record?.writeUInt32LE((at % 50) * 20_000, 4);
  for (const place of [8, 12]) record?.writeUInt32LE(14 + bytes, place);
  ethernet?.writeUInt16BE(0x0800, 12);
  ip?.set([0x45, 0]);
  ip?.writeUInt16BE(bytes, 2);
  ip?.set([64, 17], 8);
  udp?.writeUInt16BE(bytes - 20, 4);
  rtp?.set([0x80, 0]);
  rtp?.writeUInt16BE(at, 2);
  rtp?.writeUInt32BE(160 * at, 4);
  return Buffer.concat([record, ethernet, ip, udp, rtp, codes].filter((part) => part !== undefined));
}
