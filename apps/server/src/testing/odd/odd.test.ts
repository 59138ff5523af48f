import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { openTestServer, type TestServer } from "../test-server.ts";
import { openOddBytes } from "./odd-bytes.ts";
import { openOddFrames } from "./odd-frames.ts";
import { OddRequests } from "./odd-requests.ts";

// `npm run bench:trust -- fuzz frames` does the same at length, with processes of their own.
const seed = 7;
const token = "t".repeat(40);
const publicToken = "p".repeat(40);
const join = JSON.stringify({ type: "join", version: 1, abilities: { recognition: false, speech: false } });

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await openTestServer({
    env: { PLATFORM_PRIVATE_TOKEN: token, PLATFORM_PUBLIC_TOKEN: publicToken, TRUST_PROXY: "loopback" },
  });
  port = Number(new URL(await server.http.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(async () => {
  await server.services.platform?.close();
  await server.close();
});

const failures = () =>
  server
    .logged()
    .split("\n")
    .filter((line) => line.includes('"level":"error"'));

/** Some requests make documents or wait for a model: beside everything else that is slow. Milliseconds. */
const longest = 120_000;

test("no odd request brings an error of the server", { timeout: longest }, async () => {
  const browser = server.browser();
  await browser.enter();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const odd = new OddRequests(seed, { token, publicToken, cookie: () => cookie, origin: "http://localhost:3000" });
  const statuses = new Set<number>();
  // It gets through to what answers, and is refused in more than one way: chance decides when each is met.
  const wanted = [200, 201, 400, 401, 404];
  const isMissing = () => wanted.some((status) => !statuses.has(status));
  for (let count = 0; count < 120 || (count < 400 && isMissing()); count += 1) {
    const one = odd.next();
    const { method, path: url, body: payload } = one;
    const headers = { host: "localhost:3000", "x-forwarded-for": `10.0.${count >> 8}.${count & 255}`, ...one.headers };
    const answer = await server.http.inject({ method: method as "GET", url, headers, ...(payload && { payload }) });
    statuses.add(answer.statusCode);
    odd.learn(one, answer.body.slice(0, 1000));
  }
  expect(failures()).toEqual([]);
  expect([...statuses]).toEqual(expect.arrayContaining(wanted));
});

test("odd bytes are answered or their connection is closed", async () => {
  const odd = openOddBytes(seed);
  const exchanges = Array.from({ length: 100 }, async () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("data", () => {});
    socket.on("error", () => {});
    socket.end(odd.next());
    await new Promise<void>((resolve) => {
      socket.on("close", () => resolve());
    });
  });
  await Promise.all(exchanges);
  expect(failures()).toEqual([]);
});

test("odd frames end their connection at most, and the room takes the next one", async () => {
  const odd = openOddFrames(seed);
  const begun = await server.http.inject({
    ...{ method: "POST", url: "/platform/call/web", payload: { assistant: { firstMessage: "Hola." } } },
    headers: { authorization: `Bearer ${token}`, host: "localhost:3000" },
  });
  const { pathname, search } = new URL(begun.json().webCallUrl);
  for (let visit = 0; visit < 10; visit += 1) await enter(pathname + search, odd);
  expect(failures()).toEqual([]);
  const socket = new WebSocket(`ws://127.0.0.1:${port}${pathname}${search}`, { headers: { host: "localhost:3000" } });
  socket.on("open", () => socket.send(join));
  const answer = await new Promise((resolve) => {
    socket.on("message", (text) => resolve(JSON.parse(String(text))));
  });
  expect(answer).toMatchObject({ type: "joined" });
  socket.terminate();
});

/** Joins a room, sends odd frames as long as it takes them, and waits until the connection is closed. */
async function enter(path: string, odd: ReturnType<typeof openOddFrames>): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: { host: "localhost:3000" } });
  await new Promise<void>((resolve) => {
    socket.on("error", () => {});
    socket.on("upgrade", ({ socket: connection }) => {
      connection.on("error", () => {});
      connection.on("close", () => resolve());
      // Behind what the client itself writes.
      socket.on("open", () => {
        socket.send(join);
        for (let count = 0; count < 30 && connection.writable; count += 1) connection.write(odd.next());
        connection.end();
      });
    });
  });
}
