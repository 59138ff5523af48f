import { type RedisServer, startRedis, whyNoRedis } from "@dilo/testing/redis";
import { createClient } from "@redis/client";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { borrowDatabase, giveBackDatabase, type TestDatabase } from "../../core/testing/test-database.ts";
import { type CallPresence, silentForMs } from "./call-presence.ts";
import { presenceInRedis } from "./in-redis.ts";

const why = whyNoRedis();

describe.skipIf(why !== undefined)(`presence in Redis${why ? ` (not run: ${why})` : ""}`, () => {
  let db: TestDatabase;
  let server: RedisServer;
  beforeAll(async () => {
    db = await borrowDatabase();
    server = await startRedis();
  });
  afterAll(async () => {
    await server?.stop();
    await giveBackDatabase(db);
  });
  beforeEach(async () => {
    await db.execute(sql`delete from platform_call_owners`);
  });

  async function open(): Promise<
    CallPresence & { moveBack(ms: number): Promise<unknown>; forget(): Promise<unknown> }
  > {
    const client = createClient({ url: server.url, disableOfflineQueue: true });
    client.on("error", () => {});
    await client.connect();
    await client.sendCommand(["FLUSHALL"]);
    onTestFinished(() => client.destroy());
    const run = (script: string, keys: readonly string[], words: readonly (string | number)[] = []) =>
      client.eval(script, { keys: [...keys], arguments: words.map(String) });
    const moveBack = `
      for index, server in ipairs(redis.call("ZRANGE", KEYS[1], 0, -1)) do redis.call("ZINCRBY", KEYS[1], -ARGV[1], server) end
      local since = redis.call("GET", KEYS[2])
      if since then redis.call("SET", KEYS[2], since - ARGV[1], "KEEPTTL") end
      return 0`;
    return {
      ...presenceInRedis(db, run),
      // Its clock cannot be set: what lies there becomes older.
      moveBack: (ms) => run(moveBack, ["servers", "listening"], [ms]),
      forget: () => client.sendCommand(["FLUSHALL"]),
    };
  }
  const call = (id: string, owner: string) =>
    db.execute(sql`insert into platform_call_owners (call_id, org_id, owner, beat_at)
      values (${id}, 'org', ${owner}, now() - interval '1 hour')`);

  test("only the calls of who has been silent for 15 seconds are lost, and the time is when they were last heard", async () => {
    const presence = await open();
    await call("of-dead", "dead");
    await call("of-living", "living");
    await presence.beat("dead", ["of-dead"]);
    await presence.moveBack(silentForMs - 1000);
    await presence.beat("living", ["of-living"]);
    expect(await presence.takeLost()).toBeUndefined();
    await presence.moveBack(2000);
    await presence.beat("living", ["of-living"]);
    const lost = await presence.takeLost();
    expect(lost).toMatchObject({ callId: "of-dead", orgId: "org" });
    expect(Math.abs(Date.now() - Number(lost?.heardAt) - silentForMs - 1000)).toBeLessThan(5000);
    expect(await presence.takeLost()).toBeUndefined();
    // It was only slow after all.
    expect(await presence.beat("dead", ["of-dead"])).toEqual(["of-dead"]);
  });

  test("one that has forgotten everything makes nobody dead until others were heard for 15 seconds", async () => {
    const presence = await open();
    await call("mine", "one");
    await presence.beat("one", ["mine"]);
    await presence.moveBack(60_000);
    await presence.forget();
    // Another server is there again sooner than the one that has the call.
    await presence.beat("other", []);
    expect(await presence.takeLost()).toBeUndefined();
    await presence.moveBack(silentForMs - 1000);
    await presence.beat("other", []);
    expect(await presence.takeLost()).toBeUndefined();
    await presence.beat("one", ["mine"]);
    await presence.moveBack(2000);
    await presence.beat("one", ["mine"]);
    expect(await presence.takeLost()).toBeUndefined();
  });

  test("while it is away no call is ended, and an order to end one is not taken", async () => {
    const presence = await open();
    await call("mine", "one");
    await presence.beat("one", ["mine"]);
    await server.crash();
    const asked = await Promise.allSettled([
      presence.beat("one", ["mine"]),
      presence.askToEnd(["mine"]),
      presence.takeLost(),
    ]);
    expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    const { rows } = await db.execute(sql`select call_id from platform_call_owners where concluded_until is null`);
    expect(rows).toEqual([{ call_id: "mine" }]);
    await server.restart();
    await expect.poll(() => presence.beat("one", ["mine"]).catch(() => "away"), { timeout: 10_000 }).toEqual([]);
  });
});
