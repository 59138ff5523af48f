import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { type Browser, openTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await openTestServer();
  browser = server.browser();
  await browser.enter();
});
afterEach(async () => {
  await server.services.platform?.close();
  await server.close();
});

const token = async () => (await browser.send("POST", "/api/voice-token")).json().token as string;
const begin = (bearer: string, body: unknown = { assistant: { name: "Dilo", firstMessage: "Hola." } }) =>
  browser.send("POST", "/platform/call/web", { body, headers: { authorization: `Bearer ${bearer}` } });

test("a paid browser gets a token, and with it a call", async () => {
  const answer = await begin(await token());
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.json().webCallUrl).toMatch(/^ws:\/\/localhost:3000\/platform\/room\/[\w-]+\?t=/);
});

test("without a payment there is no token, and without a token no call", async () => {
  const stranger = server.browser();
  expect((await stranger.send("POST", "/api/voice-token")).json()).toMatchObject({ statusCode: 401, code: "not-paid" });
  expect((await begin("forged.token")).json()).toMatchObject({ statusCode: 401, code: "no-call-token" });
  const none = await browser.send("POST", "/platform/call/web", { body: {} });
  expect(none.json()).toMatchObject({ statusCode: 401, code: "unauthorized" });
});

test("a token ends after ten minutes", async () => {
  const old = await token();
  server.clock.advance(10 * 60_000);
  expect((await begin(old)).statusCode).toBe(401);
});

test("a payment has twenty calls, not twenty-one, whatever the token", async () => {
  for (let call = 1; call <= 20; call += 1) expect((await begin(await token())).statusCode).toBe(200);
  expect((await begin(await token())).json()).toMatchObject({ statusCode: 429, code: "too-many-calls" });
  expect((await browser.send("POST", "/api/voice-token")).json()).toMatchObject({ callsLeft: 0 });
  const other = server.browser();
  await other.enter();
  const { token: fresh } = (await other.send("POST", "/api/voice-token")).json();
  expect((await begin(fresh)).statusCode).toBe(200);
});

test("a token tells how many calls are left", async () => {
  const left = async () => (await browser.send("POST", "/api/voice-token")).json().callsLeft;
  expect(await left()).toBe(20);
  await begin(await token());
  expect(await left()).toBe(19);
});

test("a body that is no call is refused", async () => {
  expect((await begin(await token(), { assistant: 3 })).json()).toMatchObject({ statusCode: 400, code: "bad-body" });
});

test("the room opens on its socket, for our own page only", async () => {
  const { webCallUrl } = (await begin(await token())).json();
  await server.http.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.http.server.address() as AddressInfo;
  const url = webCallUrl.replace("localhost:3000", `127.0.0.1:${port}`);

  const foreign = new WebSocket(url, { origin: "https://elsewhere.example" });
  const [error] = await once(foreign, "error");
  expect(String(error)).toContain("403");

  const socket = new WebSocket(url, { origin: "http://localhost:3000" });
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "join", version: 1, abilities: { recognition: true, speech: true } }));
  const [message] = await once(socket, "message");
  expect(JSON.parse(String(message))).toMatchObject({ type: "joined" });
  expect((await begin(await token())).json()).toMatchObject({ statusCode: 429, code: "call-under-way" });
  socket.send(JSON.stringify({ type: "recognised", text: "Canaria Secreta", isFinal: true }));
  socket.close();
  await once(socket, "close");
  // A person's call leaves nothing: the platform's rows end with no form.
  for (const table of ["platform_rows where kind = 'call'", "platform_call_messages"]) {
    const found = await server.services.store.db.execute(`select 1 from ${table}`);
    expect(found).toMatchObject({ rows: [] });
  }
  expect(server.logged()).toContain("room-joined");
  expect(server.logged()).not.toContain("?t=");
});

test("of several servers each names itself in its rooms' addresses", async () => {
  const named = await openTestServer({ env: { SERVER_NAME: "b" } });
  const person = named.browser();
  await person.enter();
  const bearer = (await person.send("POST", "/api/voice-token")).json().token as string;
  const body = { assistant: { name: "Dilo", firstMessage: "Hola." } };
  const { id, webCallUrl } = (
    await person.send("POST", "/platform/call/web", { body, headers: { authorization: `Bearer ${bearer}` } })
  ).json();
  expect(new URL(webCallUrl).pathname).toBe(`/platform/room/b/${id}`);
  await named.services.platform?.close();
  await named.close();
});
