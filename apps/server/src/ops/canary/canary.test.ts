import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@dilo/testing/free-port";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { orders, savedForms } from "../../store/schema.ts";
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

test("a server that works is gone through whole, and nothing stays but the test order", async () => {
  const { code, text } = await canary();
  expect(text).toMatch(/health .*ok[\s\S]*form .*ok[\s\S]*PDF .*ok[\s\S]*letter .*ok[\s\S]*erasure .*ok/);
  expect(text).toContain("The whole journey works.");
  expect(code).toBe(0);
  // It has left its call.
  expect(server.logged()).toContain("room-joined");
  await vi.waitFor(() => expect(server.services.platform?.activeCalls()).toBe(0));
  const { db } = server.services.store;
  expect(await db.$count(savedForms)).toBe(0);
  expect((await db.select().from(orders)).map(({ id }) => id.split("_")[0])).toEqual(["canary"]);
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
