import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@dilo/testing/free-port";
import { type PostgresServer, startPostgres, whyNoPostgres } from "@dilo/testing/postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "../store/postgres/via-postgres.ts";
import { migrations } from "../store/testing.ts";
import { openTestServer, type TestServer } from "./test-server.ts";
import { startNginx, type TestNginx, whyNoNginx } from "./testing-nginx.ts";

const why = whyNoNginx() ?? whyNoPostgres();
const OPS_TOKEN = "a-token-of-the-operator-alone";

describe.skipIf(why !== undefined)(`two servers and PostgreSQL behind nginx${why ? ` (not run: ${why})` : ""}`, () => {
  let postgres: PostgresServer;
  let nginx: TestNginx;
  const servers: TestServer[] = [];
  let origin: string;
  let keyDir: string;

  beforeAll(async () => {
    postgres = await startPostgres();
    const port = await freePort();
    origin = `https://localhost:${port}`;
    const ports: Record<string, number> = {};
    keyDir = await mkdtemp(join(tmpdir(), "dilo-keys-"));
    for (const name of ["a", "b"]) {
      const own = await freePort();
      const env = {
        ...{ PUBLIC_ORIGIN: origin, PORT: String(own), SERVER_NAME: name, TRUST_PROXY: "loopback", OPS_TOKEN },
        ...{ DATABASE_URL: postgres.url, DATA_KEY: Buffer.alloc(32, 3).toString("base64"), KEY_DIR: keyDir },
      };
      const store = await openPostgres({ url: postgres.url, poolSize: 5, migrations });
      const server = await openTestServer({ env, store });
      await server.http.listen({ port: own, host: "127.0.0.1" });
      servers.push(server);
      ports[name] = own;
    }
    nginx = await startNginx(ports, port);
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const server of servers) {
      await server.services.platform?.close();
      await server.close();
    }
    await postgres?.stop();
    await rm(keyDir, { recursive: true, force: true });
  });

  test("a call's room is found on the server that began it, through the proxy, each time", async () => {
    const headers = { origin, authorization: `Bearer ${OPS_TOKEN}` };
    const ordered = await nginx.send("POST", "/ops/test-order", { headers });
    const cookie = String(ordered.headers["set-cookie"]).split(";")[0] ?? "";
    const owners = new Set<string>();
    for (let call = 0; call < 6; call += 1) {
      // Not through the proxy, so that each server begins its share of the calls.
      const direct = servers[call % 2]?.http;
      const token = await direct?.inject({
        method: "POST",
        url: "/api/voice-token",
        headers: { host: new URL(origin).host, origin, cookie },
        remoteAddress: "127.1.1.1",
      });
      const begun = await nginx.send("POST", "/platform/call/web", {
        headers: { origin, authorization: `Bearer ${token?.json().token}` },
        body: { assistant: { name: "Dilo", firstMessage: "Hola." } },
      });
      expect(begun.status).toBe(200);
      const { webCallUrl } = JSON.parse(begun.body);
      owners.add(new URL(webCallUrl).pathname.split("/")[3] ?? "");
      const socket = nginx.openSocket(webCallUrl);
      await once(socket, "open");
      socket.send(JSON.stringify({ type: "join", version: 1, abilities: { recognition: false, speech: false } }));
      const [message] = await once(socket, "message");
      expect(JSON.parse(String(message))).toMatchObject({ type: "joined" });
      socket.send(JSON.stringify({ type: "leave" }));
      await once(socket, "close");
    }
    expect([...owners].sort()).toEqual(["a", "b"]);
  });

  test("what is for the operator's own network is not passed on", async () => {
    for (const path of ["/metrics", "/metrics/", "/readyz", "/readyz/", "/%72eadyz"])
      expect((await nginx.send("GET", path)).status).toBe(404);
    expect((await nginx.send("GET", "/healthz")).status).toBe(200);
  });

  // Last: it uses up what nginx and the servers let one address have.
  test("of 300 requests with forged addresses exactly 120 pass, whichever server they reach", async () => {
    const statuses: number[] = [];
    // As many at a time as nginx lets one address have.
    for (let batch = 0; batch < 300; batch += 60) {
      const asking = Array.from({ length: 60 }, (_, place) => {
        const forged = `203.0.113.${(batch + place) % 250}`;
        const headers = {
          "x-forwarded-for": `198.51.100.7, ${forged}`,
          forwarded: `for=${forged}`,
          "x-real-ip": forged,
        };
        return nginx.send("POST", "/api/check-cookies", { headers });
      });
      statuses.push(...(await Promise.all(asking)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.filter((status) => status === 429)).toHaveLength(180);
    for (const server of servers) expect(server.logged()).toContain('"route":"/api/check-cookies"');
  });
});
