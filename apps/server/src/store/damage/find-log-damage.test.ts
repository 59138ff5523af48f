import { cp, mkdtemp, open, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operatorMessage } from "../../settings/operator-message.ts";
import { migrations, openStoreIn } from "../testing.ts";
import { openPglite } from "../via-pglite.ts";
import { findLogDamage } from "./find-log-damage.ts";

const rows = 200;
let scratch: string;
let killed: string;
let logName: string;
let log: Buffer;
/** Where the records are that a start reads. */
let from: number;
let to: number;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "dilo-log-"));
  killed = join(scratch, "killed");
  const store = await openStoreIn();
  await store.db.execute(sql`create table trial (number int, word text)`);
  for (let number = 1; number <= rows; number += 1) {
    await store.db.execute(sql`insert into trial values (${number}, ${"palabra ".repeat(number)})`);
  }
  // As a kill leaves it: what was acknowledged is in the log, and in no table yet.
  await cp(store.dataDir, killed, { recursive: true });
  await store.remove();
  const logs = (await readdir(join(killed, "store/pg_wal"))).filter((name) => /^[0-9A-F]{24}$/.test(name));
  logName = join("pg_wal", logs.at(-1) ?? "");
  log = await readFile(join(killed, "store", logName));
  from = Number((await readFile(join(killed, "store/global/pg_control"))).readBigUInt64LE(40)) % log.length;
  to = log.findLastIndex((byte) => byte !== 0);
});
afterAll(() => rm(scratch, { recursive: true, force: true }));
beforeEach(() => writeFile(join(killed, "store", logName), log));

/** Writes a part of the log, from a place on. */
async function write(bytes: Buffer, at: number): Promise<void> {
  const file = await open(join(killed, "store", logName), "r+");
  await file.write(bytes, 0, bytes.length, at);
  await file.close();
}

/** What a start says on a copy of it, or how many rows it then has. */
async function started(): Promise<unknown> {
  const dataDir = join(scratch, "started");
  await rm(dataDir, { recursive: true, force: true });
  await cp(killed, dataDir, { recursive: true });
  const opened = await openPglite({ dataDir, migrations }).catch(operatorMessage);
  if (typeof opened === "string") return opened;
  const { rows: counted } = (await opened.db.execute(sql`select count(*)::int as n from trial`)) as never as {
    rows: readonly { n: number }[];
  };
  await opened.close();
  return counted[0]?.n;
}

test("after a kill there is no damage, and nothing that was acknowledged is missing", async () => {
  expect(await findLogDamage(join(killed, "store"))).toBeUndefined();
  expect(await started()).toBe(rows);
});

test("a log that ends anywhere, in the middle of a record or of a page, is as a kill may leave it", async () => {
  for (let part = 40, cut = to + 1; part > 0; part -= 1) {
    const end = Math.floor(from + 128 + ((to - from - 128) * (part - 1)) / 40);
    await write(Buffer.alloc(cut - end), end);
    cut = end;
    expect(await findLogDamage(join(killed, "store")), `ends at ${end}`).toBeUndefined();
  }
});

test("random bytes anywhere among what was acknowledged are found before the engine forgets what is behind them", async () => {
  const place = fc.integer({ min: from + 128, max: to - 4096 });
  const changes = fc.array(fc.integer({ min: 1, max: 255 }), { minLength: 1, maxLength: 64 });
  const isFound = fc.asyncProperty(place, changes, async (at, changed) => {
    const whole = log.subarray(at, at + changed.length);
    await write(Buffer.from(changed.map((change, index) => (whole[index] ?? 0) ^ change)), at);
    try {
      expect(await findLogDamage(join(killed, "store")), `at ${at}`).toBe(logName);
    } finally {
      await write(whole, at);
    }
  });
  await fc.assert(isFound, { numRuns: 60 });
  await write(Buffer.alloc(64, 0x5a), from + 128);
  const said = String(await started());
  expect(said).toMatch(/^The embedded store in .* is damaged \(pg_wal\/[0-9A-F]{24}\)\. Move the folder away/);
});
