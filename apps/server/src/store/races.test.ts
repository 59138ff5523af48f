import { afterEach, beforeEach, expect, test } from "vitest";
import { enqueue } from "../jobs/jobs.ts";
import { storedCallCounter } from "../payments/take-one.ts";
import { type Browser, openTestServer, type TestServer } from "../testing/test-server.ts";
import { describeOnPostgres } from "./postgres/testing-postgres.ts";
import { jobs, orders, savedForms } from "./schema.ts";
import { countInStore } from "./tries/in-store.ts";

const many = Array.from({ length: 12 }, (_, index) => index);
const heardAt = "2026-11-20T11:00:00.000Z";

describeOnPostgres("calls that come at the same moment, over many connections", (postgres) => {
  let server: TestServer;
  let person: Browser;
  beforeEach(async () => {
    server = await openTestServer({ store: await postgres.emptyStore() });
    person = server.browser();
    await person.enter();
  });
  afterEach(() => server.close());

  const put = (field: string, said: string, formType: string) =>
    person.send("PUT", `/draft/answers/${field}`, { body: { formType, said, heardAt } });
  const submit = (said: string) =>
    person.send("POST", "/submit-form", { body: { formType: "N-400", data: { nombre_completo: said } } });

  test("one form saved many times is one form", async () => {
    const saved = await Promise.all(many.map(() => submit("Rosa Ficticia")));
    expect(new Set(saved.map((answer) => answer.json().id)).size).toBe(1);
    expect(await server.services.store.db.select().from(savedForms)).toHaveLength(1);
  });

  test("of many changes to one revision one wins, and the others are told", async () => {
    const { id } = (await submit("Rosa Ficticia")).json();
    const changes = await Promise.all(
      many.map((index) =>
        person.send("PATCH", `/form/${id}`, {
          body: { revision: 1, data: { nombre_completo: `Rosa ${"I".repeat(index + 1)}` } },
        }),
      ),
    );
    const statuses = changes.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(many.length - 1).fill(409)]);
    expect((await person.send("GET", `/form/${id}`)).json().revision).toBe(2);
  });

  test("answers given at once are all kept; of two forms begun at once one is, and the other is told", async () => {
    const fields = ["nombre_completo", "telefono", "fecha_nacimiento", "pais_nacimiento"];
    const kept = await Promise.all(fields.map((field) => put(field, field, "N-400")));
    expect(kept.map(({ statusCode }) => statusCode)).toEqual(fields.map(() => 204));
    const { draft } = (await person.send("GET", "/draft")).json();
    expect(Object.keys(draft.answers).sort()).toEqual([...fields].sort());

    for (let round = 0; round < 6; round += 1) {
      await person.send("DELETE", "/draft");
      const [one, petition, two, between] = await Promise.all([
        put("nombre_completo", "una", "N-400"),
        put("nombre_peticionario", "otra", "I-130"),
        put("telefono", "tres", "N-400"),
        person.send("GET", "/draft"),
      ]);
      const isPetition = petition.statusCode === 204;
      const told = [one, two, petition].map(({ statusCode }) => statusCode);
      expect(told).toEqual(isPetition ? [409, 409, 204] : [204, 204, 409]);
      const { draft: after } = (await person.send("GET", "/draft")).json();
      expect(after.formType).toBe(isPetition ? "I-130" : "N-400");
      expect(Object.keys(after.answers).sort()).toEqual(
        isPetition ? ["nombre_peticionario"] : ["nombre_completo", "telefono"],
      );
      const { draft: meanwhile } = between.json();
      if (meanwhile) expect(Object.keys(after.answers)).toEqual(expect.arrayContaining(Object.keys(meanwhile.answers)));
    }
  });

  test("one letter asked for many times is one job, and no more than five go to one form", async () => {
    const { id } = (await submit("Rosa Ficticia")).json();
    const ask = (email: string) => person.send("POST", "/email-form", { body: { id, email, includePDF: false } });
    const asked = await Promise.all(many.map((index) => ask(`rosa${index}@example.test`)));
    expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(many.length - 5);

    const { db } = server.services.store;
    const job = {
      kind: "mail",
      ref: "x",
      dedupeKey: "same",
      runAt: heard(),
      maxAttempts: 1,
      expiresAt: heard(),
    } as const;
    const ids = await Promise.all(many.map(() => enqueue(db, job)));
    expect(new Set(ids).size).toBe(1);
  });

  test("erasing while answers and forms still come in leaves nothing of what came before", async () => {
    await submit("Rosa Ficticia");
    const statuses = await Promise.all([
      ...many.map((index) => submit(`Rosa ${"I".repeat(index + 1)}`)),
      person.send("DELETE", "/my-data"),
      ...many.map(() => put("telefono", "tres", "N-400")),
    ]);
    expect(statuses.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect((await person.send("DELETE", "/my-data")).statusCode).toBe(200);
    const { db } = server.services.store;
    expect(await db.select().from(savedForms)).toEqual([]);
    expect(await db.select().from(jobs)).toEqual([]);
  });

  test("calls and tries are counted one by one", async () => {
    const { db } = server.services.store;
    const [order] = await db.select().from(orders);
    const counter = storedCallCounter(db);
    const taken = await Promise.all(many.map(() => counter.take(order?.id ?? "", 5)));
    expect(taken.filter(Boolean)).toHaveLength(5);
    const tries = countInStore(db, server.clock);
    const counts = await Promise.all(many.map(() => tries.add("key")));
    expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(many.map((index) => index + 1));
  });
});

const heard = () => new Date(heardAt);
