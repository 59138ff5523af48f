import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateResources } from "@dilo/platform/resources";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { openVault } from "../store/open-vault.ts";
import { describeOnPostgres } from "../store/postgres/testing-postgres.ts";
import { savedForms } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { emptyStore } from "../store/testing.ts";
import { openTestServer } from "../testing/test-server.ts";
import { copyStore } from "./copy-store.ts";

const key = new Uint8Array(32).fill(7);
const keyDir = join(tmpdir(), `dilo-copy-keys-${process.pid}`);
const env = { DATA_KEY: Buffer.from(key).toString("base64"), KEY_DIR: keyDir };
afterEach(() => rmSync(keyDir, { recursive: true, force: true }));

/** An embedded store in which somebody has paid, answered, saved and asked for a letter. */
async function usedStore(): Promise<Store> {
  const source = await emptyStore();
  const server = await openTestServer({ store: source, env });
  const browser = server.browser();
  await browser.enter();
  const heardAt = "2026-11-20T11:00:00.123Z";
  await browser.send("PUT", "/draft/answers/nombre_completo", { body: { formType: "N-400", said: "Rosa Ñ", heardAt } });
  const consent = { textVersion: "1", shownAt: heardAt, agreedAt: heardAt, language: "es", mode: "voice" };
  await browser.send("POST", "/api/consent", { body: consent });
  const data = { nombre_completo: "Rosa Ñ", telefono: "tres" };
  const { id } = (await browser.send("POST", "/submit-form", { body: { formType: "N-400", data } })).json();
  await browser.send("POST", "/email-form", { body: { id, email: "rosa@example.test", includePDF: false } });
  await server.close();
  return source;
}

describeOnPostgres("copying an embedded store to PostgreSQL", (postgres) => {
  async function emptyTarget(): Promise<Store> {
    const store = await postgres.emptyStore();
    await migrateResources(store.db);
    return store;
  }

  test("every row arrives as it was, and opens with the same key only", async () => {
    const source = await usedStore();
    // More rows than are carried at once, some of them alike but for their id.
    await source.db.execute(
      sql`insert into tries select 'key' || n, n, '2026-11-20T12:00:00.123456Z' from generate_series(1, 1200) n`,
    );
    const target = await emptyTarget();
    const copied: Record<string, number> = {};
    await copyStore(source.db, target.db, ({ table, rows }) => {
      copied[table] = rows;
    });
    expect(copied).toMatchObject({
      orders: 1,
      drafts: 1,
      draft_answers: 2,
      forms: 1,
      answers: 2,
      mails: 1,
      consents: 1,
      // And two of the server's own: the requests of one address, and the mails of the day.
      tries: 1202,
    });
    expect(await target.db.select().from(savedForms)).toEqual(await source.db.select().from(savedForms));
    await openVault({ db: target.db, keyDir, dataKey: key });
    const wrong = openVault({ db: target.db, keyDir, dataKey: new Uint8Array(32) });
    await expect(wrong).rejects.toThrow("Set the DATA_KEY");

    await expect(copyStore(source.db, target.db)).rejects.toMatchObject({ code: "copy-refused" });
    await expect(copyStore(source.db, target.db)).rejects.toThrow(/The target is not empty/);
  });

  test("a row that cannot be copied leaves the target empty", async () => {
    const source = await usedStore();
    const target = await emptyTarget();
    await target.db.execute("create unique index only_one on answers (form_id)");
    await expect(copyStore(source.db, target.db)).rejects.toThrow();
    await target.db.execute("drop index only_one");
    expect(await target.db.select().from(savedForms)).toEqual([]);
  });

  test("tens of thousands of rows arrive, each once, under keys of one part and of two", async () => {
    const source = await emptyStore();
    await source.db.execute(sql`
      insert into forms (id, owner, form_type, digest, saved_at, expires_at)
      select 'form' || n, 'owner' || n % 7, 'N-400', md5(n::text), now(), now() from generate_series(1, 3000) n`);
    await source.db.execute(sql`
      insert into answers (form_id, field, said, heard_at)
      select 'form' || n, 'campo_' || f, decode(repeat(md5(n::text), 4), 'hex'), now()
      from generate_series(1, 3000) n, generate_series(1, 10) f`);
    const target = await emptyTarget();
    await copyStore(source.db, target.db);
    const summary = sql`select count(*)::int as n, count(distinct (form_id, field))::int as kinds,
      sum(('x' || substr(md5(form_id || field || said::text || extract(epoch from heard_at)), 1, 8))::bit(32)::bigint)::text as sum from answers`;
    const before = (await source.db.execute(summary)) as unknown as { rows: object[] };
    expect(before.rows).toMatchObject([{ n: 30_000, kinds: 30_000 }]);
    expect(await target.db.execute(summary)).toMatchObject({ rows: before.rows });
  });

  test("a database that goes away in the middle is said in a sentence, and the next try finds it empty", async () => {
    const source = await usedStore();
    const target = await emptyTarget();
    await target.db.execute(`create function leave() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
    await target.db.execute("create trigger leave before insert on answers for each row execute function leave()");
    await expect(copyStore(source.db, target.db)).rejects.toThrow("It has everything or nothing: run this again");
    await target.db.execute("drop trigger leave on answers");
    await target.db.execute("drop function leave()");
    await copyStore(source.db, target.db);
    expect(await target.db.select().from(savedForms)).toHaveLength(1);
  });

  test("what the target changes on the way is noticed, and nothing stays", async () => {
    const source = await usedStore();
    const target = await emptyTarget();
    await target.db.execute(`create function shorten() returns trigger language plpgsql as
      $$ begin new.digest := left(new.digest, 5); return new; end $$`);
    await target.db.execute("create trigger shorten before insert on forms for each row execute function shorten()");
    await expect(copyStore(source.db, target.db)).rejects.toThrow("forms is not the same in the target.");
    await target.db.execute("drop trigger shorten on forms");
    await target.db.execute("drop function shorten()");
    expect(await target.db.select().from(savedForms)).toEqual([]);
  });

  test("a target of another version is refused", async () => {
    const source = await emptyStore();
    const target = await postgres.emptyStore();
    await target.db.execute("create table newer (id text primary key)");
    await expect(copyStore(source.db, target.db)).rejects.toThrow("different versions");
    await target.db.execute("drop table newer");
  });
});
