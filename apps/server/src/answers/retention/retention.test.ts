import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { type Browser, type SharedServer, sharedTestServer } from "../../testing/test-server.ts";
import { scheduleRetention } from "./retention.ts";

const hourMs = 3_600_000;
const tables = [
  ...["forms", "answers", "mails", "drafts", "draft_answers", "capabilities", "embedded_checkouts"],
  ...["consents", "resume_codes", "tries"],
];

let server: SharedServer;
let browser: Browser;
beforeEach(async () => {
  server = await sharedTestServer();
  browser = server.browser();
  await browser.enter();
  await scheduleRetention(server.services.store.db, server.clock, 0);
});

async function count(table: string): Promise<number> {
  const { rows } = (await server.services.store.db.execute(
    sql.raw(`select count(*)::int as n from ${table}`),
  )) as unknown as {
    rows: { n: number }[];
  };
  return rows[0]?.n ?? -1;
}

test("everything a person said, and everything made of it, is deleted when its time is over", async () => {
  const body = { formType: "N-400", said: "Rosa Ficticia", heardAt: "2026-11-20T11:00:00Z" };
  await browser.send("PUT", "/draft/answers/nombre_completo", { body });
  const form = { formType: "N-400", data: { nombre_completo: "Rosa Ficticia" } };
  const { id } = (await browser.send("POST", "/submit-form", { body: form })).json();
  await browser.send("POST", "/email-form", { body: { id, email: "rosa@example.test" } });
  const outbox = join(server.dataDir, "outbox");
  const heardAt = "2026-11-20T11:00:00Z";
  const consent = { textVersion: "1", shownAt: heardAt, agreedAt: heardAt, language: "es", mode: "voice" };
  await browser.send("POST", "/api/consent", { body: consent });
  await browser.send("POST", "/api/resume-code");
  await browser.send("POST", "/api/resume", { body: { code: "123 456 789 012 345" } });
  for (const table of tables) expect([table, await count(table)]).not.toEqual([table, 0]);

  server.clock.advance(72 * hourMs - 1);
  await server.worker.runDue();
  expect(await count("forms")).toBe(1);
  expect(await readdir(outbox)).toHaveLength(1);

  server.clock.advance(hourMs);
  await server.worker.runDue();
  for (const table of tables) expect([table, await count(table)]).toEqual([table, 0]);
  expect(await readdir(outbox)).toEqual([]);
  expect(await count("jobs where kind = 'mail'")).toBe(0);
});

test("a payment whose time is over stays while a cookie or a code leads to it", async () => {
  const { db } = server.services.store;
  await browser.send("POST", "/api/resume-code");
  await db.execute(sql`update orders set expires_at = now() - interval '100 years'`);
  await server.worker.runDue();
  expect(await count("orders")).toBe(1);
  await db.execute(sql`delete from capabilities`);
  server.clock.advance(hourMs);
  await server.worker.runDue();
  expect(await count("orders")).toBe(1);
  server.clock.advance(72 * hourMs);
  await server.worker.runDue();
  expect(await count("orders")).toBe(0);
});

test("a letter left behind by a form long gone is deleted by its age", async () => {
  const outbox = join(server.dataDir, "outbox");
  await mkdir(outbox);
  const old = join(outbox, "form_gone.job.letter");
  await writeFile(old, "");
  await utimes(old, server.clock(), new Date(server.clock().getTime() - 73 * hourMs));
  await server.worker.runDue();
  expect(await readdir(outbox)).toEqual([]);
});

test("it runs every hour, and a restart does not make it run twice", async () => {
  const { db } = server.services.store;
  for (let hour = 0; hour < 5; hour += 1) {
    await server.worker.runDue();
    await scheduleRetention(db, server.clock, 0);
    await server.worker.runDue();
    expect(await count("jobs where kind = 'retention' and state = 'waiting'")).toBe(1);
    server.clock.advance(hourMs);
  }
  server.clock.advance(24 * hourMs);
  await server.worker.runDue();
  expect(await count("jobs where kind = 'retention'")).toBeLessThan(4);
});

test("the server calls itself not ready when deletion is more than an hour late", async () => {
  const form = { formType: "N-400", data: {} };
  await browser.send("POST", "/submit-form", { body: form });
  expect((await browser.send("GET", "/readyz")).json()).toEqual({
    ...{ status: "ready", store: "ok", retention: "ok" },
    jobs: { dead: 0, failing: 0 },
    officialForms: {
      "N-400": expect.objectContaining({ knownEdition: "01/20/25", warnings: [] }),
      "I-130": expect.objectContaining({ knownEdition: "04/01/24", warnings: [] }),
    },
  });
  server.clock.advance(73 * hourMs + 1);
  const late = await browser.send("GET", "/readyz");
  expect(late.statusCode).toBe(503);
  expect(late.json()).toMatchObject({ status: "not-ready", store: "ok", retention: "late", jobs: { dead: 0 } });
  await server.worker.runDue();
  expect((await browser.send("GET", "/readyz")).statusCode).toBe(200);
});
