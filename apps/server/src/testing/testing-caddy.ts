import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localhostCertificate } from "../mail/smtp/testing-certificate.ts";
import { copyChanged, proxyOn, type TestProxy } from "./testing-proxy.ts";

const shipped = join(import.meta.dirname, "../../../../deploy/caddy/Caddyfile");

/** Why Caddy cannot be tested here; undefined when it can. */
export function whyNoCaddy(): string | undefined {
  return spawnSync("caddy", ["version"]).error === undefined ? undefined : "Caddy is not installed (Debian: caddy)";
}

/**
 * Runs Caddy with the file we ship, in which only ports, names and the certificate are others, before servers of this machine.
 * @param servers their ports, by their SERVER_NAME
 */
export async function startCaddy(servers: Readonly<Record<string, number>>, port: number): Promise<TestProxy> {
  const place = await mkdtemp(join(tmpdir(), "dilo-caddy-"));
  const { key, cert } = localhostCertificate();
  await writeFile(join(place, "key.pem"), key);
  await writeFile(join(place, "cert.pem"), cert);
  const file = join(place, "Caddyfile");
  await copyChanged(shipped, file, (text) =>
    text
      .replace(/dilo-(\w+):3000/g, (_all, name: string) => `127.0.0.1:${servers[name]}`)
      // Nothing but our port is opened, and nobody is asked for a certificate.
      .replace(/^\{$/m, "{\n\tadmin off\n\tauto_https disable_redirects")
      .replace(/^dilo\.example \{$/m, `https://localhost:${port} {\n\ttls ${place}/cert.pem ${place}/key.pem`),
  );
  // What it keeps of certificates lies in its home.
  const words = [`HOME=${place}`, "caddy", "run", "--config", file, "--adapter", "caddyfile"];
  const child = spawn("env", words, { stdio: ["ignore", "ignore", "pipe"] });
  return proxyOn(child, { port, place });
}
