import { hasCode } from "@dilo/foundation";
import { DrizzleQueryError } from "drizzle-orm";
import { ServerError } from "../server-error.ts";

/** SQLSTATE classes and codes that are not the statement's fault: it can succeed later. */
const passing = [
  /^08/, // connection exception
  /^53/, // out of connections, memory or disk
  /^57/, // shut down, starting up, cancelled by a time limit
  /^40(001|P01)$/, // two transactions in each other's way
  /^55P03$/, // a lock was not to be had in time
  /^25(006|P03)$/, // a server that became read-only, a transaction that waited too long
  /^E[A-Z]+$/, // Node's own: ECONNREFUSED, ECONNRESET, ETIMEDOUT, ENOENT of a socket ...
];

/** What the driver says without a code. */
const driverWords = /^(Connection terminated|timeout exceeded|Query read timeout|Client (has encountered|was closed))/;

/** What a full disk is called: by PostgreSQL, by Node, and where a user's share of it is used up. */
const fullDisk = ["53100", "ENOSPC", "EDQUOT"];

/** Tells whether something could not be written because a disk is full, the database's or ours. */
export function isOutOfRoom(error: unknown): boolean {
  if (hasCode(error, ServerError, "no-room")) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === "string" && fullDisk.includes(code)) || isOutOfRoom(error.cause);
}

/** Tells whether the store is temporarily down or overloaded, as opposed to a bug of ours. */
export function isStoreUnavailable(error: unknown): boolean {
  if (hasCode(error, ServerError, "store-unavailable", "keys-unavailable", "redis-away") || isOutOfRoom(error))
    return true;
  if (!(error instanceof DrizzleQueryError) || !(error.cause instanceof Error)) return false;
  const { code, message } = error.cause as Error & { code?: unknown };
  return typeof code === "string" ? passing.some((pattern) => pattern.test(code)) : driverWords.test(message);
}
