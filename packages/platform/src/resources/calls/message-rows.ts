import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db, LoggedMessage } from "../core/store/schema.ts";
import { platformCallMessages as table } from "../core/store/schema.ts";
import { artifactOf, transcriptNames } from "./conversation-log.ts";

interface MessagePlace {
  readonly orgId: string;
  readonly callId: string;
  /** Counts the call's messages from 0. */
  readonly position: number;
}

/** Stores one message of a call under way, or what has become of it. A call whose row is gone gets none. */
export async function storeMessage(
  db: Db,
  { orgId, callId, position }: MessagePlace,
  message: LoggedMessage | undefined,
): Promise<void> {
  if (message === undefined) {
    await db.delete(table).where(and(eq(table.callId, callId), eq(table.position, position)));
    return;
  }
  const data = JSON.stringify(message);
  await db.execute(sql`
    insert into platform_call_messages (call_id, position, org_id, data)
    select ${callId}::text, ${position}::integer, ${orgId}::text, ${data}::jsonb
    where exists (select 1 from platform_rows where kind = 'call' and id = ${callId}::text and org_id = ${orgId}::text)
    on conflict (call_id, position) do update set data = excluded.data`);
}

/** Deletes the messages of a call, because its row holds them now, or is gone. */
export async function removeMessages(db: Db, callId: string): Promise<void> {
  await db.delete(table).where(eq(table.callId, callId));
}

/** Rows of calls with what was said so far in those that are not over: until then their messages are rows of their own. */
export async function withMessages<Call extends CallRow>(db: Db, calls: readonly Call[]): Promise<Call[]> {
  const open = calls.filter(({ status }) => status !== "ended").map(({ id }) => id);
  const messages = await messagesUnderWay(db, open);
  return calls.map((call) => {
    const said = messages.get(call.id);
    if (said === undefined) return call;
    const told = artifactOf(said, transcriptNames(call.assistant));
    return { ...call, messages: said, artifact: { ...call.artifact, ...told } };
  });
}

interface CallRow {
  readonly id: string;
  readonly status?: unknown;
  readonly assistant?: unknown;
  readonly artifact?: object | undefined;
}

async function messagesUnderWay(
  db: Db,
  callIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LoggedMessage[]>> {
  const byCall = new Map<string, LoggedMessage[]>();
  if (callIds.length === 0) return byCall;
  const rows = await db
    .select({ callId: table.callId, data: table.data })
    .from(table)
    .where(inArray(table.callId, [...callIds]))
    .orderBy(asc(table.callId), asc(table.position));
  for (const { callId, data } of rows) {
    const messages = byCall.get(callId);
    if (messages === undefined) byCall.set(callId, [data]);
    else messages.push(data);
  }
  return byCall;
}
