import { sql } from "drizzle-orm";
import { Client } from "pg";
import { expect, test } from "vitest";
import { openStore } from "../services.ts";
import { describeOnPostgres } from "../store/postgres/testing-postgres.ts";
import { keyCheck } from "../store/schema.ts";
import { migrations } from "../store/testing.ts";

describeOnPostgres("PostgreSQL of an earlier version", (postgres) => {
  test("is not sealed while a server of that version is connected, and is when it has stopped", async () => {
    const { db } = await postgres.emptyStore();
    const store = { kind: "postgres", url: postgres.server().url, poolSize: 2 } as const;
    const open = () => openStore({ store, dataDir: "" }, { log: () => {}, migrations });
    const older = new Client({ connectionString: store.url });
    await older.connect();
    // Nothing of an earlier version is there: others may be connected.
    await (await open()).close();

    await db.insert(keyCheck).values({ id: 1, sealed: Uint8Array.of(1) });
    await expect(open()).rejects.toMatchObject({ code: "older-server-running" });
    // Another program of the same user, which has a name, is none.
    await older.query("set application_name = 'psql'");
    await (await open()).close();
    await older.query("set application_name = ''");
    await db.delete(keyCheck);
    await db.execute(sql`create table platform_rows (id text)`);
    await expect(open()).rejects.toThrow(/stop all of them, then start this one.*from \S.*\(process \d+\)/);

    await older.end();
    await (await open()).close();
    await db.execute(sql`drop table platform_rows`);
  });
});
