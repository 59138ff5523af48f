import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../settings/config.ts";
import { orders } from "../store/schema.ts";
import { openTestServer, sharedTestServer, type TestServer } from "../testing/test-server.ts";

const token = "a-token-of-the-operator-alone";
const deploy = join(import.meta.dirname, "../../../../deploy/monitoring");
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ env: { OPS_TOKEN: token, OPS_PORT: "9464" } });
});
afterAll(async () => {
  await server.monitoring?.close();
  await server.close();
});

const look = (url: string, headers: Record<string, string> = {}) => server.browser().send("GET", url, { headers });
const bearer = { authorization: `Bearer ${token}` };
const basic = { authorization: `Basic ${Buffer.from(`me:${token}`).toString("base64")}` };

test("without a setting nobody may look", async () => {
  const browser = (await sharedTestServer()).browser();
  for (const url of ["/metrics", "/ops"]) expect((await browser.send("GET", url)).statusCode).toBe(404);
});

test("only whoever has the token may look, a browser as with a password", async () => {
  for (const url of ["/metrics", "/ops", "/ops/page.css"]) {
    for (const headers of [{}, { authorization: "Bearer wrong" }, { authorization: "Basic bWU6d3Jvbmc=" }]) {
      const answer = await look(url, headers);
      expect(answer).toMatchObject({ statusCode: 401, headers: { "www-authenticate": /^Basic / } });
      expect(answer.json().code).toBe("no-ops-token");
    }
    for (const headers of [bearer, basic]) expect((await look(url, headers)).statusCode).toBe(200);
  }
});

test("wrong tokens are counted by address, and nobody gets in by trying", async () => {
  const from = (remoteAddress: string, authorization: string) =>
    server.http.inject({ url: "/metrics", headers: { authorization }, remoteAddress });
  const tried = await Promise.all(Array.from({ length: 35 }, (_, at) => from("203.0.113.9", `Bearer wrong-${at}`)));
  expect(tried.filter(({ statusCode }) => statusCode === 401)).toHaveLength(30);
  const right = await from("203.0.113.9", bearer.authorization);
  expect(right).toMatchObject({ statusCode: 429, headers: { "retry-after": "60" } });
  expect((await from("203.0.113.10", bearer.authorization)).statusCode).toBe(200);
  server.clock.advance(60_000);
  expect((await from("203.0.113.9", bearer.authorization)).statusCode).toBe(200);
});

test("on its own port this machine may look without, and under no name of others", async () => {
  const at = async (host: string) =>
    (await server.monitoring?.inject({ url: "/metrics", headers: { host } }))?.statusCode;
  expect(await at("127.0.0.1:9464")).toBe(200);
  expect(await at("localhost:9464")).toBe(200);
  expect(await at("dilo.example:9464")).toBe(404);
});

test.each([
  [{ OPS_TOKEN: "short" }, "OPS_TOKEN"],
  [{ OPS_PORT: "70000" }, "OPS_PORT"],
])("refuses a setting that would let others look: %o", (env, name) => {
  expect(() => readConfig(env)).toThrow(name);
});

test("what was done is counted and shown, and nothing of what people said", async () => {
  const browser = server.browser();
  const sessionId = await browser.enter();
  const data = { nombre_completo: "Canaria Secreta Peña" };
  const saved = await browser.send("POST", "/submit-form", { body: { formType: "N-400", data } });
  const { id } = saved.json();
  await browser.send("POST", "/email-form", { body: { id, email: "canaria.secreta@example.test", includePDF: false } });
  server.services.log({ level: "info", event: "turn-answered", callId: "1", stagesMs: { silence: 300, total: 700 } });
  server.services.log({ level: "error", event: "job-dead", kind: "mail" });

  const metrics = (await look("/metrics", bearer)).body;
  expect(metrics).toContain('dilo_request_duration_seconds_count{route="/submit-form",status="2xx"} 1');
  expect(metrics).toContain('dilo_turn_duration_seconds_bucket{le="0.8",stage="total"} 1');
  expect(metrics).toContain('dilo_job_attempts_total{kind="mail",outcome="dead"} 1');
  expect(metrics).toContain('dilo_jobs{kind="mail",state="done"} 1');
  expect(metrics).toContain('dilo_orders{state="paid"} 1');
  const page = await look("/ops", basic);
  expect(page.headers["content-security-policy"]).toContain("style-src 'self'");
  expect(page.body).not.toMatch(/style="|<style|<script/);
  expect(page.body).toMatch(/All is well[\s\S]*median 700 ms/);
  for (const text of [metrics, page.body]) {
    expect(text).not.toMatch(/canaria|secreta|peña/i);
    for (const private_ of [id, sessionId]) expect(text).not.toContain(private_);
  }
});

test("an order that somebody paid is not removed as a test order is", async () => {
  const browser = server.browser();
  await browser.enter();
  const count = await server.services.store.db.$count(orders);
  expect((await browser.send("DELETE", "/ops/test-order", { headers: bearer })).statusCode).toBe(404);
  expect((await server.browser().send("DELETE", "/ops/test-order", { headers: bearer })).statusCode).toBe(401);
  expect(await server.services.store.db.$count(orders)).toBe(count);
});

test("the page says when deletion is late and a letter was given up", async () => {
  const { db } = server.services.store;
  await db.execute("update jobs set state = 'dead', last_error = 'mail-refused' where kind = 'mail'");
  server.clock.advance(75 * 3_600_000);
  const { body } = await look("/ops", basic);
  expect(body).toMatch(/Somebody should look/);
  expect(body).toMatch(/Deletion is more than an hour late/);
  expect(body).toMatch(/1 jobs were given up by our fault[\s\S]*mail-refused/);
});

test("the dashboard and the alert rules ask for nothing that is not measured", async () => {
  const text = (await look("/metrics", bearer)).body;
  const known = new Set([...text.matchAll(/^# TYPE (\w+) (\w+)/gm)].map(([, name = ""]) => name));
  const asked = ["grafana-dashboard.json", "alerts.yml"]
    .flatMap((name) => [...readFileSync(join(deploy, name), "utf8").matchAll(/\b(dilo_\w+|nodejs_\w+|process_\w+)/g)])
    .map(([name]) => name.replace(/_(bucket|count|sum)$/, ""));
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});
