import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openLogRecords, segmentBytes } from "./log-records.ts";

/** Where `pg_control` has the place from which the log is read at a start, and its timeline. Bytes. */
const redoAt = 40;
const timelineAt = 48;

/**
 * Reads the log of an embedded store through as its engine will at the next start, before it does. The engine takes the first
 * record that is not as it was written for the end of the log, and forgets what comes behind it.
 * @returns the file with such a record, when others were written behind it; undefined when there is nothing to be forgotten
 */
export async function findLogDamage(store: string): Promise<string | undefined> {
  const control = await readFile(join(store, "global/pg_control")).catch(() => undefined);
  // What is wrong with it itself, the engine finds.
  if (control === undefined || control.length < timelineAt + 4) return undefined;
  const timeline = control.readUInt32LE(timelineAt);
  const nameOf = (number: number) => `pg_wal/${hex(timeline)}${hex(Math.floor(number / 256))}${hex(number % 256)}`;
  const segments = new Map<number, Buffer | undefined>();
  const records = openLogRecords((number) => {
    if (!segments.has(number)) segments.set(number, readIfThere(join(store, nameOf(number))));
    return segments.get(number);
  });
  let end = Number(control.readBigUInt64LE(redoAt));
  let last: number | undefined;
  for (;;) {
    const record = records.read(end);
    if (record === undefined || (last !== undefined && record.previous !== last)) break;
    last = record.at;
    end = record.next;
  }
  const number = Math.floor(end / segmentBytes);
  // A record that a kill cut off has none behind it.
  return records.hasBehind(end, (number + 2) * segmentBytes) ? nameOf(number) : undefined;
}

function hex(number: number): string {
  return number.toString(16).toUpperCase().padStart(8, "0");
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
