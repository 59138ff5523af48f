// Two servers on PostgreSQL behind nginx, killed one after the other while people write and speak.

import { setTimeout as wait } from "node:timers/promises";
import { startFakeTranscriber } from "../call/fake-transcriber.ts";
import { recordingOf } from "../call/utterances.ts";
import type { Figure } from "../figures.ts";
import { payByOperator, untilAnswered } from "./people.ts";
import { openPair } from "./servers.ts";
import { openSpeakingPerson, sayings } from "./speaking-person.ts";
import { openWriters } from "./writers.ts";

const writerCount = 8;
const speakerCount = 4;
const killEveryMs = 5000;
/** Afterwards everybody gets so long to be back in a call. Milliseconds. */
const calmMs = 60_000;

/**
 * Kills a server every five seconds, in turn, and tells them to stop in turn for as long.
 * @returns whether nothing was lost and every call went on
 */
export async function storm(seconds: number): Promise<readonly Figure[]> {
  const transcriber = await startFakeTranscriber();
  for (const text of sayings) transcriber.know(text, recordingOf(text));
  const pair = await openPair({ TRANSCRIBER_URL: transcriber.url, TRANSCRIBER_KEY: "x", TRANSCRIBER_MODEL: "x" });
  try {
    const killed = await weather("killed every 5 s, spoken interviews among the load", pair, seconds, pair.kill);
    const drained = await weather("the same, told to stop in turn", pair, seconds, pair.drain);
    return [killed, drained];
  } finally {
    await pair.stop();
    transcriber.close();
  }
}

async function weather(
  what: string,
  pair: Awaited<ReturnType<typeof openPair>>,
  seconds: number,
  end: (name: "a" | "b") => Promise<void>,
): Promise<Figure> {
  const sender = untilAnswered(pair);
  const writers = await openWriters({ ...pair, count: writerCount });
  const speakers = await Promise.all(
    Array.from({ length: speakerCount }, async () =>
      openSpeakingPerson({ sender, origin: pair.origin, cookie: await payByOperator(sender) }),
    ),
  );
  const back: Record<"a" | "b", Promise<void>> = { a: Promise.resolve(), b: Promise.resolve() };
  let times = 0;
  for (const until = performance.now() + seconds * 1000; performance.now() < until; times += 1) {
    const name = times % 2 === 0 ? "a" : "b";
    await Promise.all([wait(killEveryMs), back[name]]);
    await end(name);
    back[name] = pair.restart(name);
    back[name].catch(() => undefined);
  }
  await Promise.all([back.a, back.b]);
  for (const until = performance.now() + calmMs; performance.now() < until; await wait(500)) {
    if (speakers.every((speaker) => speaker.isWell())) break;
  }
  const { acknowledged, lost, doubled, failed } = await writers.end();
  const spoken = await Promise.all(speakers.map((speaker) => speaker.end()));
  const sum = (key: "acknowledged" | "lost" | "cut" | "resumed") => spoken.reduce((total, one) => total + one[key], 0);
  const resumedMs = spoken.flatMap((one) => one.resumedMs).sort((one, other) => one - other);
  const median = resumedMs[Math.floor(resumedMs.length / 2)] ?? 0;
  const failures = spoken.flatMap((one) => one.failures);
  for (const failure of failures) console.log(`  ${failure}`);
  const isWell = lost + doubled + sum("lost") + failures.length === 0 && sum("cut") === sum("resumed");
  const after = `in a room again after ${(median / 1000).toFixed(1)} s (longest ${((resumedMs.at(-1) ?? 0) / 1000).toFixed(1)})`;
  return {
    what: `two servers behind nginx, ${what}`,
    today:
      `${times} times, ${acknowledged} + ${sum("acknowledged")} spoken acknowledged: ${lost} + ${sum("lost")} lost, ${doubled} doubled; ` +
      `${failed} requests sent again, calls cut ${sum("cut")}, resumed ${sum("resumed")}, ${after}`,
    goal: "0 lost, 0 doubled, all resumed",
    isMet: isWell && acknowledged > 0 && sum("acknowledged") > 0,
  };
}
