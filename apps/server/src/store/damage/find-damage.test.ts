import { open, readdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { operatorMessage } from "../../settings/operator-message.ts";
import { migrations, openStoreIn } from "../testing.ts";
import { openPglite } from "../via-pglite.ts";
import { findDamage } from "./find-damage.ts";
import { readDaily } from "./read-daily.ts";

let store: Awaited<ReturnType<typeof openStoreIn>>;
let folder: string;
beforeEach(async () => {
  store = await openStoreIn();
  folder = join(store.dataDir, "store");
});
afterEach(() => store.remove());

/** The file of a table with rows, written out. */
async function tableFile(): Promise<string> {
  await store.db.execute(sql`create table trial (word text)`);
  await store.db.execute(sql`insert into trial select md5(n::text) from generate_series(1, 5000) n`);
  await store.db.execute(sql`create index trial_by_word on trial (word)`);
  await store.db.execute(sql`checkpoint`);
  const { rows } = (await store.db.execute(sql`select pg_relation_filepath('trial') as path`)) as never as {
    rows: readonly { path: string }[];
  };
  return rows[0]?.path ?? "";
}

async function overwrite(path: string, at: number, bytes: Buffer): Promise<void> {
  const file = await open(join(folder, path), "r+");
  await file.write(bytes, 0, bytes.length, at);
  await file.close();
}

test("a store at work has no damage, however much is written meanwhile", async () => {
  await tableFile();
  const writing = store.db.execute(sql`update trial set word = reverse(word)`);
  expect(await findDamage(folder)).toEqual([]);
  await writing;
  expect(await findDamage(folder)).toEqual([]);
});

test("one wrong bit anywhere in a page is found, in a table, an index or a page's checksum itself", async () => {
  const path = await tableFile();
  const whole = await readFile(join(folder, path));
  for (const at of [8, 9, 30, 4000, 8191, 8192 * 3 + 5000]) {
    const bit = Buffer.from([(whole[at] ?? 0) ^ 0x10]);
    await overwrite(path, at, bit);
    expect(await findDamage(folder), `byte ${at}`).toEqual([path]);
    await overwrite(path, at, whole.subarray(at, at + 1));
  }
  expect(await findDamage(folder)).toEqual([]);
});

test("pages that changed places, and a file that ends in the middle of one, are damage", async () => {
  const path = await tableFile();
  const whole = await readFile(join(folder, path));
  await overwrite(path, 0, Buffer.concat([whole.subarray(8192, 16_384), whole.subarray(0, 8192)]));
  expect(await findDamage(folder)).toEqual([path]);
  await writeFile(join(folder, path), whole);
  await truncate(join(folder, path), whole.length - 100);
  expect(await findDamage(folder)).toEqual([path]);
});

test("damage that came while the server runs is in its log within a day", async () => {
  const path = await tableFile();
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const lines: unknown[] = [];
  const read = readDaily(store, folder, (line) => lines.push(line));
  try {
    await overwrite(path, 8192 + 3000, Buffer.from("somebody wrote here"));
    vi.advanceTimersByTime(86_400_000);
    await expect
      .poll(() => lines, { timeout: 25_000 })
      .toEqual([{ level: "error", event: "store-damaged", file: path }]);
  } finally {
    vi.useRealTimers();
    await read.close();
  }
});

/** What the operator is told who starts on it. */
const refusalOf = () => openPglite({ dataDir: store.dataDir, migrations }).then(() => "started", operatorMessage);
const toRestore = /^The embedded store in .* is damaged.*Move the folder away.*npm run ops -- restore FOLDER/;

test("a start on a damaged table is refused, and says what to restore", async () => {
  const path = await tableFile();
  await store.close();
  await overwrite(path, 8192 + 3000, Buffer.from("somebody wrote here"));
  expect(await refusalOf()).toMatch(toRestore);
});

test.each(["global/pg_control", "log"])("a start on an overwritten %s is refused likewise", async (what) => {
  await store.close();
  const logs = (await readdir(join(folder, "pg_wal"))).filter((name) => /^[0-9A-F]{24}$/.test(name));
  for (const path of what === "log" ? logs.map((name) => `pg_wal/${name}`) : [what]) {
    const { size } = await stat(join(folder, path));
    await overwrite(path, 0, Buffer.alloc(size, 0x5a));
  }
  expect(await refusalOf()).toMatch(toRestore);
});
