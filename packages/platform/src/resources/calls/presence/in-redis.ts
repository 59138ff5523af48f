import { and, asc, eq, notInArray } from "drizzle-orm";
import { type Db, platformCallOwners as table } from "../../core/store/schema.ts";
import { type CallPresence, concluding, isNotConcluded, isOld, silentForMs } from "./call-presence.ts";

/** Runs a script on a Redis server. */
export type RunScript = (
  script: string,
  keys: readonly string[],
  words?: readonly (string | number)[],
) => Promise<unknown>;

/** When each server was last heard of, by Redis' clock. Milliseconds. */
const servers = "servers";

/** Since when servers have been heard there without a gap: after one, silence says nothing about who is silent. */
const listening = "listening";

const now = `
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call("SET", KEYS[2], now, "NX")
redis.call("PEXPIRE", KEYS[2], 5000)`;

/** @returns which of the calls, by their place, somebody wants ended */
const beat = `${now}
redis.call("ZADD", KEYS[1], now, ARGV[1])
redis.call("ZREMRANGEBYSCORE", KEYS[1], "-inf", now - 86400000)
local wanted = {}
for index = 3, #KEYS do
  if redis.call("EXISTS", KEYS[index]) == 1 then wanted[#wanted + 1] = index - 3 end
end
return wanted`;

/** @returns the time, since when servers are heard, and each with the time it was last heard of */
const heard = `${now}
return {now, tonumber(redis.call("GET", KEYS[2])), redis.call("ZRANGE", KEYS[1], 0, -1, "WITHSCORES")}`;

/** Longer than any call. Seconds. */
const askedForS = 86_400;

const ask = `
for index = 1, #KEYS do redis.call("SET", KEYS[index], 1, "EX", ARGV[1]) end
return 0`;

/**
 * Servers tell each other in Redis: nothing is written to the database each second. A Redis that was away, or has forgotten
 * everything, makes no server dead: that takes 15 seconds in which others were heard.
 */
export function presenceInRedis(db: Db, run: RunScript): CallPresence {
  const endOf = (callId: string) => `end:${callId}`;
  const askToEnd: CallPresence["askToEnd"] = async (callIds) => {
    await run(ask, callIds.map(endOf), [askedForS]);
  };
  return {
    beat: async (owner, callIds) => {
      const wanted = (await run(beat, [servers, listening, ...callIds.map(endOf)], [owner])) as readonly number[];
      return wanted.flatMap((place) => callIds[place] ?? []);
    },
    askToEnd,
    takeLost: async () => {
      const [time, since, scores] = (await run(heard, [servers, listening])) as [number, number, readonly string[]];
      if (time - since < silentForMs) return undefined;
      const last = new Map<string, number>();
      for (let place = 0; place < scores.length; place += 2) last.set(scores[place] ?? "", Number(scores[place + 1]));
      const living = [...last].flatMap(([owner, at]) => (time - at < silentForMs ? [owner] : []));
      const lost = db
        .select({ callId: table.callId })
        .from(table)
        .where(and(isOld, isNotConcluded, notInArray(table.owner, living)))
        .orderBy(asc(table.beatAt))
        .limit(1)
        .for("update", { skipLocked: true });
      const [taken] = await db.update(table).set(concluding).where(eq(table.callId, lost)).returning();
      if (taken === undefined) return undefined;
      const { callId, orgId, owner, hasRung } = taken;
      // A server that was only slow ends its call when it beats again.
      await askToEnd([callId]);
      return { callId, orgId, heardAt: new Date(last.get(owner) ?? time - silentForMs), hasRung };
    },
  };
}
