import { sql } from "drizzle-orm";
import { ServerError } from "../server-error.ts";
import type { Db } from "../store/store.ts";

/**
 * Refuses to seal a store of an earlier version while a server of that version is at work on it: it would find no words
 * in what is sealed, and lose them when it writes. Such servers' connections have no name; ours have (openPostgres).
 * @throws ServerError `older-server-running`
 */
export async function refuseOlderServers(db: Db): Promise<void> {
  const found = await db.execute(sql`
    select (select count(*) from pg_stat_activity
      where datname = current_database() and usename = current_user and backend_type = 'client backend'
      and application_name = '' and pid <> pg_backend_pid()) as older
    where exists (select from key_check) or (to_regclass('platform_rows') is not null and not exists (
      select from information_schema.columns where table_name = 'platform_rows' and column_name = 'sealed'))`);
  const [row] = (found as unknown as { readonly rows: readonly { readonly older: number | string }[] }).rows;
  if (Number(row?.older ?? 0) === 0) return;
  throw new ServerError(
    "older-server-running",
    "This version seals what an earlier one stored, and a server of the earlier version is still connected to the database: " +
      "stop all of them, then start this one. The way back is the backup (docs/operating.md, Upgrading).",
  );
}
