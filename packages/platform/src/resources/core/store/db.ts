import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A Postgres database, whichever adapter runs it. Also what a transaction gets. */
export type Db = PgDatabase<PgQueryResultHKT>;
