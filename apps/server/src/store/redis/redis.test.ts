import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type RedisServer, startRedis, whyNoRedis } from "@dilo/testing/redis";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openTestServer } from "../../testing/test-server.ts";
import { openRedis } from "./redis.ts";

const why = whyNoRedis();

describe.skipIf(why !== undefined)(`Redis${why ? ` (not run: ${why})` : ""}`, () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server?.stop());

  const open = async (onAway?: (error: Error) => void) => {
    const redis = await openRedis({ url: server.url, prefix: "dilo:test", ...(onAway && { onAway }) });
    onTestFinished(() => redis.close());
    return redis;
  };
  const back = (ping: () => Promise<unknown>) => vi.waitFor(ping, { timeout: 10_000 });

  test.each<[how: string, take: () => Promise<void> | void, give: () => Promise<void> | void]>([
    ["was killed", () => server.crash(), () => server.restart()],
    ["is frozen", () => server.freeze(), () => server.thaw()],
  ])(
    "one that %s is told, once, and used again when it is back",
    async (_, take, give) => {
      const heard: Error[] = [];
      const redis = await open((error) => heard.push(error));
      await redis.ping();
      await take();
      const asked = await Promise.allSettled(Array.from({ length: 40 }, () => redis.run("return 1", [])));
      for (const one of asked) expect(one).toMatchObject({ status: "rejected", reason: { code: "redis-away" } });
      await expect(redis.ping()).rejects.toMatchObject({ code: "redis-away" });
      expect(heard).toHaveLength(1);
      await give();
      await back(() => redis.ping());
      expect(await redis.run("return 7", [])).toBe(7);
    },
    30_000,
  );

  test("one that is slow is waited for: all is counted, once each, and nobody is told", async () => {
    const heard: Error[] = [];
    const redis = await open((error) => heard.push(error));
    for (let round = 1; round <= 3; round += 1) {
      server.freeze();
      const counted = Array.from({ length: 10 }, () => redis.run('return redis.call("INCR", KEYS[1])', ["slow"]));
      await wait(400);
      server.thaw();
      expect(Math.max(...((await Promise.all(counted)) as number[]))).toBe(10 * round);
    }
    expect(heard).toEqual([]);
  });

  test("an address where none is, and one that is mute, refuse a start", async () => {
    for (const [make, undo] of [
      [() => server.crash(), () => server.restart()],
      [() => server.freeze(), () => server.thaw()],
    ] as const) {
      await make();
      await expect(open()).rejects.toMatchObject({ code: "redis-not-opened" });
      await undo();
    }
  });

  test("while it is away the server says so, lets nothing pass uncounted, and goes on by itself", async () => {
    const app = await openTestServer({ env: { REDIS_URL: server.url, OPS_TOKEN: "a-token-of-the-operator-alone" } });
    onTestFinished(async () => {
      await app.services.platform?.close();
      await app.close();
    });
    const ready = async () => {
      const { statusCode, body } = await app.http.inject("/readyz");
      return [statusCode, JSON.parse(body).redis];
    };
    const headers = { authorization: "Bearer a-token-of-the-operator-alone" };
    const up = async () =>
      /^dilo_redis_up (\d)$/m.exec((await app.http.inject({ url: "/metrics", headers })).body)?.[1];
    const person = app.browser();
    await person.enter();
    expect([await ready(), await up()]).toEqual([[200, "ok"], "1"]);

    await server.crash();
    const refused = await person.send("POST", "/api/check-cookies");
    expect([refused.statusCode, refused.json().code]).toEqual([503, "store-away"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    // What is not counted goes on, and is kept.
    const body = { formType: "N-400", said: "Rosa Ficticia", heardAt: "2026-11-20T11:00:00Z" };
    expect((await person.send("PUT", "/draft/answers/nombre_completo", { body })).statusCode).toBe(204);
    expect([await ready(), await up()]).toEqual([[503, "away"], "0"]);
    expect(app.logged()).toContain('"event":"redis-away"');

    await server.restart();
    await back(async () => expect((await person.send("POST", "/api/check-cookies")).statusCode).toBe(200));
    expect([await ready(), await up()]).toEqual([[200, "ok"], "1"]);
  });

  test("two servers count one address together, and what lies there tells nobody's", async () => {
    const env = { REDIS_URL: server.url, DATA_KEY: randomBytes(32).toString("base64") };
    const one = await openTestServer({ env });
    const other = await openTestServer({ env: { ...env, KEY_DIR: one.config.keyDir }, store: one.services.store });
    onTestFinished(async () => {
      for (const app of [other, one]) {
        await app.services.platform?.close();
        await app.close();
      }
    });
    const ask = ({ http }: typeof one) =>
      http.inject({
        method: "POST",
        url: "/api/check-cookies",
        remoteAddress: "203.0.113.9",
        headers: { host: "localhost:3000", origin: "http://localhost:3000" },
      });
    const statuses: number[] = [];
    for (let round = 0; round < 65; round += 1) {
      for (const { statusCode } of await Promise.all([ask(one), ask(other)])) statuses.push(statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const redis = await open();
    // Everything there, of whatever prefix; the servers' own beats are there as soon as one came due.
    const all = (await redis.run('return redis.call("KEYS", "*")', [])) as string[];
    expect(all.filter((key) => key.includes(":tries:")).length).toBeGreaterThan(0);
    for (const key of all) expect(key).toMatch(/^dilo:[\w-]{12}:(tries:[\w-]+|servers|listening)$/);
  });
});
