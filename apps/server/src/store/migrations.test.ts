import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { jobs } from "./schema.ts";
import { emptyStore, migrations } from "./testing.ts";

test.each([
  ["MailboxFull", "mailbox-full"],
  ["UnknownRecipient", "unknown-recipient"],
  ["RangeError", "RangeError"],
])("a job declined by an earlier version with %s says %s", async (lastError, code) => {
  const { db } = await emptyStore();
  const at = new Date("2026-11-20T12:00:00Z");
  const job = { id: "job_1", kind: "mail", ref: "mail_1", dedupeKey: "one", runAt: at, expiresAt: at } as const;
  await db.insert(jobs).values({ ...job, state: "declined", attempts: 1, maxAttempts: 3, lastError });
  const script = await readFile(join(migrations, "0007_job_error_codes.sql"), "utf8");
  for (const statement of script.split("--> statement-breakpoint")) await db.execute(statement);
  expect(await db.select({ lastError: jobs.lastError }).from(jobs)).toEqual([{ lastError: code }]);
});
