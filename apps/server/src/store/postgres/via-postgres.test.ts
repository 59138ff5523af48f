import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { storeContract } from "../store.contract.ts";
import { migrations } from "../testing.ts";
import { describeOnPostgres } from "./testing-postgres.ts";
import { openPostgres, pingPostgres } from "./via-postgres.ts";

describeOnPostgres("a PostgreSQL server", (postgres) => {
  storeContract("PostgreSQL", postgres.emptyStore);

  test("migrations run once, whoever starts first and however many start together", async () => {
    const url = postgres.server().url.replace(/postgres$/, "many");
    const { db } = await postgres.emptyStore();
    await db.execute("create database many");
    const open = () => openPostgres({ url, poolSize: 2, migrations });
    const stores = await Promise.all([open(), open(), open()]);
    const late = await open();
    const counted = sql`select count(*)::int as n, count(distinct hash)::int as kinds from drizzle.__drizzle_migrations`;
    const { rows } = (await late.db.execute(counted)) as unknown as { rows: { n: number; kinds: number }[] };
    expect(rows[0]?.n).toBeGreaterThan(0);
    expect(rows[0]?.n).toBe(rows[0]?.kinds);
    for (const store of [...stores, late]) await store.close();
  });

  test.each([
    ["/absent", "there is no such database"],
    ["/postgres?sslmode=verify-full", "the server does not speak TLS"],
    ["/postgres?host=/nowhere", "there is no such socket or file"],
  ])("what is wrong with an address is said without the address: %s", async (end, reason) => {
    const url = postgres.server().url.replace(/\/postgres$/, end);
    await expect(pingPostgres(url)).rejects.toThrow(`The database at DATABASE_URL could not be opened: ${reason}.`);
  });

  test("a connection that breaks in the middle of a transaction fails it, and the next one works", async () => {
    const { db } = await postgres.emptyStore();
    for (let round = 0; round < 12; round += 1) {
      const broken = db.transaction(async (tx) => {
        await tx.execute("select pg_terminate_backend(pg_backend_pid())").catch(() => {});
        await tx.execute("select 1");
      });
      await expect(broken).rejects.toThrow();
    }
    await expect(db.transaction(async (tx) => (await tx.execute("select 1 as one")) as unknown)).resolves.toMatchObject(
      {
        rows: [{ one: 1 }],
      },
    );
  });

  test("a statement that never ends is ended by the server", async () => {
    const { db } = await postgres.emptyStore();
    const shown = await db.execute("show statement_timeout");
    expect(shown).toMatchObject({ rows: [{ statement_timeout: "5s" }] });
  });

  test("a store that is copied into gives its statements ten minutes", async () => {
    const { url } = postgres.server();
    const { db, close } = await openPostgres({ url, poolSize: 1, allowsSlowStatements: true, migrations });
    expect(await db.execute("show statement_timeout")).toMatchObject({ rows: [{ statement_timeout: "10min" }] });
    await close();
  });
});

test("nobody at the address is one sentence", async () => {
  const failing = openPostgres({ url: "postgres://dilo:secret@127.0.0.1:1/dilo", poolSize: 2, migrations });
  await expect(failing).rejects.toThrow("The database at DATABASE_URL could not be opened: nothing listens there.");
});
