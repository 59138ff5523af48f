// Ten minutes of everything at once, at half of what the server can do: how long people wait, and whether its memory grows.

import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@dilo/testing/free-port";
import { startPostgres } from "@dilo/testing/postgres";
import { startFakeTranscriber } from "../call/fake-transcriber.ts";
import { recordingOf } from "../call/utterances.ts";
import type { Figure } from "../figures.ts";
import type { Times } from "./journey.ts";
import { noTimes, openJourneys } from "./journey.ts";
import type { MemorySample } from "./memory.ts";
import { openMemory, slopeOf } from "./memory.ts";
import { payByOperator, untilAnswered } from "./people.ts";
import type { Send } from "./servers.ts";
import { openAlone } from "./servers.ts";
import type { SpokenOutcome } from "./speaking-person.ts";
import { openSpeakingPerson, sayings } from "./speaking-person.ts";

const bars = { p99Ms: 150, heapMbPerMinute: 0.5 };
const token = "a-private-token-of-the-bench-alone";
/** Journeys at once that bring the server to its limit. */
const mostAtOnce = 12;
/** Two people speak all the while. */
const speakers = 2;
/** Of the whole time: to find the limit, and to warm up. */
const shares = { limit: 0.05, warmUp: 0.2 };

/**
 * Finds how many journeys a second the server can serve, then begins half as many, evenly, whatever it answers.
 * @param seconds of all of it
 */
export async function load(seconds: number): Promise<readonly Figure[]> {
  const transcriber = await startFakeTranscriber();
  for (const text of sayings) transcriber.know(text, recordingOf(text));
  const postgres = await startPostgres();
  const inspector = await freePort();
  const server = await openAlone(
    {
      ...{ DATABASE_URL: postgres.url, DATA_KEY: Buffer.alloc(32, 3).toString("base64"), DATABASE_POOL: "10" },
      ...{ TRANSCRIBER_URL: transcriber.url, TRANSCRIBER_KEY: "x", TRANSCRIBER_MODEL: "x" },
      ...{ PLATFORM_PRIVATE_TOKEN: token, PLATFORM_PUBLIC_TOKEN: `${token}-public` },
      ...{ TRUST_PROXY: "loopback", MAILS_PER_DAY: "1000000" },
    },
    [`--inspect=127.0.0.1:${inspector}`],
  );
  const journeys = openJourneys({ origin: server.origin, token });
  try {
    const perSecond = await capacity(journeys, seconds * shares.limit);
    const memory = await openMemory(inspector);
    const speaking = keepSpeaking(server);
    const { times, samples } = await halfOf(perSecond, { journeys, memory, seconds: seconds * (1 - shares.limit) });
    const spoken = await speaking.end();
    memory.close();
    return report({ perSecond, times, samples, spoken, seconds });
  } finally {
    journeys.close();
    await server.stop();
    await postgres.stop();
    transcriber.close();
  }
}

/** @returns journeys a second */
async function capacity(journeys: ReturnType<typeof openJourneys>, seconds: number): Promise<number> {
  // The first ones find everything cold.
  await Promise.all(Array.from({ length: mostAtOnce }, () => journeys.one(noTimes())));
  const until = performance.now() + seconds * 1000;
  const startedAt = performance.now();
  let done = 0;
  const lane = async () => {
    while (performance.now() < until) {
      await journeys.one(noTimes());
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, lane));
  return (done * 1000) / (performance.now() - startedAt);
}

async function halfOf(
  perSecond: number,
  {
    journeys,
    memory,
    seconds,
  }: { journeys: ReturnType<typeof openJourneys>; memory: Awaited<ReturnType<typeof openMemory>>; seconds: number },
) {
  const everyMs = 2000 / perSecond;
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1000;
  let times = noTimes();
  let isWarm = false;
  const samples: MemorySample[] = [];
  const pending = new Set();
  let sampledAt = 0;
  for (let begun = 0; elapsed() < seconds; begun += 1) {
    if (!isWarm && elapsed() > seconds * shares.warmUp) {
      isWarm = true;
      times = noTimes();
    }
    const one = journeys.one(times).finally(() => pending.delete(one));
    pending.add(one);
    if (isWarm && elapsed() - sampledAt > Math.min(60, seconds / 10)) {
      sampledAt = elapsed();
      samples.push({ minute: elapsed() / 60, ...(await memory.now()) });
    }
    await wait(Math.max(0, startedAt + (begun + 1) * everyMs - performance.now()));
  }
  await Promise.all(pending);
  return { times, samples };
}

/** People who fill in one form after the other by voice. */
function keepSpeaking(server: { send: Send; origin: string }) {
  const sender = untilAnswered(server);
  let isOver = false;
  const lanes = Array.from({ length: speakers }, async () => {
    const outcomes = [];
    while (!isOver) {
      const person = openSpeakingPerson({ sender, origin: server.origin, cookie: await payByOperator(sender) });
      while (!isOver && !person.isDone()) await wait(500);
      outcomes.push(await person.end());
    }
    return outcomes;
  });
  return {
    async end() {
      isOver = true;
      return (await Promise.all(lanes)).flat();
    },
  };
}

function report({
  perSecond,
  times,
  samples,
  spoken,
  seconds,
}: {
  perSecond: number;
  times: Times;
  samples: MemorySample[];
  spoken: SpokenOutcome[];
  seconds: number;
}): readonly Figure[] {
  const part = (some: number[], share: number) =>
    Math.round([...some].sort((one, other) => one - other)[Math.floor(some.length * share)] ?? Number.NaN);
  const heap = slopeOf(samples.map(({ minute, heapMb }) => [minute, heapMb]));
  const rss = slopeOf(samples.map(({ minute, rssMb }) => [minute, rssMb]));
  const failures = spoken.flatMap((one) => [
    ...one.failures,
    ...Array(one.cut + one.lost).fill("a call was cut or an answer lost"),
  ]);
  const errors = [...times.errors.values()].reduce((sum, count) => sum + count, 0) + failures.length;
  const answers = spoken.reduce((sum, one) => sum + one.acknowledged, 0);
  for (const [why, count] of times.errors) console.log(`  ${count} x ${why}`);
  for (const failure of failures) console.log(`  ${failure}`);
  const mixed = `mixed load at half capacity, ${Math.round(seconds / 60)} minutes`;
  const p99 = part(times.requests, 0.99);
  const [heapGoal, grown] = [bars.heapMbPerMinute, `${heap.toFixed(2)} MB a minute, ${rss.toFixed(2)} of the process`];
  return [
    {
      what: `${mixed}: requests`,
      today: `p50 ${part(times.requests, 0.5)} ms, p99 ${p99} ms (${times.requests.length}), ${(perSecond / 2).toFixed(1)} journeys a second of ${perSecond.toFixed(1)}`,
      goal: `p99 ${bars.p99Ms} ms`,
      isMet: p99 <= bars.p99Ms,
    },
    { what: `${mixed}: PDFs`, today: `p99 ${part(times.pdfs, 0.99)} ms (${times.pdfs.length})` },
    { what: `${mixed}: errors`, today: `${errors}, and ${answers} spoken answers`, goal: "0", isMet: errors === 0 },
    { what: `${mixed}: heap`, today: grown, goal: `${heapGoal} MB a minute`, isMet: heap <= heapGoal },
  ];
}
