import { gt, min } from "drizzle-orm";
import { isRetentionLate } from "../answers/retention/retention.ts";
import { countProblemJobs } from "../jobs/jobs.ts";
import { copiesOf } from "../store/keys/key-copies.ts";
import { listKeys } from "../store/keys/key-files.ts";
import { readKeyStoreId } from "../store/keys/master-key.ts";
import { drafts, mails, orders, savedForms } from "../store/schema.ts";
import type { StoreWork } from "./store-work.ts";

/** Says what is kept, and how long still. Changes nothing. */
export const status: StoreWork = async ({ config, db, clock, write }) => {
  const { keyDir, dataDir } = config;
  const now = clock();
  const [next] = await db
    .select({ at: min(savedForms.expiresAt) })
    .from(savedForms)
    .where(gt(savedForms.expiresAt, now));
  const { dead, failing } = await countProblemJobs(db);
  const isLate = await isRetentionLate(db, clock);
  const { reached, unreached } = await copiesOf(keyDir, (await readKeyStoreId(keyDir)) ?? "");
  const lines: readonly (readonly [string, string])[] = [
    ["store", config.store.kind === "embedded" ? `embedded, in ${dataDir}` : "PostgreSQL"],
    ["payments", String(await db.$count(orders))],
    ["forms", `${await db.$count(savedForms)}${next?.at ? `, the next is deleted ${next.at.toISOString()}` : ""}`],
    ["drafts", String(await db.$count(drafts))],
    ["letters", `${await db.$count(mails)} asked for; jobs given up: ${dead}, failing: ${failing}`],
    ["deletion", isLate ? "LATE: something is more than an hour over its time" : "in time"],
    ["keys", `${(await listKeys(keyDir)).length} in ${keyDir}`],
    ...reached.map((copy): [string, string] => ["copy of keys", copy]),
    ...unreached.map((copy): [string, string] => ["copy of keys", `${copy}: CANNOT BE REACHED`]),
  ];
  for (const [name, text] of lines) write(`  ${name.padEnd(14)}${text}\n`);
  return isLate || dead > 0 || unreached.length > 0 ? 1 : 0;
};
