import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sharedTestServer } from "../testing/test-server.ts";

test("a store that reads and cannot write makes the server not ready, until it can", async () => {
  const server = await sharedTestServer();
  const { db } = server.services.store;
  const ready = () => server.http.inject("/readyz");
  expect((await ready()).statusCode).toBe(200);
  await db.execute(sql`set default_transaction_read_only = on`);
  try {
    const refused = await ready();
    expect([refused.statusCode, refused.json()]).toEqual([503, { status: "not-ready", store: "not-usable" }]);
    expect((await server.http.inject("/healthz")).statusCode).toBe(200);
  } finally {
    await db.execute(sql`set default_transaction_read_only = off`);
  }
  expect((await ready()).statusCode).toBe(200);
});
