import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool, type PoolClient } from "pg";
import { ServerError } from "../../server-error.ts";
import type { Store } from "../store.ts";
import { isStoreUnavailable } from "../store-unavailable.ts";
import { connecting, withClient } from "./with-client.ts";

export interface PostgresOptions {
  /** `sslmode` (every mode with a certificate means verify-full), `sslrootcert` and `host` may follow the question mark. */
  readonly url: string;
  /** Connections at one time. */
  readonly poolSize: number;
  /** Whether statements may take long: for a copy, which nobody waits for but the operator. */
  readonly allowsSlowStatements?: boolean;
  /** The folder of SQL migrations. */
  readonly migrations: string;
  /** What its connections are called, so that servers tell each other apart (server-twin.ts). */
  readonly connectionName?: string;
  /** Hears of connections that broke while nobody used them. */
  readonly onBroken?: (error: Error) => void;
}

/** Somebody waits for the answer: better a failure soon than an answer late. Milliseconds. */
const limits = {
  ...connecting,
  statement_timeout: 5000,
  idle_in_transaction_session_timeout: 15_000,
  // Only this notices a server that hangs or vanished. Longer than the server's own limit for a statement.
  query_timeout: 6000,
};

const slowStatementLimits = { ...limits, statement_timeout: 600_000, query_timeout: 620_000 };

/** A start waits for another one's migrations at most so long. Milliseconds. */
const migrationLimitMs = 120_000;

/** "dilo" in ASCII. Any number would do, if nobody else in this database takes the same one. */
const migrationLock = 0x64696c6f;

/**
 * Opens a PostgreSQL server, and brings it to the newest migration. Connections that break are replaced as they are
 * needed: a server that comes back is used again without a restart.
 * @throws ServerError `store-not-opened` when the database cannot be reached or refuses us
 */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { url, poolSize, allowsSlowStatements = false, connectionName, migrations, onBroken } = options;
  await migrateAlone(url, migrations);
  const ownLimits = allowsSlowStatements ? slowStatementLimits : limits;
  const named = connectionName === undefined ? {} : { application_name: connectionName };
  const pool = new Pool({ connectionString: url, max: poolSize, keepAlive: true, ...ownLimits, ...named });
  // An error event of a connection without a listener would end the process, idle or between two statements.
  pool.on("error", (error) => onBroken?.(error));
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = drizzle(pool);

  // Drizzle's own keeps a connection for good when BEGIN fails on it: ten of those and the pool is empty.
  db.transaction = async (work, config) => {
    const client = await takeFrom(pool);
    let broken: unknown;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      if (isStoreUnavailable(error)) broken = error;
      throw error;
    } finally {
      client.release(broken instanceof Error ? broken : undefined);
    }
  };
  return { db, close: () => pool.end() };
}

/**
 * Tries whether the database answers, and changes nothing in it.
 * @throws ServerError `store-not-opened`
 */
export async function pingPostgres(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("select 1");
  });
}

async function takeFrom(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (cause) {
    throw new ServerError("store-unavailable", "The database gave no connection.", { cause });
  }
}

/** Servers started together on a new version migrate one after the other: the second one finds nothing left to do. */
async function migrateAlone(url: string, migrations: string): Promise<void> {
  await withClient(url, async (client) => {
    const db = drizzle(client);
    await client.query(`set lock_timeout = ${migrationLimitMs}`);
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migrate(db, { migrationsFolder: migrations });
    // The lock ends with the connection.
  });
}
