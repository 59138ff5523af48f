import { DrizzleQueryError } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ServerError } from "../server-error.ts";
import { type Browser, openTestServer, type TestServer } from "../testing/test-server.ts";
import { describeOnPostgres } from "./postgres/testing-postgres.ts";
import { openPostgres } from "./postgres/via-postgres.ts";
import { isStoreUnavailable } from "./store-unavailable.ts";
import { migrations } from "./testing.ts";

const heardAt = "2026-11-20T11:00:00.000Z";

describeOnPostgres("a database that goes away while the server runs", (postgres) => {
  let server: TestServer;
  let person: Browser;
  const broken: Error[] = [];
  beforeAll(async () => {
    const { url } = postgres.server();
    const store = await openPostgres({ url, poolSize: 3, migrations, onBroken: (error) => broken.push(error) });
    server = await openTestServer({ store });
    person = server.browser();
    await person.enter();
  });
  afterAll(() => server.close());

  const keep = (field: string, said: string) =>
    person.send("PUT", `/draft/answers/${field}`, { body: { formType: "N-400", said, heardAt } });
  const save = (said: string) =>
    person.send("POST", "/submit-form", { body: { formType: "N-400", data: { nombre_completo: said } } });

  test("every answer says so and when to ask again, nothing acknowledged is lost, and nobody restarts anything", async () => {
    const answer = await keep("nombre_completo", "Rosa Ficticia");
    expect(answer.statusCode).toBe(204);
    const { id } = (await save("Rosa Ficticia")).json();

    await postgres.server().crash();
    // A connection that lay idle is heard of, and does not end the process. A call that came first would take it.
    await expect.poll(() => broken.length).toBeGreaterThan(0);
    // More calls than the pool has connections: none may keep its place in it.
    for (let round = 0; round < 4; round += 1) {
      const calls = await Promise.all([
        keep("telefono", "tres cero cinco"),
        save("Rosa Otra"),
        person.send("GET", "/draft"),
        person.send("GET", `/form/${id}`),
        person.send("POST", "/email-form", { body: { id, email: "rosa@example.test" } }),
        person.send("POST", "/api/voice-token"),
        person.send("DELETE", "/my-data"),
      ]);
      for (const call of calls) {
        expect(call.json()).toEqual({
          statusCode: 503,
          code: "store-away",
          message: "The store is away for a moment.",
        });
        expect(call.statusCode).toBe(503);
        expect(Number(call.headers["retry-after"])).toBeGreaterThan(0);
      }
    }
    const unready = await person.send("GET", "/readyz");
    expect([unready.statusCode, unready.json()]).toEqual([503, { status: "not-ready", store: "not-usable" }]);
    expect((await person.send("GET", "/healthz")).statusCode).toBe(200);
    await expect(server.worker.runDue()).rejects.toSatisfy(isStoreUnavailable);

    await postgres.server().restart();
    expect((await person.send("GET", "/readyz")).statusCode).toBe(200);
    const { draft } = (await person.send("GET", "/draft")).json();
    expect(draft.answers).toMatchObject({ nombre_completo: { said: "Rosa Ficticia" } });
    expect((await person.send("GET", `/form/${id}`)).json().data).toEqual({ nombre_completo: "Rosa Ficticia" });
    expect((await keep("telefono", "tres cero cinco")).statusCode).toBe(204);
    const mailed = await person.send("POST", "/email-form", { body: { id, email: "rosa@example.test" } });
    expect(mailed.json()).toMatchObject({ queued: true });
    expect(server.logged()).not.toMatch(/Rosa|tres cero/);
  });
});

test("only what passes by itself counts as away", () => {
  const failed = (cause: object) => new DrizzleQueryError("select", [], Object.assign(new Error("x"), cause));
  expect(isStoreUnavailable(new ServerError("store-unavailable", "x"))).toBe(true);
  for (const code of ["ECONNREFUSED", "57P01", "53300", "08006", "40P01", "57014"]) {
    expect([code, isStoreUnavailable(failed({ code }))]).toEqual([code, true]);
  }
  expect(isStoreUnavailable(failed({ message: "Connection terminated unexpectedly" }))).toBe(true);
  for (const code of ["23505", "42P01", "22001"])
    expect([code, isStoreUnavailable(failed({ code }))]).toEqual([code, false]);
  // The same words from another service are that service's trouble.
  expect(isStoreUnavailable(Object.assign(new Error("connect"), { code: "ECONNREFUSED" }))).toBe(false);
});
