import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The database as every feature sees it: one SQL dialect, whichever adapter runs it. Also what a transaction gets. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Where everything is kept. Migrated when it is handed out. */
export interface Store {
  readonly db: Db;
  close(): Promise<void>;
}

/** Tells the time. Adapters read the clock; everything else is handed this. */
export type Clock = () => Date;
