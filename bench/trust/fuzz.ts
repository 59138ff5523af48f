// Odd requests from the catalogue, and odd bytes, at one built server.

import { Agent, request } from "node:http";
import { connect } from "node:net";
import { openOddBytes } from "../../apps/server/src/testing/odd/odd-bytes.ts";
import { OddRequests } from "../../apps/server/src/testing/odd/odd-requests.ts";
import type { Figure } from "../figures.ts";
import { payByOperator, untilAnswered } from "./people.ts";
import { openAlone } from "./servers.ts";

const seed = 20_261_122;
const lanes = 16;
/** Of all requests, those that are bytes and not from the catalogue. */
const byteShare = 0.2;
/** Whoever waits longer for an answer hangs. Milliseconds. */
const hangMs = 45_000;
/** A browser's payment is used for so many requests: people erase, and run into limits. */
const requestsPerPayment = 100;
const token = "a-private-token-of-the-bench-alone";
const publicToken = "a-public-token-of-the-bench-alone";

/**
 * Sends odd requests until there were so many, or Ctrl-C ends it early. Each comes from an address of its own, so that
 * no limit keeps them out.
 */
export async function fuzz(count: number): Promise<readonly Figure[]> {
  const server = await openAlone({
    TRUST_PROXY: "loopback",
    PLATFORM_PRIVATE_TOKEN: token,
    PLATFORM_PUBLIC_TOKEN: publicToken,
  });
  const { hostname, port } = new URL(server.origin.replace("localhost", "127.0.0.1"));
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const sender = untilAnswered(server);
  let cookie = await payByOperator(sender);
  const odd = new OddRequests(seed, { token, publicToken, cookie: () => cookie, origin: server.origin });
  const bytes = openOddBytes(seed);
  const statuses: Map<number, number> = new Map();
  /** What must not happen, by what it happened to. */
  const wrong: Map<string, number> = new Map();
  let sent = 0;
  let slowestMs = 0;
  let isStopped = false;
  process.once("SIGINT", () => {
    isStopped = true;
  });

  const note = (what: string) => wrong.set(what, (wrong.get(what) ?? 0) + 1);

  async function lane() {
    while (!isStopped && sent < count && server.isRunning()) {
      const place = sent;
      sent += 1;
      if (place % Math.ceil(count / 10) === 0) console.error(`fuzz: ${place} of ${count}`);
      if (place % requestsPerPayment === 0) cookie = await payByOperator(sender);
      const startedAt = performance.now();
      if (place % Math.round(1 / byteShare) === 0) await sendBytes();
      else await sendOdd(place);
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    }
  }

  async function sendOdd(place: number) {
    const one = odd.next();
    const headers = {
      "x-forwarded-for": `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`,
      ...one.headers,
    };
    const { status, body } = await exchange({ ...one, headers }).catch((error) => ({ status: 0, body: String(error) }));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 0 || status === 500) {
      note(`${one.method} ${one.name}: ${status === 0 ? body : status}`);
      console.error(JSON.stringify(one).slice(0, 2000));
    }
    odd.learn(one, body);
  }

  function exchange({
    method,
    path,
    headers,
    body,
  }: {
    method: string;
    path: string;
    headers: Record<string, string>;
    body?: string;
  }) {
    return new Promise<{ status: number; body: string }>((resolve, reject) => {
      const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
      const asked = request({
        hostname,
        port,
        agent,
        method,
        path,
        headers: { host: new URL(server.origin).host, ...headers, ...length },
      });
      asked.setTimeout(hangMs, () => asked.destroy(new Error("hangs")));
      asked.on("error", reject);
      asked.on("response", (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (part) => {
          if (text.length < 10_000) text += part;
        });
        answer.on("error", reject);
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: text }));
      });
      asked.end(body);
    });
  }

  /** Whatever is sent, the server answers or closes, within its time for a request; our end is closed after the bytes. */
  function sendBytes() {
    return new Promise((resolve: (value?: undefined) => void) => {
      const socket = connect(Number(port), hostname);
      let text = "";
      const late = setTimeout(() => {
        note("bytes: hangs");
        socket.destroy();
      }, hangMs);
      socket.on("data", (part) => {
        text += part.toString("latin1");
      });
      socket.on("error", () => {});
      socket.on("close", () => {
        clearTimeout(late);
        for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
          statuses.set(Number(status), (statuses.get(Number(status)) ?? 0) + 1);
          if (status === "500") note("bytes: 500");
        }
        resolve();
      });
      socket.end(bytes.next());
    });
  }

  const startedAt = performance.now();
  await Promise.all(Array.from({ length: lanes }, lane));
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  agent.destroy();
  if (!server.isRunning()) note("the server ended");
  const heard = server.lines.filter((line) => line.includes('"level":"error"'));
  const codes = [...statuses].sort(([one], [other]) => one - other).map(([status, times]) => `${status}: ${times}`);
  const bad = [...wrong.values()].reduce((sum, times) => sum + times, 0);
  console.log(`  answers: ${codes.join(", ")}`);
  for (const [what, times] of wrong) console.log(`  ${times} x ${what}`);
  for (const line of new Set(heard.map((one) => one.replace(/"(time|requestId)":"[^"]*",?/g, ""))))
    console.log(`  logged: ${line}`);
  await server.stop();
  const today = `${bad} of ${sent} in ${seconds} s, the slowest answer ${Math.round(slowestMs)} ms`;
  return [
    { what: "odd requests and bytes answered with 500, crashing or hanging", today, goal: "0", isMet: bad === 0 },
  ];
}
