import { type PostgresServer, startPostgres, whyNoPostgres } from "@dilo/testing/postgres";
import { afterAll, beforeAll, describe } from "vitest";
import type { Store } from "../store.ts";
import { emptyTables, migrations } from "../testing.ts";
import { openPostgres } from "./via-postgres.ts";

const why = whyNoPostgres();

/** What tests get of a real PostgreSQL server. */
export interface TestPostgres {
  readonly server: () => PostgresServer;
  /** An empty, migrated store; the same one each time, with ten connections. */
  readonly emptyStore: () => Promise<Store>;
}

/** Groups tests that need a real PostgreSQL; where there is none their name says why they do not run. */
export function describeOnPostgres(name: string, tests: (postgres: TestPostgres) => void): void {
  describe.skipIf(why !== undefined)(why === undefined ? name : `${name} (not run: ${why})`, () => {
    let server: PostgresServer;
    let store: Store | undefined;
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(async () => {
      await store?.close();
      await server?.stop();
    });
    tests({
      server: () => server,
      async emptyStore() {
        store ??= await openPostgres({ url: server.url, poolSize: 10, migrations });
        await emptyTables(store.db);
        return { db: store.db, close: async () => {} };
      },
    });
  });
}
