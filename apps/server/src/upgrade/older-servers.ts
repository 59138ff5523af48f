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
    select pid, coalesce(host(client_addr), 'this machine') as place from pg_stat_activity
    where datname = current_database() and usename = current_user and backend_type = 'client backend'
    and application_name = '' and pid <> pg_backend_pid()
    and (exists (select from key_check) or (to_regclass('platform_rows') is not null and not exists (
      select from information_schema.columns where table_name = 'platform_rows' and column_name = 'sealed')))
    order by place, pid`);
  const { rows } = found as unknown as { readonly rows: readonly Connection[] };
  if (rows.length === 0) return;
  const seen = rows.map(({ pid, place }) => `${place} (process ${pid})`).join(", ");
  throw new ServerError(
    "older-server-running",
    "This version seals what an earlier one stored, and a server of the earlier version is still connected to the database: " +
      `stop all of them, then start this one. Connections without an application_name, from ${seen}: one that is a pooler's or ` +
      "another program's looks the same, and has to end as well. The way back is the backup (docs/operating.md, Upgrading).",
  );
}

interface Connection {
  readonly pid: number;
  readonly place: string;
}
