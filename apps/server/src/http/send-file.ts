import type { FastifyReply, FastifyRequest } from "fastify";

/** A file that is sent whole or in part. */
export interface SentFile {
  readonly bytes: Uint8Array;
  /** Of its content, quotes included. */
  readonly etag: string;
  readonly type: string;
}

/** Sends a file: a part of it where a reader or a player asks for one, 304 where the browser has it already. */
export function sendFile(file: SentFile, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { bytes, etag, type } = file;
  reply.header("etag", etag).header("accept-ranges", "bytes").header("x-content-type-options", "nosniff").type(type);
  if (headers["if-none-match"] === etag) return reply.code(304).send();
  // A range of another file than the one the reader has begun would mix the two.
  const isSame = headers["if-range"] === undefined || headers["if-range"] === etag;
  const range = isSame ? readRange(headers.range, bytes.length) : undefined;
  if (range === undefined) return reply.send(bytes);
  if (range === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${bytes.length}`).send();
  const { first, last } = range;
  reply.code(206).header("content-range", `bytes ${first}-${last}/${bytes.length}`);
  return reply.send(bytes.subarray(first, last + 1));
}

/** Part of a file: both ends included. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a Range header for one range of bytes (RFC 9110, section 14).
 * @returns "unsatisfiable" for a range past the end; undefined for no range, several, or one that cannot be read: the
 *   whole file answers those
 */
export function readRange(header: string | undefined, length: number): ByteRange | "unsatisfiable" | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  if (from === "") {
    const count = Math.min(Number(to), length);
    return count === 0 ? "unsatisfiable" : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  const last = to === "" ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== "" && Number(to) < first) return undefined;
  return first >= length ? "unsatisfiable" : { first, last };
}
