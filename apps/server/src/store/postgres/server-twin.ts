import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { ServerError } from "../../server-error.ts";
import type { Db } from "../store.ts";

/** A server asks for jobs each second: who asked nothing for so long has died, or its machine is away. Seconds. */
const silentAfterSeconds = 10;

/** A server that was just killed is waited for, so that a restart needs no second try. Milliseconds. */
const patienceMs = 12_000;

/** What the connections of one running server are called: its name, and a word that no other start has. */
export function connectionNameOf(serverName: string): string {
  return `dilo ${serverName} ${randomBytes(4).toString("hex")}`;
}

/**
 * Refuses to be the second server of a name: a proxy would look for calls of one at the other.
 * @param connectionName of this server's own connections
 * @throws ServerError `same-name-running`
 */
export async function refuseTwin(db: Db, connectionName: string): Promise<void> {
  const prefix = connectionName.slice(0, connectionName.lastIndexOf(" ") + 1);
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const place = await twinOf(db, prefix, connectionName);
    if (place === undefined) return;
    if (performance.now() > deadline) {
      throw new ServerError(
        "same-name-running",
        `Another server with the same SERVER_NAME is at work on this database, from ${place}: give each a name of its own, or stop that one.`,
      );
    }
    await wait(500);
  }
}

/** @returns where it is */
async function twinOf(db: Db, prefix: string, own: string): Promise<string | undefined> {
  const found = await db.execute(sql`
    select coalesce(host(client_addr), 'this machine') as place from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${prefix}) and application_name <> ${own}
    and greatest(state_change, backend_start) > now() - make_interval(secs => ${silentAfterSeconds})
    limit 1`);
  const { rows } = found as unknown as { readonly rows: readonly { readonly place: string }[] };
  return rows[0]?.place;
}
