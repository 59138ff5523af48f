import { rename, rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestServer, sharedTestServer } from "../testing/test-server.ts";

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

test("while the folder of the keys is away it is not ready, nothing is taken for gone, and then all is there", async () => {
  const server = await openTestServer();
  const person = server.browser();
  await person.enter();
  const body = { formType: "N-400", said: "Rosa Ficticia", heardAt: "2026-11-20T11:00:00Z" };
  expect((await person.send("PUT", "/draft/answers/nombre_completo", { body })).statusCode).toBe(204);
  const { keyDir } = server.config;
  await rename(keyDir, `${keyDir}.away`);
  expect((await server.http.inject("/readyz")).statusCode).toBe(503);
  const read = await person.send("GET", "/draft");
  expect([read.statusCode, read.json().code]).toEqual([503, "store-away"]);
  const put = await person.send("PUT", "/draft/answers/telefono", { body: { ...body, said: "tres" } });
  expect(put.statusCode).toBe(503);
  expect((await person.send("DELETE", "/my-data")).statusCode).toBe(503);
  // Writing makes the folder again, without the master key: it still counts as away.
  await rm(keyDir, { recursive: true, force: true });
  await rename(`${keyDir}.away`, keyDir);
  expect((await server.http.inject("/readyz")).statusCode).toBe(200);
  const { draft } = (await person.send("GET", "/draft")).json();
  expect(Object.keys(draft.answers)).toEqual(["nombre_completo"]);
  await server.close();
});

test("a server that is told to stop is not ready, keeps no connection, and begins no call", async () => {
  const server = await openTestServer();
  const person = server.browser();
  await person.enter();
  const token = (await person.send("POST", "/api/voice-token")).json().token as string;
  server.draining.begin();
  await server.services.platform?.drain(1000);
  const unready = await server.http.inject("/readyz");
  expect([unready.statusCode, unready.json()]).toEqual([503, { status: "not-ready", server: "stopping" }]);
  expect(Number(unready.headers["retry-after"])).toBeGreaterThan(0);
  // What is under way goes on.
  const draft = await person.send("GET", "/draft");
  expect([draft.statusCode, draft.headers.connection]).toEqual([200, "close"]);
  const call = await person.send("POST", "/platform/call/web", {
    body: { assistant: { name: "Dilo", firstMessage: "Hola." } },
    headers: { authorization: `Bearer ${token}` },
  });
  expect([call.statusCode, call.json().code]).toEqual([503, "not-available"]);
  expect(Number(call.headers["retry-after"])).toBeGreaterThan(0);
  await server.close();
});
