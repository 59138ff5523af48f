import { type FakeStripe, startFakeStripe } from "@dilo/testing/fake-stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { latestRefunds } from "../monitoring/store-figures.ts";
import { describeOnPostgres } from "../store/postgres/testing-postgres.ts";
import { orders, paymentNotices } from "../store/schema.ts";
import { type Browser, openTestServer, type TestServer } from "../testing/test-server.ts";
import { dataKey } from "./stripe/testing-stripe.ts";

const rounds = Array.from({ length: 6 }, (_, index) => index);

describeOnPostgres("at the same moment on two servers", (postgres) => {
  let fake: FakeStripe;
  let servers: [TestServer, TestServer];
  let person: Browser;
  beforeEach(async () => {
    fake = await startFakeStripe({ now: () => servers[0].clock() });
    const env = { ...fake.env, DATA_KEY: dataKey };
    const store = await postgres.emptyStore();
    const first = await openTestServer({ env, store });
    servers = [first, await openTestServer({ env: { ...env, KEY_DIR: first.config.keyDir }, store })];
    person = servers[0].browser();
  });
  afterEach(async () => {
    for (const server of servers) await server.close();
    await fake.close();
  });

  test("six tabs that begin are led to one page, and whatever else was begun is ended", async () => {
    const first = await person.checkout();
    for (const { clock } of servers) clock.advance(23.5 * 3_600_000);
    const elsewhere = servers[1].browser();
    for (const [name, value] of person.cookies) elsewhere.cookies.set(name, value);
    const pages = await Promise.all(rounds.map((round) => (round % 2 === 0 ? person : elsewhere).checkout()));
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).not.toBe(first);
    const open = [...fake.sessions.values()].filter(({ status }) => status === "open");
    expect(open).toMatchObject([{ url: pages[0] }]);
  });

  test("notices of refunds that come at once leave the whole sum", async () => {
    const sessionId = new URL(await person.checkout()).pathname.split("/").at(-1) ?? "";
    await fake.pay(sessionId);
    const sums = [300, 999, 600, 300, 999, 600];
    const answers = await Promise.all(
      sums.map((sum, at) => {
        const { body, headers } = fake.signed(fake.refund(sessionId, sum));
        const notice = { method: "POST", url: "/api/stripe-webhook", payload: body, headers } as const;
        return servers[at % 2 === 0 ? 0 : 1].http.inject(notice);
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(sums.map(() => 200));
    expect(await latestRefunds(servers[0].services.store.db)).toMatchObject([{ cents: 999 }]);
  });

  test("a notice and the page that comes back note the order once, and lead nobody to pay again", async () => {
    const { db } = servers[0].services.store;
    const sessionId = new URL(await person.checkout()).pathname.split("/").at(-1) ?? "";
    const { body, headers } = fake.signed(await fake.pay(sessionId));
    const notice = { method: "POST", url: "/api/stripe-webhook", payload: body, headers } as const;
    const answers = await Promise.all(
      rounds.flatMap((round) => [
        servers[round % 2 === 0 ? 0 : 1].http.inject(notice).then((answer) => answer.json()),
        person.send("POST", "/api/verify-payment", { body: { sessionId } }).then((answer) => answer.json()),
        person.checkout(),
      ]),
    );
    const goesOn = `http://localhost:3000/form?session_id=${sessionId}`;
    expect(answers).toEqual(rounds.flatMap(() => [{ received: true }, { verified: true }, goesOn]));
    const noted = servers.map((server) => server.logged()).join("");
    expect(noted.split('"event":"order-paid"')).toHaveLength(2);
    const kept = await db.select().from(orders);
    expect(kept).toMatchObject([{ sessionId, paidAt: servers[0].clock() }]);
    expect(await db.select().from(paymentNotices)).toHaveLength(1);
    expect((await person.send("GET", "/draft")).statusCode).toBe(200);
  });
});
