// A server under load, ended as a crash does and started again, on each of the two stores.

import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "@dilo/testing/postgres";
import type { Figure } from "../figures.ts";
import type { Env } from "./servers.ts";
import { openAlone } from "./servers.ts";
import { openWriters } from "./writers.ts";

const writerCount = 16;

/**
 * Kills a server on the embedded store so many times, and one on PostgreSQL.
 * @returns whether all that was acknowledged is there once
 */
export async function kills(times: number): Promise<readonly Figure[]> {
  const embedded = await killed("the embedded store", times, {});
  const postgres = await startPostgres();
  try {
    const env = { DATABASE_URL: postgres.url, DATA_KEY: Buffer.alloc(32, 3).toString("base64") };
    return [embedded, await killed("PostgreSQL", times, env)];
  } finally {
    await postgres.stop();
  }
}

async function killed(store: string, times: number, env: Env): Promise<Figure> {
  const server = await openAlone(env);
  const writers = await openWriters({ ...server, count: writerCount });
  let slowestStartMs = 0;
  for (let done = 0; done < times; done += 1) {
    // At any moment of what they do.
    await wait(500 + 2000 * Math.random());
    const killedAt = performance.now();
    await server.killAndRestart();
    slowestStartMs = Math.max(slowestStartMs, performance.now() - killedAt);
  }
  const { acknowledged, lost, doubled, failed } = await writers.end();
  await server.stop();
  return {
    what: `one server on ${store}, killed under load`,
    today: `${times} times, ${acknowledged} acknowledged: ${lost} lost, ${doubled} doubled; ${failed} requests sent again, slowest start ${(slowestStartMs / 1000).toFixed(1)} s`,
    goal: "0 lost, 0 doubled",
    isMet: lost === 0 && doubled === 0 && acknowledged > 0,
  };
}
