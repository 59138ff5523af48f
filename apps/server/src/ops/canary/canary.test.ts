import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@dilo/testing/free-port";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migrations } from "../../store/testing.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { runOps } from "../ops.ts";

const OPS_TOKEN = "a-token-of-the-operator-alone";
let server: TestServer;
let env: Record<string, string>;
let site: string;

beforeAll(async () => {
  env = { OPS_TOKEN, PORT: String(await freePort()), OFFICIAL_FORMS_DOWNLOAD: "off" };
  site = await mkdtemp(join(tmpdir(), "dilo-canary-"));
  await writeFile(join(site, "index.html"), "<html>Dilo</html>");
  server = await openTestServer({ env, site });
  await server.http.listen({ port: server.config.port, host: "127.0.0.1" });
});
afterAll(async () => {
  await server.services.platform?.close();
  await server.close();
  await rm(site, { recursive: true });
});
beforeEach(() => server.reset());

async function canary(settings: Record<string, string> = env, where = [`http://127.0.0.1:${env["PORT"]}`]) {
  let text = "";
  const write = (more: string) => {
    text += more;
  };
  const code = await runOps(["canary", ...where], { env: settings, migrations, write });
  return { code, text };
}

/** How many rows each table has. */
async function rowsOf({ db }: TestServer["services"]["store"]) {
  const { rows } = (await db.execute(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  )) as unknown as { rows: { name: string }[] };
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await db.execute(`select count(*)::int as count from "${name}"`);
    counts[name] = (counted as unknown as { rows: { count: number }[] }).rows[0]?.count ?? 0;
  }
  return counts;
}

test("a server that works is gone through whole, and no row of it stays", async () => {
  // What counts by address, and what the operator's token counts, is there from then on.
  await canary();
  await expect.poll(() => server.services.platform?.activeCalls()).toBe(0);
  const before = await rowsOf(server.services.store);
  const { code, text } = await canary();
  expect(text).toMatch(/health .*ok[\s\S]*form .*ok[\s\S]*PDF .*ok[\s\S]*letter .*ok[\s\S]*erasure .*ok/);
  expect(text).toContain("The whole journey works.");
  expect(code).toBe(0);
  // It has left its call.
  expect(server.logged()).toContain("room-joined");
  await expect.poll(() => server.services.platform?.activeCalls()).toBe(0);
  expect(await rowsOf(server.services.store)).toEqual(before);
  expect(before).toMatchObject({ orders: 0, capabilities: 0, forms: 0, drafts: 0, jobs: 0, mails: 0, consents: 0 });
});

test("at the public address it asks nothing that our proxies keep from the outside", async () => {
  expect((await canary(env, [])).code).toBe(0);
  expect(server.logged()).toContain('"route":"/healthz"');
  expect(server.logged()).not.toContain('"route":"/readyz"');
});

test("what breaks is named with its step, and what was stored before is erased", async () => {
  const { db } = server.services.store;
  await db.execute("alter table jobs add constraint no_letters check (kind <> 'mail')");
  const { code, text } = await canary().finally(() => db.execute("alter table jobs drop constraint no_letters"));
  expect(text).toMatch(/PDF .*ok/);
  expect(text).toContain("letter: POST /email-form answers 500 failed.");
  expect(text).toMatch(/erasure .*ok/);
  expect(code).toBe(1);
});

test.each([
  ["without the operator's token", { OPS_TOKEN: "" }, "Set OPS_TOKEN"],
  ["with a wrong one", { OPS_TOKEN: "another-token-of-some-length" }, "test order: POST /ops/test-order answers 401"],
])("%s it says so", async (_what, settings, words) => {
  const { code, text } = await canary({ ...env, ...settings });
  expect(text).toContain(words);
  expect(code).toBe(1);
});

test("nobody else gets a test order", async () => {
  const asked = await server.browser().send("POST", "/ops/test-order", {
    headers: { origin: server.config.publicOrigin },
  });
  expect(asked.statusCode).toBe(401);
  expect(asked.cookies).toEqual([]);
});
