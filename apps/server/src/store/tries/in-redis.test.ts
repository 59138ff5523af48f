import { startRedis, whyNoRedis } from "@dilo/testing/redis";
import { describe } from "vitest";
import { openRedis } from "../redis/redis.ts";
import { attemptCounterContract } from "./attempt-counter.contract.ts";
import { countInRedis } from "./in-redis.ts";

const why = whyNoRedis();

/** Takes so many milliseconds from what is left of a key; Redis' own clock cannot be set. */
const pass = `
local left = redis.call("PTTL", KEYS[1])
if left > 0 then redis.call("PEXPIRE", KEYS[1], left - tonumber(ARGV[1])) end
return left`;

describe.skipIf(why !== undefined)(`Redis${why ? ` (not run: ${why})` : ""}`, () => {
  attemptCounterContract("Redis", async () => {
    const server = await startRedis();
    const redis = await openRedis({ url: server.url, prefix: "dilo:test" });
    return {
      // Windows end by its own clock, whatever the servers' say.
      open: () => countInRedis(redis),
      pass: async (key, ms) => void (await redis.run(pass, [`tries:${key}`], [ms])),
      close: async () => {
        redis.close();
        await server.stop();
      },
    };
  });
});
