// @ts-check
// usage: npm run bench:trust [-- seconds]   two built servers, PostgreSQL and nginx under load: each killed 5 s after the other was back, then they are
// restarted in turn; then one on the embedded store is killed under load. Prints the table of docs/figures.md. Needs nginx and
// PostgreSQL (Debian: nginx-light, postgresql).
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@dilo/testing/free-port";
import { startPostgres, whyNoPostgres } from "@dilo/testing/postgres";
import { ensureBuilt } from "../../scripts/lib/built.mjs";
import { loadSource } from "../../scripts/lib/source.mjs";
import { endUnlessAble, machine } from "../machine.mjs";
import { openWriters } from "./writers.mjs";

const { startServer } = await loadSource("/e2e/fixtures/server.ts");
const { startNginx, whyNoNginx } = await loadSource("/apps/server/src/testing/testing-nginx.ts");

const seconds = Number(process.argv[2] ?? 60);
const writerCount = 16;
const restMs = 5000;
const opsToken = "a-token-of-the-bench-alone-here";

endUnlessAble(whyNoNginx() ?? whyNoPostgres());
await ensureBuilt();
console.log(`${machine()} at the start\n`);
console.log(
  "| what | times | acknowledged | lost | doubled | requests that failed meanwhile |\n|---|--:|--:|--:|--:|--:|",
);
const folder = await mkdtemp(join(tmpdir(), "dilo-trust-"));
let isWell = true;
try {
  await behindNginx();
  await onEmbeddedStore();
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit(isWell ? 0 : 1);

/** Two servers on one database: killed in turn, then told to stop in turn. */
async function behindNginx() {
  const postgres = await startPostgres();
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  const names = ["a", "b"];
  /** @type {Record<string, number>} */
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()])));
  const open = (/** @type {string} */ name) =>
    startServer({
      dataDir: join(folder, name),
      env: {
        ...{
          DATABASE_URL: postgres.url,
          DATA_KEY: Buffer.alloc(32, 3).toString("base64"),
          KEY_DIR: join(folder, "keys"),
        },
        ...{ PUBLIC_ORIGIN: origin, PORT: String(ports[name]), SERVER_NAME: name, TRUST_PROXY: "loopback" },
        ...{ OPS_TOKEN: opsToken, DATABASE_POOL: "8" },
      },
    });
  const servers = new Map();
  for (const name of names) servers.set(name, await open(name));
  const nginx = await startNginx(ports, port);
  const needs = { send: nginx.send, origin, opsToken, count: writerCount };
  const kill = async (/** @type {string} */ name) => servers.get(name).kill();
  const stop = async (/** @type {string} */ name) => servers.get(name).stop({ keepData: true });
  try {
    for (const [what, end] of /** @type {const} */ ([
      ["two servers behind nginx, each killed 5 s after the other was back", kill],
      ["the same, restarted in turn", stop],
    ])) {
      const writers = await openWriters(needs);
      let times = 0;
      for (const until = Date.now() + seconds * 1000; Date.now() < until; times += 1) {
        const name = names[times % 2] ?? "a";
        // From when both are there: a proxy leaves one alone for some seconds after it was away.
        await wait(restMs);
        await end(name);
        servers.set(name, await open(name));
      }
      report(what, times, await writers.end());
    }
  } finally {
    await nginx.stop();
    for (const server of servers.values()) await server.stop({ keepData: true });
    await postgres.stop();
  }
}

async function onEmbeddedStore() {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const open = () =>
    startServer({ dataDir: join(folder, "embedded"), env: { PORT: String(port), OPS_TOKEN: opsToken } });
  let server = await open();
  const writers = await openWriters({ send: sendTo(origin), origin, opsToken, count: writerCount });
  let times = 0;
  for (const until = Date.now() + seconds * 1000; Date.now() < until; times += 1) {
    await wait(500 + 3000 * Math.random());
    await server.kill();
    server = await open();
  }
  report("one server on the embedded store, killed and started again", times, await writers.end());
  await server.stop({ keepData: true });
}

/** @param {string} origin */
function sendTo(origin) {
  return async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {{ headers?: Record<string, string>, body?: unknown }} */ { headers = {}, body } = {},
  ) => {
    const answer = await fetch(origin.replace("localhost", "127.0.0.1") + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const cookies = answer.headers.getSetCookie();
    return { status: answer.status, headers: { "set-cookie": cookies }, body: await answer.text() };
  };
}

/**
 * @param {string} what
 * @param {number} times
 * @param {import("./writers.mjs").Outcome} outcome
 */
function report(what, times, { acknowledged, lost, doubled, failed }) {
  console.log(`| ${what} | ${times} | ${acknowledged} | ${lost} | ${doubled} | ${failed} |`);
  if (lost > 0 || doubled > 0 || acknowledged === 0) isWell = false;
}
