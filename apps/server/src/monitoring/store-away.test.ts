import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnPostgres } from "../store/postgres/testing-postgres.ts";
import { openPostgres } from "../store/postgres/via-postgres.ts";
import { migrations } from "../store/testing.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";

const token = "a-token-of-the-operator-alone";
const authorization = `Bearer ${token}`;

describeOnPostgres("while PostgreSQL is away", (postgres) => {
  let server: TestServer;
  beforeAll(async () => {
    const store = await openPostgres({ url: postgres.server().url, poolSize: 3, migrations });
    server = await openTestServer({ store, env: { OPS_TOKEN: token, OPS_PORT: "9464" } });
  });
  afterAll(async () => {
    await server.monitoring?.close();
    await server.close();
  });

  const look = async (url: string, remoteAddress = "203.0.113.9", headers = { authorization }) => {
    const answer = await server.http.inject({ url, headers, remoteAddress });
    return { status: answer.statusCode, body: answer.body };
  };

  test.each(["crashed", "frozen"] as const)(
    "and %s, the operator sees what this process knows, and that it is away",
    async (how) => {
      expect((await look("/metrics")).body).toContain("dilo_store_up 1");
      expect((await look("/metrics")).body).toMatch(/^dilo_retention_lag_seconds 0$/m);
      if (how === "crashed") await postgres.server().crash();
      else postgres.server().freeze();
      try {
        // Without an end of its own a look would last as long as the database is away: longer than this test.
        // From an address that has shown the token before, and from one that has not.
        for (const [at, address] of [...["203.0.113.9", `198.51.100.${how.length}`].entries()]) {
          const metrics = await look("/metrics", address);
          expect([at, metrics.status]).toEqual([at, 200]);
          expect(metrics.body).toContain("dilo_store_up 0");
          expect(metrics.body).toContain("dilo_calls_live 0");
          expect(metrics.body).toMatch(/^process_resident_memory_bytes \d+/m);
          // An old figure would say that all is well.
          expect(metrics.body).not.toMatch(/^dilo_(retention_lag_seconds|jobs|orders)[ {]/m);
        }
        const page = await look("/ops");
        expect(page.status).toBe(200);
        expect(page.body).toContain("Somebody should look");
        expect(page.body).toContain("The store does not answer");
        expect(page.body).toContain("<dt>Letters waiting</dt><dd>not known</dd>");
        expect(page.body).not.toContain("<h2>Payments</h2>");
        const wrong = { authorization: "Bearer wrong" };
        const tried = await Promise.all(
          Array.from({ length: 35 }, () => look("/metrics", `192.0.2.${how.length}`, wrong)),
        );
        expect(tried.filter(({ status }) => status === 401)).toHaveLength(30);
        expect(tried.filter(({ status }) => status === 429)).toHaveLength(5);
      } finally {
        if (how === "crashed") await postgres.server().restart();
        else postgres.server().thaw();
      }
      await expect.poll(async () => (await look("/metrics")).body, { timeout: 10_000 }).toContain("dilo_store_up 1");
      expect((await look("/ops")).body).toContain("<h2>Payments</h2>");
    },
    60_000,
  );
});
