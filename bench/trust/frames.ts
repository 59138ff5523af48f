// Odd WebSocket frames at the rooms of a built server: the only sockets it has, with and without the server's name in the path.

import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import { openOddFrames } from "../../apps/server/src/testing/odd/odd-frames.ts";
import type { Figure } from "../figures.ts";
import { beginCall, payByOperator, untilAnswered } from "./people.ts";
import { openAlone } from "./servers.ts";

const seed = 20_261_122;
const lanes = 8;
const token = "a-private-token-of-the-bench-alone";
const join = { type: "join", version: 1, abilities: { recognition: false, speech: false } };
/** So many frames go through one socket at most: then another is opened. */
const framesPerRoom = 30;
/** A call is entered so often, each time as somebody who comes back: the last time there is no such room. */
const visitsPerCall = 8;
/** A room whose page is gone is closed within this time. Milliseconds. */
const hangMs = 20_000;

/** Sends odd frames until there were so many. */
export async function frames(count: number): Promise<readonly Figure[]> {
  const server = await openAlone({
    PLATFORM_PRIVATE_TOKEN: token,
    PLATFORM_PUBLIC_TOKEN: `${token}-public`,
    SERVER_NAME: "a",
  });
  const odd = openOddFrames(seed);
  const wrong: Map<string, number> = new Map();
  /** How rooms ended, by their close code. */
  const endings: Map<number, number> = new Map();
  let sent = 0;
  let rooms = 0;

  const note = (what: string) => wrong.set(what, (wrong.get(what) ?? 0) + 1);

  async function lane() {
    while (sent < count && server.isRunning()) {
      const { id, url } = await newCall();
      for (let visit = 0; visit < visitsPerCall && sent < count && server.isRunning(); visit += 1) {
        rooms += 1;
        await inRoom(pathOf(url, visit)).catch((error) => note(String(error)));
      }
      await server.send("DELETE", `/platform/call/${id}`, { headers: { authorization: `Bearer ${token}` } });
    }
  }

  async function newCall() {
    const answer = await server.send("POST", "/platform/call/web", {
      headers: { authorization: `Bearer ${token}` },
      body: { assistant: { firstMessage: "Hola." } },
    });
    if (answer.status >= 300) throw new Error(`no call: ${answer.status} ${answer.body}`);
    const { id, webCallUrl } = JSON.parse(answer.body);
    return { id, url: webCallUrl };
  }

  /** Now and then there is no such room; every second path has no name of the server in it. */
  function pathOf(webCallUrl: string, visit: number) {
    const url = new URL(webCallUrl);
    if (visit === visitsPerCall - 1) return new URL(`/platform/room/a/nothing?t=${visit}`, url);
    if (visit % 2 === 0) url.pathname = url.pathname.replace("/room/a/", "/room/");
    return url;
  }

  async function inRoom({ hostname, port, pathname, search }: URL) {
    const socket = connect(Number(port), hostname.replace("localhost", "127.0.0.1"));
    const closed: Promise<void> = new Promise((resolve) => {
      socket.on("close", () => resolve());
    });
    let last = Buffer.alloc(0);
    socket.on("data", (data) => {
      last = Buffer.concat([last, data]).subarray(-200);
    });
    socket.on("error", () => {});
    const head = [
      ...[`GET ${pathname}${search} HTTP/1.1`, `Host: ${new URL(server.origin).host}`, "Connection: Upgrade"],
      ...["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""],
    ];
    socket.write(head.join("\r\n"));
    await Promise.race([once(socket, "data"), closed]);
    // Some come without joining.
    if (rooms % 5 !== 0) socket.write(masked(Buffer.from(JSON.stringify(join))));
    for (let place = 0; place < framesPerRoom && sent < count && !socket.destroyed && socket.writable; place += 1) {
      socket.write(odd.next());
      sent += 1;
      if (place % 5 === 0) await wait(5);
    }
    const late = setTimeout(() => {
      note("a room hangs");
      socket.destroy();
    }, hangMs);
    socket.end();
    await closed;
    clearTimeout(late);
    const code = closeCodeIn(last);
    endings.set(code, (endings.get(code) ?? 0) + 1);
  }

  /** After all of it a call is as good as before. */
  async function goodCall() {
    const sender = untilAnswered(server);
    const url = await beginCall(sender, await payByOperator(sender));
    const socket = new WebSocket(url, { origin: server.origin });
    await once(socket, "open");
    socket.send(JSON.stringify(join));
    const [message] = await once(socket, "message");
    if (JSON.parse(String(message)).type !== "joined") note("no call after it");
    socket.send(JSON.stringify({ type: "leave" }));
    await once(socket, "close");
  }

  const startedAt = performance.now();
  await Promise.all(Array.from({ length: lanes }, lane));
  if (server.isRunning()) await goodCall();
  else note("the server ended");
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const errors = server.lines.filter((line) => line.includes('"level":"error"'));
  for (const line of errors) note(`logged: ${line.replace(/"(time|requestId|callId)":"[^"]*",?/g, "")}`);
  const codes = [...endings].sort(([one], [other]) => one - other).map(([code, times]) => `${code}: ${times}`);
  const bad = [...wrong.values()].reduce((sum, times) => sum + times, 0);
  console.log(`  closed with ${codes.join(", ")}`);
  for (const [what, times] of wrong) console.log(`  ${times} x ${what}`);
  await server.stop();
  const today = `${bad} of ${sent} in ${rooms} rooms, ${seconds} s`;
  return [{ what: "odd WebSocket frames that crash, hang, or spoil a room", today, goal: "0", isMet: bad === 0 }];
}

/** A short text as a frame of a client. */
function masked(payload: Buffer) {
  const length =
    payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.of(0x81, ...length), Buffer.alloc(4), payload]);
}

/** The code of the close frame that came last; 0 when none came. */
function closeCodeIn(bytes: Buffer) {
  for (let at = bytes.length - 4; at >= 0; at -= 1) {
    if (bytes[at] === 0x88 && bytes[at + 1] === bytes.length - at - 2) return bytes.readUInt16BE(at + 2);
  }
  return 0;
}
