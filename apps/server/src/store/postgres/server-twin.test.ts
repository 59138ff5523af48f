import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { migrations } from "../testing.ts";
import { connectionNameOf, refuseTwin } from "./server-twin.ts";
import { describeOnPostgres } from "./testing-postgres.ts";
import { openPostgres } from "./via-postgres.ts";

describeOnPostgres("servers of one database", (postgres) => {
  const open = async (serverName: string) => {
    const connectionName = connectionNameOf(serverName);
    const store = await openPostgres({ url: postgres.server().url, poolSize: 2, migrations, connectionName });
    await store.db.execute(sql`select 1`);
    /** As its jobs are asked for. */
    const alive = setInterval(async () => await store.db.execute(sql`select 1`), 1000);
    return {
      start: () => refuseTwin(store.db, connectionName),
      async stop() {
        clearInterval(alive);
        await store.close();
      },
    };
  };

  test("have names of their own: the second of a name is refused while the first one lives", async () => {
    const [one, other, prefixed] = [await open("a"), await open("b"), await open("a-1")];
    await one.start();
    await other.start();
    await prefixed.start();
    const twin = await open("a");
    await expect(twin.start()).rejects.toMatchObject({
      code: "same-name-running",
      message: expect.stringMatching(/^Another server with the same SERVER_NAME .* from \S/),
    });
    await Promise.all([twin, other, prefixed].map((server) => server.stop()));
    const restarted = await open("a");
    const starting = restarted.start();
    await one.stop();
    await starting;
    await restarted.stop();
  });
});
