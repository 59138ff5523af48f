import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@dilo/testing/free-port";
import { type PostgresServer, startPostgres, whyNoPostgres } from "@dilo/testing/postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "../store/postgres/via-postgres.ts";
import { migrations } from "../store/testing.ts";
import { openTestServer, type TestServer } from "./test-server.ts";
import { startCaddy, whyNoCaddy } from "./testing-caddy.ts";
import { startNginx, whyNoNginx } from "./testing-nginx.ts";
import type { TestProxy } from "./testing-proxy.ts";

const OPS_TOKEN = "a-token-of-the-operator-alone";
/** Each with the very file of deploy/. Limits count addresses: the load through each comes from one of its own. */
const proxies = [
  { name: "nginx", why: whyNoNginx(), start: startNginx, from: "127.0.0.1" },
  { name: "Caddy", why: whyNoCaddy(), start: startCaddy, from: "127.0.0.2" },
] as const;
const noPostgres = whyNoPostgres();

describe.skipIf(noPostgres !== undefined)(
  `two servers and PostgreSQL${noPostgres ? ` (not run: ${noPostgres})` : ""}`,
  () => {
    let postgres: PostgresServer;
    const servers: TestServer[] = [];
    const ports: Record<string, number> = {};
    let port: number;
    let origin: string;
    let keyDir: string;

    beforeAll(async () => {
      postgres = await startPostgres();
      port = await freePort();
      origin = `https://localhost:${port}`;
      keyDir = await mkdtemp(path.join(tmpdir(), "dilo-keys-"));
      for (const name of ["a", "b"]) ports[name] = await freePort();
      const peers = Object.entries(ports).map(([name, own]) => `${name}=http://127.0.0.1:${own}`);
      for (const [name, own] of Object.entries(ports)) {
        const env = {
          SERVER_PEERS: peers.join(","),
          ...{ PUBLIC_ORIGIN: origin, PORT: String(own), SERVER_NAME: name, TRUST_PROXY: "loopback", OPS_TOKEN },
          ...{ DATABASE_URL: postgres.url, DATA_KEY: Buffer.alloc(32, 3).toString("base64"), KEY_DIR: keyDir },
        };
        const store = await openPostgres({ url: postgres.url, poolSize: 5, migrations });
        const server = await openTestServer({ env, store });
        await server.http.listen({ port: own, host: "127.0.0.1" });
        servers.push(server);
      }
    });
    afterAll(async () => {
      for (const server of servers) {
        await server.services.platform?.close();
        await server.close();
      }
      await postgres?.stop();
      await rm(keyDir, { recursive: true, force: true });
    });

    /** Begins a call of somebody who has paid, at the server whose turn it is. @returns the address of its room */
    async function callBeginner(proxy: TestProxy): Promise<(turn: number) => Promise<string>> {
      const headers = { origin, authorization: `Bearer ${OPS_TOKEN}` };
      const ordered = await proxy.send("POST", "/ops/test-order", { headers });
      const cookie = String(ordered.headers["set-cookie"]).split(";")[0] ?? "";
      const { host } = new URL(origin);
      return async (turn) => {
        // Not through the proxy, so that each server begins its share of the calls.
        const direct = servers[turn]?.http;
        const at = { method: "POST", remoteAddress: "127.1.1.1" } as const;
        const token = await direct?.inject({ ...at, url: "/api/voice-token", headers: { host, origin, cookie } });
        const begun = await direct?.inject({
          ...at,
          url: "/platform/call/web",
          headers: { host, origin, authorization: `Bearer ${token?.json().token}` },
          payload: { assistant: { name: "Dilo", firstMessage: "Hola." } },
        });
        expect(begun?.statusCode, begun?.body).toBe(200);
        return begun?.json().webCallUrl;
      };
    }

    /** Joins a room through the proxy, and leaves it. */
    async function join(proxy: TestProxy, url: string): Promise<void> {
      const socket = proxy.openSocket(url);
      await once(socket, "open");
      socket.send(JSON.stringify({ type: "join", version: 1, abilities: { recognition: false, speech: false } }));
      const [message] = await once(socket, "message");
      expect(JSON.parse(String(message))).toMatchObject({ type: "joined" });
      socket.send(JSON.stringify({ type: "leave" }));
      await once(socket, "close");
    }

    for (const { name, why, start, from } of proxies) {
      describe.skipIf(why !== undefined)(`behind ${name}${why ? ` (not run: ${why})` : ""}`, () => {
        let proxy: TestProxy;
        beforeAll(async () => {
          proxy = await start(ports, port);
        });
        afterAll(() => proxy?.stop());

        test("a call's room is found on the server that began it, each time", async () => {
          const begin = await callBeginner(proxy);
          const owners = new Set<string>();
          for (let call = 0; call < 6; call += 1) {
            const url = await begin(call % 2);
            owners.add(new URL(url).pathname.split("/")[3] ?? "");
            await join(proxy, url);
          }
          expect([...owners].sort()).toEqual(["a", "b"]);
        });

        test("what is for the operator's own network is not passed on", async () => {
          for (const path of ["/metrics", "/metrics/", "/readyz", "/readyz/", "/%72eadyz", "/Metrics", "//readyz"])
            expect((await proxy.send("GET", path)).status, path).toBe(404);
          expect((await proxy.send("GET", "/healthz")).status).toBe(200);
        });

        // Last: it uses up what the proxy and the servers let one address have.
        test("of 300 requests with forged addresses exactly 120 pass, whichever server they reach", async () => {
          const statuses: number[] = [];
          for (const server of servers) server.clearLog();
          // As many at a time as nginx lets one address have.
          for (let batch = 0; batch < 300; batch += 60) {
            const asking = Array.from({ length: 60 }, (_, place) => {
              const forged = `203.0.113.${(batch + place) % 250}`;
              const headers = {
                "x-forwarded-for": `198.51.100.7, ${forged}`,
                forwarded: `for=${forged}`,
                "x-real-ip": forged,
              };
              return proxy.send("POST", "/api/check-cookies", { from, headers });
            });
            statuses.push(...(await Promise.all(asking)).map(({ status }) => status));
          }
          expect(statuses.filter((status) => status === 200)).toHaveLength(120);
          expect(statuses.filter((status) => status === 429)).toHaveLength(180);
          for (const server of servers) expect(server.logged()).toContain('"route":"/api/check-cookies"');
          // Neither addresses nor their tokens are written down.
          expect(proxy.said()).not.toMatch(/check-cookies|platform\/room/);
        });
      });
    }
    const [{ why: noNginx }] = proxies;
    describe.skipIf(noNginx !== undefined)(
      `behind an nginx that knows no server's name${noNginx ? ` (not run: ${noNginx})` : ""}`,
      () => {
        let proxy: TestProxy;
        beforeAll(async () => {
          proxy = await startNginx(ports, port, { knowsRooms: false });
        });
        afterAll(() => proxy?.stop());

        // Last: one of the servers is gone after it.
        test("a room is reached through whichever server the proxy chooses; of one that was killed its rooms alone are not", async () => {
          const begin = await callBeginner(proxy);
          // Two of a server one after the other: the proxy goes round, so that one of them comes to the wrong one.
          for (const turn of [0, 0, 1, 1]) await join(proxy, await begin(turn));
          const [ofKilled, ofOther] = [await begin(0), await begin(1)];
          const [killed] = servers;
          killed?.http.server.closeAllConnections();
          killed?.http.server.close();
          for (let time = 0; time < 3; time += 1) {
            const socket = proxy.openSocket(ofKilled);
            const [failure] = await once(socket, "error");
            expect(String(failure)).toMatch(/50[23]/);
          }
          await join(proxy, ofOther);
          // Who was cut off begins anew, at the server that is left.
          await join(proxy, await begin(1));
        });
      },
    );
  },
);
