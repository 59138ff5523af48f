// Two servers that share PostgreSQL, Redis and an object store, behind an nginx that knows no server's name; one is killed as soon as both have worked for ten seconds.

import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { startRedis } from "@dilo/testing/redis";
import { startS3 } from "@dilo/testing/s3";
import type { Figure } from "../figures.ts";
import { beginCall, payByOperator, type Sender, untilAnswered } from "./people.ts";
import { openPair } from "./servers.ts";
import { openUploader } from "./uploaders.ts";
import { openWriters } from "./writers.ts";

const writerCount = 4;
/** Calls that each server has when one is killed. */
const callsEach = 2;
/** The proxy chooses who begins a call: where one server gets none for so long, it is known how it went so far. Milliseconds. */
const longestBeginningMs = 60_000;
const betweenKillsMs = 10_000;
const token = "a-private-token-of-the-bench-alone";

/** @param seconds for so long one server after the other is killed, and started again */
export async function shared(seconds: number): Promise<readonly Figure[]> {
  const redis = await startRedis();
  const s3 = await startS3();
  const pair = await openPair(
    {
      ...{ REDIS_URL: redis.url, S3_BUCKET_URL: s3.settings.url, S3_REGION: s3.settings.region },
      ...{ PLATFORM_PRIVATE_TOKEN: token, PLATFORM_PUBLIC_TOKEN: `${token}-public` },
      ...{ S3_ACCESS_KEY_ID: s3.settings.accessKeyId, S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey },
    },
    { knowsRooms: false },
  );
  try {
    const writers = await openWriters({ ...pair, count: writerCount });
    const uploader = await openUploader({ ...pair, token });
    // Those who write keep the proxy's bound of their address full.
    const caller = pair.from("127.0.0.2");
    const sender = untilAnswered({ ...pair, ...caller });
    let [reached, unreached, ofKilled] = [0, 0, 0];
    for (let kill = 0; kill < seconds / (betweenKillsMs / 1000); kill += 1) {
      const killed = kill % 2 === 0 ? "a" : "b";
      const rooms = await callsOfBoth(sender);
      await pair.kill(killed);
      for (const url of rooms) {
        const isOfKilled = serverOf(url) === killed;
        const socket = caller.openSocket(url);
        const failure = await once(socket, "open").then(
          () => undefined,
          (error: Error) => error.message,
        );
        socket.terminate();
        if (failure === undefined) reached += 1;
        else if (isOfKilled) ofKilled += 1;
        else {
          unreached += 1;
          console.log(`  a room of the other server: ${failure}`);
        }
      }
      await pair.restart(killed);
      await wait(betweenKillsMs);
    }
    const { acknowledged, lost, doubled, failed } = await writers.end();
    const files = await uploader.end();
    return [
      {
        what: "their files in the object store, read back at the end",
        today: `${files.acknowledged} acknowledged, ${files.lost} lost`,
        goal: "0 lost",
        isMet: files.lost === 0 && files.acknowledged > 0,
      },
      {
        what: "two servers with Redis, an object store and PostgreSQL, one killed after each 10 s of both",
        today: `${seconds} s of both, ${acknowledged} acknowledged: ${lost} lost, ${doubled} doubled; ${failed} requests sent again`,
        goal: "0 lost, 0 doubled",
        isMet: lost === 0 && doubled === 0 && acknowledged > 0,
      },
      {
        what: "their calls, through whichever server the proxy chose",
        today: `${reached} reached, ${ofKilled} of the killed server not, ${unreached} of the other not`,
        goal: "only the killed server's are not",
        isMet: unreached === 0 && reached > 0,
      },
    ];
  } finally {
    await pair.stop();
    await s3.close();
    await redis.stop();
  }
}

/** The name of a room's server, as it stands in the address. */
const serverOf = (url: string) => new URL(url).pathname.split("/")[3];

/** Begins calls until each server has some. @returns the addresses of their rooms */
async function callsOfBoth(sender: Sender): Promise<readonly string[]> {
  const rooms: string[] = [];
  const has = (name: string) => rooms.filter((url) => serverOf(url) === name).length >= callsEach;
  for (const until = performance.now() + longestBeginningMs; performance.now() < until; ) {
    rooms.push(await beginCall(sender, await payByOperator(sender)));
    if (has("a") && has("b")) break;
  }
  return rooms;
}
