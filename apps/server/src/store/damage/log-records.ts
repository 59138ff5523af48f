import { pageBytes } from "./page-checksum.ts";

/** Of PostgreSQL's write-ahead log (src/include/access/xlog_internal.h, xlogrecord.h). Bytes. */
export const segmentBytes = 16_777_216;
const pageHeadBytes = 24;
const segmentHeadBytes = 40;
const recordHeadBytes = 24;
const crcAt = 20;

/** What a page's header says of the record that goes on in it. */
const goesOn = 1;
const isGivenUp = 8;

/** A record of this kind and manager is the last one of its segment. */
const switchInfo = 0x40;

/** A record as it was written, and where the next one is. */
interface LogRecord {
  readonly at: number;
  readonly previous: number;
  readonly next: number;
}

/** The log of a store, by the places that its records have in it: bytes since its beginning. */
export interface LogRecords {
  /** The record at a place; undefined where none was written, or not as it was written. */
  read(at: number): LogRecord | undefined;
  /** Whether a record was written after a place, and up to another one, that follows one after that place. */
  hasBehind(place: number, until: number): boolean;
}

/** @param segment gives the bytes of a segment, counted from 0; undefined where there is none */
export function openLogRecords(segment: (number: number) => Buffer | undefined): LogRecords {
  const headOf = (place: number) => (place % segmentBytes < pageBytes ? segmentHeadBytes : pageHeadBytes);

  /** The page of a place, when its header says that it is that page. */
  function pageOf(place: number): Buffer | undefined {
    const start = place - (place % pageBytes);
    const bytes = segment(Math.floor(start / segmentBytes));
    const page = bytes?.subarray(start % segmentBytes, (start % segmentBytes) + pageBytes);
    return page?.length === pageBytes && page.readBigUInt64LE(8) === BigInt(start) ? page : undefined;
  }

  function read(from: number): LogRecord | undefined {
    const at = from % pageBytes === 0 ? from + headOf(from) : from;
    const first = pageOf(at);
    if (first === undefined) return undefined;
    const length = first.readUInt32LE(at % pageBytes);
    if (length < recordHeadBytes) return undefined;
    const parts: Buffer[] = [];
    let place = at;
    for (let left = length; left > 0; ) {
      const page = pageOf(place);
      if (page === undefined) return undefined;
      if (place % pageBytes === 0) {
        const flags = page.readUInt16LE(2);
        // A kill cut this record off, and the start after it went on here.
        if ((flags & isGivenUp) !== 0) return read(place);
        if ((flags & goesOn) === 0 || page.readUInt32LE(16) !== left) return undefined;
        place += headOf(place);
      }
      const part = page.subarray(place % pageBytes, Math.min(pageBytes, (place % pageBytes) + left));
      parts.push(part);
      left -= part.length;
      place += part.length;
    }
    const record = Buffer.concat(parts);
    const sum = crc32c(crc32c(0xffffffff, record.subarray(recordHeadBytes)), record.subarray(0, crcAt));
    if ((sum ^ 0xffffffff) >>> 0 !== record.readUInt32LE(crcAt)) return undefined;
    const isLastOfSegment = record[17] === 0 && ((record[16] ?? 0) & 0xf0) === switchInfo;
    const next = isLastOfSegment ? Math.ceil(place / segmentBytes) * segmentBytes : Math.ceil(place / 8) * 8;
    return { at, previous: Number(record.readBigUInt64LE(8)), next };
  }

  return {
    read,
    hasBehind(place, until) {
      for (let start = place - (place % pageBytes); start < until; start += pageBytes) {
        const page = pageOf(start);
        if (page === undefined) continue;
        for (let at = Math.max(start, place + 8); at < start + pageBytes; at += 8) {
          if (page.readUInt32LE(at - start) < recordHeadBytes) continue;
          const record = read(at);
          if (record !== undefined && record.previous >= place && record.previous < record.at) return true;
        }
      }
      return false;
    },
  };
}

const crcTable = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum & 1) === 1 ? (sum >>> 1) ^ 0x82f63b78 : sum >>> 1;
  return sum;
});

function crc32c(begin: number, bytes: Uint8Array): number {
  let sum = begin;
  for (const byte of bytes) sum = (sum >>> 8) ^ (crcTable[(sum ^ byte) & 0xff] ?? 0);
  return sum;
}
