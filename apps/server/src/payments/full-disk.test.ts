import type { FakeStripe } from "@dilo/testing/fake-stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ServerError } from "../server-error.ts";
import type { WriteProbe } from "../store/room/write-probe.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";
import { openStripeServer } from "./stripe/testing-stripe.ts";

let isFull = false;
const probe: WriteProbe = {
  async check() {
    if (isFull) throw new ServerError("no-room", "The disk is full.");
  },
};

let fake: FakeStripe;
let server: TestServer;
let reset: () => Promise<void>;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ fake, server, reset, close } = await openStripeServer({ probe }));
});
beforeEach(async () => {
  isFull = false;
  await reset();
});
afterAll(() => close());

const idIn = (page: string) => new URL(page).pathname.split("/").at(-1) ?? "";
const statusOf = (page: string) => fake.sessions.get(idIn(page))?.["status"];

test("nobody is sent to a payment page while nothing can be kept, and nothing is begun at the provider", async () => {
  const person = server.browser();
  isFull = true;
  const refused = await person.askForCheckout();
  expect([refused.statusCode, refused.json().code, refused.headers["retry-after"]]).toEqual([503, "no-room", "60"]);
  expect(fake.sessions.size).toBe(0);
  isFull = false;
  expect(statusOf(await person.checkout())).toBe("open");
});

test("who began before the disk filled up finds their page ended, and gets another one when there is room", async () => {
  const [looking, quick] = [server.browser(), server.browser()];
  const page = await looking.checkout();
  const paid = await quick.checkout();
  await fake.pay(idIn(paid));
  isFull = true;
  expect(await server.endCheckouts.look()).toBe(2);
  expect([statusOf(page), statusOf(paid)]).toEqual(["expired", "complete"]);
  expect(await server.endCheckouts.look()).toBe(0);
  expect(server.logged()).toContain('"event":"checkouts-ended","count":2');
  isFull = false;
  expect(await server.endCheckouts.look()).toBe(0);
  const next = await looking.checkout();
  expect([next === page, statusOf(next)]).toEqual([false, "open"]);
  // What was paid before anybody knew is served.
  const answer = await quick.send("POST", "/api/verify-payment", { body: { sessionId: idIn(paid) } });
  expect(answer.json()).toEqual({ verified: true });
});

test("who has paid already goes on to the form, full or not", async () => {
  const person = server.browser();
  const sessionId = idIn(await person.checkout());
  await fake.pay(sessionId);
  await person.comeBack(sessionId);
  isFull = true;
  expect(await person.checkout()).toContain(`/form?session_id=${sessionId}`);
  expect((await person.send("GET", "/draft")).statusCode).toBe(200);
});

test("the test page says that nothing was paid, in a page, and stays to be paid later", async () => {
  const embedded = await openTestServer({ with: { probe } });
  const person = embedded.browser();
  const { pathname } = new URL(await person.checkout());
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const press = (decision: string) => person.send("POST", pathname, { body: `decision=${decision}`, headers: form });
  isFull = true;
  const refused = await press("pay");
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "60"]);
  expect(refused.headers["content-type"]).toContain("text/html");
  expect(refused.body).toContain("No le cobramos nada");
  expect((await embedded.http.inject("/readyz")).json()).toEqual({ status: "not-ready", store: "no-room" });
  isFull = false;
  expect((await press("pay")).headers.location).toContain("/form?session_id=");
  await embedded.close();
});
