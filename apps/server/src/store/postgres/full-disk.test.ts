import { chownSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type PostgresServer, startPostgres, whyNoPostgres } from "@dilo/testing/postgres";
import { mountSmallDisk, type SmallDisk, whyNoSmallDisk } from "@dilo/testing/small-disk";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { migrations } from "../testing.ts";
import { openPostgres } from "./via-postgres.ts";

const why = whyNoPostgres() ?? whyNoSmallDisk();

describe.skipIf(why !== undefined)(
  why === undefined
    ? "a PostgreSQL server whose disk is really full"
    : `a PostgreSQL server whose disk is full (not run: ${why})`,
  () => {
    let disk: SmallDisk;
    let postgres: PostgresServer;
    let server: TestServer;
    beforeAll(async () => {
      disk = mountSmallDisk(32);
      const space = join(disk.dir, "space");
      const prepare = (dataDir: string) => {
        const { uid, gid } = statSync(dataDir);
        mkdirSync(space);
        for (const dir of [disk.dir, space]) chownSync(dir, uid, gid);
      };
      postgres = await startPostgres({ prepare });
      const client = new Client({ connectionString: postgres.url });
      await client.connect();
      await client.query(`create tablespace small location '${space}'`);
      await client.query("create database small tablespace small");
      await client.end();
      const store = await openPostgres({ url: postgres.url.replace(/postgres$/, "small"), poolSize: 3, migrations });
      server = await openTestServer({ store });
    });
    afterAll(async () => {
      await server?.close();
      await postgres?.stop();
      disk?.remove();
    });

    test("is not ready, takes no money and acknowledges nothing it does not keep, until there is room", async () => {
      const person = server.browser();
      await person.enter();
      const keep = (said: string, number: number) =>
        person.send("PUT", "/draft/answers/nombre_completo", {
          body: { formType: "N-400", said: `${said} ${number}`, heardAt: "2026-11-20T11:00:00.000Z" },
        });
      const last = async () => (await person.send("GET", "/draft")).json().draft.answers.nombre_completo.said;
      expect((await keep("Rosa Ficticia", 0)).statusCode).toBe(204);
      expect((await server.http.inject("/readyz")).statusCode).toBe(200);

      disk.fill();
      const unready = await server.http.inject("/readyz");
      expect([unready.statusCode, unready.json()]).toEqual([503, { status: "not-ready", store: "no-room" }]);
      const refused = await server.browser().askForCheckout();
      expect([refused.statusCode, refused.json().code]).toEqual([503, "no-room"]);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      let acknowledged = "Rosa Ficticia 0";
      for (let number = 1; number <= 40; number += 1) {
        const { statusCode, headers } = await keep("Rosa Ficticia", number);
        if (statusCode === 204) acknowledged = `Rosa Ficticia ${number}`;
        else expect([statusCode, Number(headers["retry-after"]) > 0]).toEqual([503, true]);
      }
      expect(await last()).toBe(acknowledged);

      disk.makeRoom();
      expect((await server.http.inject("/readyz")).statusCode).toBe(200);
      expect(await last()).toBe(acknowledged);
      expect((await server.browser().askForCheckout()).statusCode).toBe(200);
      expect(server.logged()).not.toContain("Rosa");
    });
  },
);
