import { spawn, spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@dilo/testing/free-port";
import { localhostCertificate } from "../mail/smtp/testing-certificate.ts";
import { copyChanged, proxyOn, type TestProxy } from "./testing-proxy.ts";

const shipped = join(import.meta.dirname, "../../../../deploy/nginx");

/** Why nginx cannot be tested here; undefined when it can. */
export function whyNoNginx(): string | undefined {
  return spawnSync("nginx", ["-v"]).error === undefined ? undefined : "nginx is not installed (Debian: nginx-light)";
}

/**
 * Runs nginx with the file we ship, in which only ports and host names are others, before servers of this machine.
 * @param servers their ports, by their SERVER_NAME
 * @param options `knowsRooms`: false leaves out what finds a room by its server's name: each goes to whichever server
 */
export async function startNginx(
  servers: Readonly<Record<string, number>>,
  port: number,
  { knowsRooms = true }: { readonly knowsRooms?: boolean } = {},
): Promise<TestProxy> {
  const place = await mkdtemp(join(tmpdir(), "dilo-nginx-"));
  const own = join(place, "dilo");
  await mkdir(join(own, "tls"), { recursive: true });
  await cp(shipped, place, { recursive: true });
  const { key, cert } = localhostCertificate();
  await writeFile(join(own, "tls/privkey.pem"), key);
  await writeFile(join(own, "tls/fullchain.pem"), cert);
  await copyChanged(join(shipped, "upstreams.conf"), join(own, "upstreams.conf"), (text) =>
    text.replace(/dilo-(\w+):3000/g, (_all, name: string) => `127.0.0.1:${servers[name]}`),
  );
  const plain = await freePort();
  await copyChanged(join(shipped, "dilo.conf"), join(place, "dilo.conf"), (text) =>
    text
      .replace("listen 443 ssl", `listen 127.0.0.1:${port} ssl`)
      .replace("listen 80", `listen 127.0.0.1:${plain}`)
      .replace(knowsRooms ? "" : /location ~ \^\/platform\/room[\s\S]*?\n {4}\}\n/, ""),
  );
  const main = `daemon off; pid ${place}/pid; error_log stderr warn; worker_processes 1;
events { worker_connections 1024; }
http { ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${place}/${kind};`).join(" ")}
include ${place}/dilo.conf; }`;
  await writeFile(join(place, "nginx.conf"), main);
  const child = spawn("nginx", ["-p", place, "-c", join(place, "nginx.conf")], { stdio: ["ignore", "ignore", "pipe"] });
  return proxyOn(child, { port, place });
}
