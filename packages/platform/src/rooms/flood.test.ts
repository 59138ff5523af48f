import { once } from "node:events";
import { roomAudio } from "@dilo/api";
import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { openTestPlatform, type TestPlatform } from "../testing/test-platform.ts";

let fixture: TestPlatform;
afterEach(() => fixture.close());

const join = JSON.stringify({ type: "join", version: 1, abilities: { recognition: true, speech: false } });
const heartbeat = JSON.stringify({ type: "ping", at: 1 });

async function enter(): Promise<WebSocket> {
  fixture = await openTestPlatform();
  const { webCallUrl } = await fixture.platform.createWebCall(fixture.token(), { assistant: {} });
  const socket = new WebSocket(webCallUrl);
  await once(socket, "open");
  socket.send(join);
  await once(socket, "message");
  return socket;
}

test.each<[string, (socket: WebSocket) => void]>([
  ["pings", (socket) => socket.ping()],
  ["pongs", (socket) => socket.pong()],
  ["heartbeats", (socket) => socket.send(heartbeat)],
  ["empty messages", (socket) => socket.send("")],
  ["empty frames", (socket) => socket.send(Buffer.alloc(0))],
  ["frames of another size", (socket) => socket.send(Buffer.alloc(roomAudio.frameBytes + 2))],
])("a flood of %s ends the connection, and says why", async (_what, send) => {
  const socket = await enter();
  const closed = once(socket, "close");
  for (let count = 0; count < 2000; count += 1) send(socket);
  expect((await closed)[0]).toBe(1008);
  await expect.poll(() => fixture.log.some(({ event }) => event === "room-lost")).toBe(true);
});

test("a flood of recognised text ends the connection, and what a person says in a minute does not", async () => {
  const socket = await enter();
  const say = (text: string, number: number) =>
    socket.send(JSON.stringify({ type: "recognised", text, isFinal: false, number }));
  const words = "casa blanca verde ".repeat(84);
  for (let count = 1; count <= 100; count += 1) say(words.slice(0, 15 * count), count);
  socket.removeAllListeners("message");
  socket.send(heartbeat);
  const pong = new Promise((resolve) => {
    socket.on("message", (data) => {
      if (String(data).includes("pong")) resolve(undefined);
    });
  });
  await pong;
  expect(socket.readyState).toBe(WebSocket.OPEN);
  const closed = once(socket, "close");
  for (let count = 101; count <= 300; count += 1) say("y ".repeat(1000), count);
  expect((await closed)[0]).toBe(1008);
});

test("a microphone that catches up, a heartbeat and a few pings are no flood", async () => {
  const socket = await enter();
  for (let count = 0; count < 1000; count += 1) socket.send(Buffer.alloc(roomAudio.frameBytes));
  for (let count = 0; count < 100; count += 1) socket.ping();
  socket.removeAllListeners("message");
  socket.send(heartbeat);
  const [answer] = await once(socket, "message");
  expect(JSON.parse(String(answer))).toMatchObject({ type: "pong", at: 1 });
  expect(socket.readyState).toBe(WebSocket.OPEN);
  socket.close();
});
