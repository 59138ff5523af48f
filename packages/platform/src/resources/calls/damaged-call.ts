import { CodedError } from "@dilo/foundation";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { ResourceSettings } from "../core/operations/resource-context.ts";
import type { Settings } from "../core/rows/row-operations.ts";
import { platformRows as table } from "../core/store/schema.ts";
import { readableOf } from "../core/store/sealed-rows.ts";
import type { FilePlace } from "../files/file-store.ts";

/** A call whose key was not destroyed and opens nothing: what was said in it opens when a whole copy of the key is found. */
export class DamagedCall extends CodedError<"key-damaged"> {
  override readonly name = "DamagedCall";
  readonly callId: string;

  constructor(callId: string) {
    super("key-damaged", `The key of the call ${callId} is damaged.`);
    this.callId = callId;
  }
}

/**
 * Changes what is readable of a call that is there and does not open; the rest of the changes is lost. One that is over
 * stays as it ended. Its key, its words and its sound stay.
 * @returns whether there is such a call: a call whose key was destroyed is being deleted
 */
export async function changeDamaged(
  { db, keys, now }: Pick<ResourceSettings, "db" | "keys" | "now">,
  { orgId, id }: FilePlace,
  changes: Settings,
): Promise<boolean> {
  if (await keys.isGone(id)) return false;
  const updatedAt = now();
  const readable = { ...readableOf("call", changes), updatedAt: updatedAt.toISOString() };
  const isThis = and(eq(table.kind, "call"), eq(table.id, id), eq(table.orgId, orgId), isNotNull(table.sealed));
  const isOver = sql`${table.data} ->> 'status' = 'ended'`;
  const changed = await db
    .update(table)
    .set({
      data: sql`case when ${isOver} then ${table.data} else ${table.data} || ${JSON.stringify(readable)}::jsonb end`,
      updatedAt: sql`case when ${isOver} then ${table.updatedAt} else ${updatedAt.toISOString()}::timestamptz end`,
    })
    .where(isThis)
    .returning({ id: table.id });
  return changed.length > 0;
}
