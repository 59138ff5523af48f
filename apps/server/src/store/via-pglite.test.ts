import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownTurn } from "@dilo/platform/resources";
import { emptyDatabase } from "@dilo/testing/empty-database";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { countPieces, countTurns } from "../testing/count-pieces.ts";

import { orders } from "./schema.ts";
import { storeContract } from "./store.contract.ts";
import { emptyStore, migrations } from "./testing.ts";
import { openPglite } from "./via-pglite.ts";

storeContract("PGlite", emptyStore);

test("a start that was killed half way is cleared up, and rows survive the next one", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "dilo-store-"));
  await mkdir(join(dataDir, "store.init"));
  await writeFile(join(dataDir, "store.init", "PG_VERSION"), "half a file");
  const first = await openPglite({ dataDir, migrations, begin: await emptyDatabase() });
  const at = new Date("2026-11-20T12:00:00Z");
  const order = { id: "o", provider: "embedded", livemode: false, sessionId: "s", browserHash: "h" };
  await first.db.insert(orders).values({ ...order, createdAt: at, expiresAt: at });
  await first.close();
  const second = await openPglite({ dataDir, migrations });
  expect(await second.db.select().from(orders)).toMatchObject([order]);
  await second.close();
  expect(await readdir(dataDir)).toEqual(["store"]);
  await rm(dataDir, { recursive: true });
});

test("bytes go into the store and come back as a whole: one by one a MiB keeps everybody waiting", async () => {
  const { db } = await emptyStore();
  const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 256);
  const written = vi.spyOn(String.prototype, "padStart");
  const read = vi.spyOn(globalThis, "parseInt");
  onTestFinished(() => {
    written.mockRestore();
    read.mockRestore();
  });
  const answer = await db.execute(sql`select ${bytes}::bytea as kept, ${new Uint8Array()}::bytea as empty`);
  expect(answer).toMatchObject({ rows: [{ kept: bytes, empty: new Uint8Array() }] });
  expect(written.mock.calls.length + read.mock.calls.length).toBeLessThan(1000);
});

test("of statements that come at once, in transactions too, others have their turn between any few", async () => {
  const { db } = await emptyStore();
  const asks = [
    () => Promise.all(Array.from({ length: 30 }, () => db.execute(sql`select 1`))),
    () =>
      db.transaction(async (tx) => {
        for (let at = 0; at < 30; at += 1) await tx.execute(sql`select 1`);
      }),
  ];
  for (const ask of asks) {
    await ownTurn();
    const stop = [countTurns(), countPieces()] as const;
    await ask();
    stop[1]();
    expect(stop[0]()).toBeGreaterThanOrEqual(8);
  }
});
