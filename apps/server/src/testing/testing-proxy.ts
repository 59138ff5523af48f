import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:https";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";

/** An answer that came through a proxy. */
export interface ProxiedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface TestProxy {
  readonly origin: string;
  send(method: string, path: string, options?: SendOptions): Promise<ProxiedAnswer>;
  /** @param from of this machine's addresses the one that calls */
  openSocket(url: string, from?: string): WebSocket;
  /** The program's own words. */
  readonly said: () => string;
  stop(): Promise<void>;
}

interface SendOptions {
  /** Of this machine's addresses (127.0.0.0/8) the one that asks. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes go as they are; all else as JSON. */
  readonly body?: unknown;
}

/** Copies a file with the test's own ports and names in it. @throws when nothing was there to change */
export async function copyChanged(from: string, to: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(from, "utf8");
  const after = change(text);
  if (after === text) throw new Error(`${from} is not as the test expects it.`);
  await writeFile(to, after);
}

/**
 * Waits until a proxy's program listens.
 * @param place its folder, which is removed when it stops
 */
export async function proxyOn(
  child: ChildProcess,
  { port, place }: { readonly port: number; readonly place: string },
): Promise<TestProxy> {
  let said = "";
  child.stderr?.on("data", (bytes: Buffer) => {
    said += bytes.toString();
  });
  if (!(await listens(child, port))) throw new Error(`${child.spawnfile} does not listen: ${said}`);
  const origin = `https://localhost:${port}`;
  return {
    origin,
    send: (method, path, options) => send(port, method, path, options),
    openSocket: (url, from) => new WebSocket(url, { origin, rejectUnauthorized: false, localAddress: from }),
    said: () => said,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      if (child.exitCode === null) await ended;
      await rm(place, { recursive: true, force: true });
    },
  };
}

async function listens(child: ChildProcess, port: number): Promise<boolean> {
  for (const before = Date.now() + 10_000; Date.now() < before && child.exitCode === null; await wait(50)) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return true;
  }
  return false;
}

async function send(port: number, method: string, path: string, { from, headers = {}, body }: SendOptions = {}) {
  const text = body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body);
  const asked = request({
    ...{
      host: "127.0.0.1",
      port,
      localAddress: from,
      servername: "localhost",
      method,
      path,
      rejectUnauthorized: false,
      agent: false,
    },
    headers: {
      host: `localhost:${port}`,
      ...(text !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
      ...headers,
    },
  });
  asked.end(text);
  const [answer] = await once(asked, "response");
  let said = "";
  for await (const bytes of answer) said += String(bytes);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: said };
}
