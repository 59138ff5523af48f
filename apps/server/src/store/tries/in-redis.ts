import type { Redis } from "../redis/redis.ts";
import { type AttemptCounter, usualWindowMs } from "./attempt-counter.ts";

/** Counts one more; where all were taken back, nothing is left of that window, and another one begins. */
const addOne = `
local count = redis.call("INCR", KEYS[1])
if count <= 1 then
  redis.call("SET", KEYS[1], 1, "PX", ARGV[1])
  count = 1
end
return {count, redis.call("PTTL", KEYS[1])}`;

const takeOneBack = `
if tonumber(redis.call("GET", KEYS[1]) or "0") > 0 then redis.call("DECR", KEYS[1]) end
return 0`;

/** Counts attempts in Redis, by whose clock windows end: the servers' own may differ. */
export function countInRedis(redis: Redis): AttemptCounter {
  const keyOf = (key: string) => `tries:${key}`;
  return {
    count: async (key) => Number((await redis.run('return redis.call("GET", KEYS[1])', [keyOf(key)])) ?? 0),
    add: async (key, windowMs = usualWindowMs) => {
      const [count, leftMs] = (await redis.run(addOne, [keyOf(key)], [windowMs])) as [number, number];
      return { count, secondsLeft: Math.ceil(leftMs / 1000) };
    },
    takeBack: async (key) => {
      await redis.run(takeOneBack, [keyOf(key)]);
    },
  };
}
