import { cp, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { operatorMessage } from "../../settings/operator-message.ts";
import { migrations, openStoreIn } from "../testing.ts";
import { openPglite } from "../via-pglite.ts";
import { findDamage } from "./find-damage.ts";
import { readDaily } from "./read-daily.ts";

let store: Awaited<ReturnType<typeof openStoreIn>>;
let folder: string;
/** The file of a table with rows, from the store's folder, and its bytes. */
let path: string;
let whole: Buffer;
// One store for all: each test leaves its files as they were, and those that try to start damage a copy of it.
beforeAll(async () => {
  store = await openStoreIn();
  folder = join(store.dataDir, "store");
  await store.db.execute(sql`create table trial (word text)`);
  await store.db.execute(sql`insert into trial select md5(n::text) from generate_series(1, 5000) n`);
  await store.db.execute(sql`create index trial_by_word on trial (word)`);
  const { rows } = (await store.db.execute(sql`select pg_relation_filepath('trial') as path`)) as never as {
    rows: readonly { path: string }[];
  };
  path = rows[0]?.path ?? "";
});
afterAll(() => store.remove());

async function overwrite(file: string, at: number, bytes: Buffer): Promise<void> {
  const opened = await open(file, "r+");
  await opened.write(bytes, 0, bytes.length, at);
  await opened.close();
}

describe("the files of a store at work", () => {
  beforeEach(async () => {
    await store.db.execute(sql`checkpoint`);
    whole = await readFile(join(folder, path));
  });
  afterEach(() => writeFile(join(folder, path), whole));

  test("a store at work has no damage, however much is written meanwhile", async () => {
    const writing = store.db.execute(sql`update trial set word = reverse(word)`);
    expect(await findDamage(folder)).toEqual([]);
    await writing;
    expect(await findDamage(folder)).toEqual([]);
  });

  test("one wrong bit anywhere in a page is found, in a table, an index or a page's checksum itself", async () => {
    for (const at of [8, 9, 30, 4000, 8191, 8192 * 3 + 5000]) {
      const bit = Buffer.from([(whole[at] ?? 0) ^ 0x10]);
      await overwrite(join(folder, path), at, bit);
      expect(await findDamage(folder), `byte ${at}`).toEqual([path]);
      await overwrite(join(folder, path), at, whole.subarray(at, at + 1));
    }
    expect(await findDamage(folder)).toEqual([]);
  });

  test("pages that changed places, and a file that ends in the middle of one, are damage", async () => {
    await overwrite(join(folder, path), 0, Buffer.concat([whole.subarray(8192, 16_384), whole.subarray(0, 8192)]));
    expect(await findDamage(folder)).toEqual([path]);
    await writeFile(join(folder, path), whole);
    await truncate(join(folder, path), whole.length - 100);
    expect(await findDamage(folder)).toEqual([path]);
  });

  test("damage that came while the server runs is in its log within a day", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    const lines: unknown[] = [];
    const read = readDaily({ ...store, close: async () => {} }, folder, (line) => lines.push(line));
    try {
      await overwrite(join(folder, path), 8192 + 3000, Buffer.from("somebody wrote here"));
      vi.advanceTimersByTime(86_400_000);
      await expect
        .poll(() => lines, { timeout: 25_000 })
        .toEqual([{ level: "error", event: "store-damaged", file: path }]);
    } finally {
      vi.useRealTimers();
      await read.close();
    }
  });
});

describe("a start on what is left of a store that was closed", () => {
  const toRestore = /^The embedded store in .* is damaged.*Move the folder away.*npm run ops -- restore FOLDER/;
  let dataDir: string;
  /** What the operator is told who starts on it. */
  const refusalOf = () => openPglite({ dataDir, migrations }).then(() => "started", operatorMessage);
  beforeAll(() => store.close());
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "dilo-damaged-"));
    await cp(store.dataDir, dataDir, { recursive: true });
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  test("is refused where a table is damaged, and says what to restore", async () => {
    await overwrite(join(dataDir, "store", path), 8192 + 3000, Buffer.from("somebody wrote here"));
    expect(await refusalOf()).toMatch(toRestore);
  });

  test.each(["global/pg_control", "log"])("is refused likewise where the %s is overwritten", async (what) => {
    const top = join(dataDir, "store");
    const logs = (await readdir(join(top, "pg_wal"))).filter((name) => /^[0-9A-F]{24}$/.test(name));
    for (const name of what === "log" ? logs.map((log) => `pg_wal/${log}`) : [what]) {
      const { size } = await stat(join(top, name));
      await overwrite(join(top, name), 0, Buffer.alloc(size, 0x5a));
    }
    expect(await refusalOf()).toMatch(toRestore);
  });
});
