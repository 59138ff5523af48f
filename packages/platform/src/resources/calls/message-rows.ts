import { setImmediate } from "node:timers/promises";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { batchesOf } from "../core/store/batches.ts";
import { openHeldList } from "../core/store/held-rows.ts";
import type { RowKeys } from "../core/store/row-keys.ts";
import type { Db, LoggedMessage } from "../core/store/schema.ts";
import { platformCallMessages as table } from "../core/store/schema.ts";
import { artifactOf, transcriptNames } from "./conversation-log.ts";

interface Needs {
  readonly db: Db;
  readonly keys: RowKeys;
}

interface MessagePlace {
  readonly orgId: string;
  readonly callId: string;
  /** Counts the call's messages from 0. */
  readonly position: number;
}

/** Stores one message of a call under way, or what has become of it. A call whose row is gone gets none. */
export async function storeMessage(
  { db, keys }: Needs,
  { orgId, callId, position }: MessagePlace,
  message: LoggedMessage | undefined,
): Promise<void> {
  if (message === undefined) {
    await db.delete(table).where(and(eq(table.callId, callId), eq(table.position, position)));
    return;
  }
  const sealed = (await keys.find(callId))?.seal(JSON.stringify(message), fieldOf(position));
  if (sealed === undefined) return;
  await db.execute(sql`
    insert into platform_call_messages (call_id, position, org_id, sealed)
    select ${callId}::text, ${position}::integer, ${orgId}::text, ${sealed}::bytea
    where exists (select 1 from platform_rows where kind = 'call' and id = ${callId}::text and org_id = ${orgId}::text)
    on conflict (call_id, position) do update set sealed = excluded.sealed`);
}

const fieldOf = (position: number): string => `message ${position}`;

/** Deletes the messages of a call, because its row holds them now, or is gone. */
export async function removeMessages(db: Db, callId: string): Promise<void> {
  await db.delete(table).where(eq(table.callId, callId));
}

/** Rows of calls with what was said so far in those that are not over: until then their messages are rows of their own. */
export async function withMessages<Call extends CallRow>(needs: Needs, calls: readonly Call[]): Promise<Call[]> {
  // One that ended while its key was damaged has them still.
  const open = calls.filter((call) => call.status !== "ended" || call.messages === undefined).map(({ id }) => id);
  const messages = await messagesUnderWay(needs, open);
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
  readonly messages?: unknown;
  readonly artifact?: object | undefined;
}

async function messagesUnderWay(
  { db, keys }: Needs,
  callIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LoggedMessage[]>> {
  const byCall = new Map<string, LoggedMessage[]>();
  if (callIds.length === 0) return byCall;
  const bytes = sql<number>`coalesce(sum(octet_length(${table.sealed})), 0)::float8`;
  const ofCalls = inArray(table.callId, [...callIds]);
  const lengths = await db.select({ id: table.callId, bytes }).from(table).where(ofCalls).groupBy(table.callId);
  const held = openHeldList();
  for (const batch of batchesOf(lengths)) {
    held(batch.reduce((sum, one) => sum + one.bytes, 0));
    const ids = batch.map(({ id }) => id);
    const rows = await db
      .select({ callId: table.callId, position: table.position, sealed: table.sealed })
      .from(table)
      .where(inArray(table.callId, ids))
      .orderBy(asc(table.callId), asc(table.position));
    const keyOf = new Map(await Promise.all(ids.map(async (id) => [id, await keys.find(id)] as const)));
    for (const { callId, position, sealed } of rows) {
      const text = sealed === null ? undefined : keyOf.get(callId)?.open(sealed, fieldOf(position));
      if (text === undefined) continue;
      const message = JSON.parse(text) as LoggedMessage;
      const messages = byCall.get(callId);
      if (messages === undefined) byCall.set(callId, [message]);
      else messages.push(message);
    }
    await setImmediate();
  }
  return byCall;
}
