import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DrizzleQueryError } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyDatabase } from "../../../../e2e/doubles/empty-database.mjs";
import type { Env } from "../env.ts";
import { checkDataKey } from "../store/data-key.ts";
import { orders } from "../store/schema.ts";
import { migrations } from "../store/testing.ts";
import { describeOnPostgres } from "../store/testing-postgres.ts";
import { openVault } from "../store/vault.ts";
import { openPglite } from "../store/via-pglite.ts";
import { runOps } from "./ops.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "dilo-ops-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

async function ops(command: string, env: Env = {}): Promise<{ code: number; text: string }> {
  let text = "";
  // Each command is a process of its own: what the last one held is free.
  for (const name of await readdir(dataDir)) if (name.startsWith("lock.")) await rm(join(dataDir, name));
  const write = (more: string) => {
    text += more;
  };
  const offline = { DATA_DIR: dataDir, OFFICIAL_FORMS_DOWNLOAD: "off" };
  const code = await runOps([command], { env: { ...offline, ...env }, migrations, write });
  return { code, text };
}

const key = Buffer.alloc(32, 5).toString("base64");
const nobody = "127.0.0.1:1";
const secrets = {
  DATABASE_URL: `postgres://dilo:hunter2-db@${nobody}/dilo`,
  DATA_KEY: key,
  STRIPE_SECRET_KEY: "sk_test_hunter2stripe",
  STRIPE_PRICE_ID: "price_1",
  STRIPE_WEBHOOK_SECRET: "whsec_hunter2stripe",
  STRIPE_API_URL: `http://${nobody}`,
  SMTP_URL: `smtp://dilo:hunter2-mail@${nobody}`,
  MAIL_FROM: "Dilo <dilo@dilo.example>",
  TRANSCRIBER_URL: `http://${nobody}/v1`,
  TRANSCRIBER_KEY: "hunter2-hear",
  SPEECH_URL: `http://${nobody}/v1`,
  SPEECH_KEY: "hunter2-speak",
  OFFICIAL_FORMS_DIR: "/nowhere-hunter2",
};

test("every service that cannot be reached is named with its reason, and no secret is told", async () => {
  const { code, text } = await ops("check", secrets);
  expect(code).toBe(1);
  for (const service of ["store", "payments", "mail", "speaking", "hearing", "forms"]) {
    expect(text).toMatch(new RegExp(`^ {2}${service} .*failed`, "m"));
  }
  expect(text).toContain("nothing listens there");
  expect(text).not.toContain("hunter2");
  expect(text).not.toContain(key);
});

test("what is embedded is in order, and nothing is written", async () => {
  const { code, text } = await ops("check");
  expect(text).toMatch(/^ {2}store +embedded/m);
  expect(text).not.toContain("failed");
  expect(code).toBe(0);
  expect(await readdir(dataDir)).toEqual([]);
});

test("half a setting is one sentence, and an unknown command says which there are", async () => {
  expect(await ops("check", { SMTP_URL: "smtp://x" })).toMatchObject({
    code: 1,
    text: expect.stringContaining("MAIL_FROM"),
  });
  expect(await ops("chek")).toMatchObject({ code: 2, text: expect.stringContaining("copy-store") });
});

test("an error of ours is told by class, code and place, never by its words", async () => {
  const cause = Object.assign(new Error("Key (name)=(Rosa Ficticia) exists."), { code: "23505" });
  const failing = [new DrizzleQueryError("insert into answers", ["Rosa Ficticia"], cause)];
  let text = "";
  const write = (more: string) => {
    const error = failing.pop();
    if (error !== undefined) throw error;
    text += more;
  };
  expect(await runOps([], { env: {}, migrations, write })).toBe(1);
  expect(text).not.toContain("Rosa");
  expect(JSON.parse(text)).toMatchObject([{ name: "DrizzleQueryError" }, { name: "Error", code: "23505" }]);
});

test("a copy says what it needs", async () => {
  expect((await ops("copy-store")).text).toContain("Set DATABASE_URL to the empty database, and DATA_KEY");
  const asked = await ops("copy-store", { DATABASE_URL: secrets.DATABASE_URL, DATA_KEY: key });
  expect(asked).toEqual({ code: 1, text: `There is no embedded store in ${dataDir}. Set DATA_DIR.\n` });
});

describeOnPostgres("the operator's commands on a PostgreSQL server", (postgres) => {
  test("a database that answers is in order", async () => {
    const { code, text } = await ops("check", { DATABASE_URL: postgres.server().url, DATA_KEY: key });
    expect(text).toMatch(/^ {2}store +PostgreSQL +ok +answers a query/m);
    expect(code).toBe(0);
  });

  test("an embedded store moves with its key, and not with another one", async () => {
    const embedded = await openPglite({ dataDir, migrations, begin: await emptyDatabase() });
    const at = new Date("2026-11-20T12:00:00Z");
    const order = { id: "o", provider: "embedded", livemode: false, sessionId: "s", browserHash: "h" };
    await embedded.db.insert(orders).values({ ...order, createdAt: at, expiresAt: at });
    await checkDataKey(embedded.db, openVault(Buffer.from(key, "base64")));
    await embedded.close();
    const target = { DATABASE_URL: postgres.server().url };
    const wrong = await ops("copy-store", { ...target, DATA_KEY: Buffer.alloc(32, 6).toString("base64") });
    expect(wrong).toMatchObject({ code: 1, text: expect.stringContaining("The data key does not open") });
    await postgres.emptyStore();
    const copied = await ops("copy-store", { ...target, DATA_KEY: key });
    expect(copied.text).toMatch(/^ {2}orders +1$/m);
    expect(copied).toMatchObject({ code: 0, text: expect.stringContaining("Copied.") });
  });
});
