import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@dilo/testing/free-port";
import { WebSocket } from "ws";
import { localhostCertificate } from "../mail/smtp/testing-certificate.ts";

const shipped = join(import.meta.dirname, "../../../../deploy/nginx");

/** Why nginx cannot be tested here; undefined when it can. */
export function whyNoNginx(): string | undefined {
  return spawnSync("nginx", ["-v"]).error === undefined ? undefined : "nginx is not installed (Debian: nginx-light)";
}

/** An answer that came through nginx. */
export interface ProxiedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface TestNginx {
  readonly origin: string;
  send(method: string, path: string, options?: SendOptions): Promise<ProxiedAnswer>;
  openSocket(url: string): WebSocket;
  stop(): Promise<void>;
}

interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Runs nginx with the file we ship, in which only ports and host names are others, before servers of this machine.
 * @param servers their ports, by their SERVER_NAME
 */
export async function startNginx(servers: Readonly<Record<string, number>>, port: number): Promise<TestNginx> {
  const place = await mkdtemp(join(tmpdir(), "dilo-nginx-"));
  const own = join(place, "dilo");
  await mkdir(join(own, "tls"), { recursive: true });
  await cp(shipped, place, { recursive: true });
  const { key, cert } = localhostCertificate();
  await writeFile(join(own, "tls/privkey.pem"), key);
  await writeFile(join(own, "tls/fullchain.pem"), cert);
  await changed(join(shipped, "upstreams.conf"), join(own, "upstreams.conf"), (text) =>
    text.replace(/dilo-(\w+):3000/g, (_all, name: string) => `127.0.0.1:${servers[name]}`),
  );
  const plain = await freePort();
  await changed(join(shipped, "dilo.conf"), join(place, "dilo.conf"), (text) =>
    text.replace("listen 443 ssl", `listen 127.0.0.1:${port} ssl`).replace("listen 80", `listen 127.0.0.1:${plain}`),
  );
  const main = `daemon off; pid ${place}/pid; error_log stderr warn; worker_processes 1;
events { worker_connections 1024; }
http { ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${place}/${kind};`).join(" ")}
include ${place}/dilo.conf; }`;
  await writeFile(join(place, "nginx.conf"), main);
  const child = spawn("nginx", ["-p", place, "-c", join(place, "nginx.conf")], { stdio: ["ignore", "ignore", "pipe"] });
  await listening(child, port);
  const origin = `https://localhost:${port}`;
  return {
    origin,
    send: (method, path, options) => send(port, method, path, options),
    openSocket: (url) => new WebSocket(url, { origin, rejectUnauthorized: false }),
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      if (child.exitCode === null) await ended;
      await rm(place, { recursive: true, force: true });
    },
  };
}

async function changed(from: string, to: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(from, "utf8");
  const after = change(text);
  if (after === text) throw new Error(`${from} is not as the test expects it.`);
  await writeFile(to, after);
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  let said = "";
  child.stderr?.on("data", (bytes: Buffer) => {
    said += bytes.toString();
  });
  for (const before = Date.now() + 10_000; Date.now() < before; await wait(50)) {
    if (child.exitCode !== null) break;
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error(`nginx does not listen: ${said}`);
}

async function send(port: number, method: string, path: string, { headers = {}, body }: SendOptions = {}) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const asked = request({
    ...{ host: "127.0.0.1", port, servername: "localhost", method, path, rejectUnauthorized: false, agent: false },
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
