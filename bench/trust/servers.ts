// Built servers as the parts of this bench need them: one alone, or two on PostgreSQL behind nginx.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@dilo/testing/free-port";
import { startPostgres } from "@dilo/testing/postgres";
import { startNginx } from "../../apps/server/src/testing/testing-nginx.ts";
import { startServer } from "../../e2e/fixtures/server.ts";

/** As `npm start` begins it, where Node can begin again (scripts/bootstrap.mjs). */
const lean = "--liftoff-only";

export const opsToken = "a-token-of-the-bench-alone-here";

/** A server's settings. */
export type Env = Readonly<Record<string, string>>;

export type Send = (
  method: string,
  path: string,
  options?: { headers?: Record<string, string>; body?: unknown },
) => Promise<{ status: number; headers: Readonly<Record<string, string | string[] | undefined>>; body: string }>;

/**
 * One server in a process of its own, on the embedded store unless its settings name another.
 * @param nodeArgs what Node itself is started with
 */
export async function openAlone(env: Env = {}, nodeArgs: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), "dilo-trust-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const open = () =>
    startServer({
      dataDir: join(folder, "data"),
      env: { PORT: String(port), OPS_TOKEN: opsToken, ...env },
      command: [process.execPath, lean, ...nodeArgs, "apps/server/dist/main.js"],
    });
  let server = await open();
  return {
    origin,
    send: sendTo(origin),
    /** @returns all it has printed since it was started last */
    get lines(): readonly string[] {
      return server.lines;
    },
    get pid(): number {
      return server.pid;
    },
    isRunning: () => isRunning(server.pid),
    async killAndRestart() {
      await server.kill();
      server = await open();
    },
    async stop() {
      if (isRunning(server.pid)) await server.stop({ keepData: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Two servers on one PostgreSQL, behind nginx with the file we ship; without what finds a room's server in it, where they find it themselves. */
export async function openPair(env: Env = {}, { knowsRooms = true }: { readonly knowsRooms?: boolean } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "dilo-trust-"));
  const postgres = await startPostgres();
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  const ports = { a: await freePort(), b: await freePort() };
  const common: Record<string, string> = {
    ...{ DATABASE_URL: postgres.url, DATA_KEY: Buffer.alloc(32, 3).toString("base64"), KEY_DIR: join(folder, "keys") },
    ...{ PUBLIC_ORIGIN: origin, TRUST_PROXY: "loopback", OPS_TOKEN: opsToken, DATABASE_POOL: "8", ...env },
  };
  const peers = Object.entries(ports).map(([name, own]) => `${name}=http://127.0.0.1:${own}`);
  if (!knowsRooms) common["SERVER_PEERS"] = peers.join(",");
  const open = (name: "a" | "b") =>
    startServer({ dataDir: join(folder, name), env: { ...common, PORT: String(ports[name]), SERVER_NAME: name } });
  const servers = { a: await open("a"), b: await open("b") };
  const nginx = await startNginx(ports, port, { knowsRooms });
  return {
    origin,
    send: nginx.send as Send,
    openSocket: nginx.openSocket,
    /** The same for somebody who has another of this machine's addresses: of one the proxy lets fifty requests a second pass. */
    from: (address: string) => ({
      send: ((method, path, options) => nginx.send(method, path, { ...options, from: address })) as Send,
      openSocket: (url: string) => nginx.openSocket(url, address),
    }),
    /** Ends one as a crash does. */
    kill: (name: "a" | "b") => servers[name].kill(),
    /** Tells one to stop. */
    drain: (name: "a" | "b") => servers[name].stop({ keepData: true }),
    async restart(name: "a" | "b") {
      servers[name] = await open(name);
    },
    async stop() {
      await nginx.stop();
      for (const server of Object.values(servers)) {
        if (isRunning(server.pid)) await server.stop({ keepData: true });
      }
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Sends a request to a server without a proxy. */
function sendTo(origin: string): Send {
  return async (method, path, { headers = {}, body } = {}) => {
    const answer = await fetch(origin.replace("localhost", "127.0.0.1") + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
    const cookies = answer.headers.getSetCookie();
    return { status: answer.status, headers: { "set-cookie": cookies }, body: await answer.text() };
  };
}
