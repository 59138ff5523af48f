import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { jobs } from "../store/schema.ts";
import type { Db } from "../store/store.ts";
import { emptyStore } from "../store/testing.ts";
import { type TestClock, testClock } from "../testing/test-clock.ts";
import type { JobHandler } from "./job-attempts.ts";
import { backoffMs, claim, complete, countProblemJobs, enqueue, fail, leaseMs, type NewJob, renew } from "./jobs.ts";
import { openWorker } from "./worker.ts";

let db: Db;
let clock: TestClock;
const lines: string[] = [];
beforeEach(async () => {
  db = (await emptyStore()).db;
  clock = testClock();
  lines.length = 0;
});

function workerFor(mail: JobHandler, retention: JobHandler = async () => {}) {
  const log = (line: object) => void lines.push(JSON.stringify(line));
  return openWorker({ db, clock, log, random: () => 0, handlers: { mail, retention, code: async () => undefined } });
}

function job(change: Partial<NewJob> = {}): NewJob {
  const now = clock();
  return { kind: "mail", ref: "mail_1", dedupeKey: "one", runAt: now, maxAttempts: 3, expiresAt: now, ...change };
}

const stateOf = async (id: string) => (await db.select().from(jobs).where(eq(jobs.id, id)))[0];

test("a job is done once", async () => {
  const done: string[] = [];
  const worker = workerFor(async (ref) => void done.push(ref));
  const id = await enqueue(db, job());
  await Promise.all([worker.runDue(), worker.runNow(id), worker.runDue()]);
  expect(done).toEqual(["mail_1"]);
  expect(await stateOf(id)).toMatchObject({ state: "done", attempts: 1 });
});

test("a job already waiting is not written twice, but becomes due", async () => {
  const late = await enqueue(db, job({ runAt: new Date(clock().getTime() + 60_000) }));
  expect(await enqueue(db, job())).toBe(late);
  expect(await workerFor(async () => {}).runNow(late)).toBe("done");
  expect(await enqueue(db, job())).not.toBe(late);
});

test("a failing job waits longer each time, then is dead, and its error's words are nowhere", async () => {
  const worker = workerFor(async () => {
    throw new RangeError("rosa@example.test");
  });
  const id = await enqueue(db, job());
  expect(await worker.runNow(id)).toBe("failed");
  expect(await worker.runNow(id)).toBe("busy");
  for (const attempts of [1, 2]) {
    clock.advance(backoffMs(attempts, 0));
    await worker.runDue();
  }
  expect(await stateOf(id)).toMatchObject({ state: "dead", attempts: 3, lastError: "RangeError" });
  clock.advance(3_600_000);
  expect(await worker.runNow(id)).toBe("busy");
  expect(lines.filter((line) => line.includes("job-failed"))).toHaveLength(2);
  expect(lines.join()).toContain("job-dead");
  expect(lines.join()).not.toContain("rosa@");
});

test("a job that fails for five minutes is one to look at, and none any more once it is done", async () => {
  let fails = true;
  const worker = workerFor(async () => {
    if (fails) throw new Error("no");
  });
  const began = clock().getTime();
  await enqueue(db, job({ maxAttempts: 100 }));
  await worker.runDue();
  for (let attempts = 1; attempts < 6; attempts += 1) {
    expect(await countProblemJobs(db)).toEqual({ dead: 0, failing: 0 });
    clock.advance(backoffMs(attempts, 0));
    await worker.runDue();
  }
  expect(clock().getTime() - began).toBe(310_000);
  expect(await countProblemJobs(db)).toEqual({ dead: 0, failing: 1 });
  fails = false;
  clock.advance(backoffMs(6, 0));
  await worker.runDue();
  expect(await countProblemJobs(db)).toEqual({ dead: 0, failing: 0 });
});

test("a job that can never succeed is given up at once", async () => {
  const worker = workerFor(async () => ({ state: "dead", code: "mail-rejected", cause: new Error("no") }));
  const id = await enqueue(db, job());
  await worker.runNow(id);
  expect(await stateOf(id)).toMatchObject({ state: "dead", attempts: 1 });
});

test("a job that came to nothing by nobody's fault is over, and nobody is asked to look", async () => {
  const worker = workerFor(async () => ({ state: "declined", code: "mailbox-full", cause: new Error("no") }));
  const id = await enqueue(db, job());
  expect(await worker.runNow(id)).toBe("failed");
  expect(await stateOf(id)).toMatchObject({ state: "declined", attempts: 1, lastError: "mailbox-full" });
  expect(await countProblemJobs(db)).toEqual({ dead: 0, failing: 0 });
  expect(lines.join()).toContain('"level":"info","event":"job-declined"');
});

test("a worker that died loses its job to another one when the lease ends", async () => {
  const id = await enqueue(db, job());
  expect(await claim(db, clock, { kind: "mail" })).toMatchObject({ id });
  const worker = workerFor(async () => {});
  expect(await worker.runNow(id)).toBe("busy");
  clock.advance(leaseMs);
  expect(await worker.runNow(id)).toBe("done");
});

test("a job held for long is not lost while it is being done", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const release = gate();
  const begun = gate();
  const worker = workerFor(async () => {
    begun.open();
    await release.opened;
  });
  const id = await enqueue(db, job());
  const outcome = worker.runNow(id);
  await begun.opened;
  for (let passed = 0; passed < 3 * leaseMs; passed += leaseMs / 3) {
    clock.advance(leaseMs / 3);
    vi.advanceTimersByTime(leaseMs / 3);
    expect(await claim(db, clock, { kind: "mail" })).toBeUndefined();
  }
  release.open();
  expect(await outcome).toBe("done");
  vi.useRealTimers();
});

test("a worker that lost its job notes nothing about it", async () => {
  const id = await enqueue(db, job());
  const slow = await claim(db, clock, { kind: "mail" });
  clock.advance(leaseMs);
  const quick = await claim(db, clock, { kind: "mail" });
  if (slow === undefined || quick === undefined) throw new Error("The job was not taken twice.");
  await complete(db, slow);
  await fail(db, slow, { clock, error: "Error", end: "dead", jitter: 0 });
  await renew(db, clock, slow);
  expect(await stateOf(id)).toMatchObject({ state: "waiting", attempts: 2, lastError: null });
  await complete(db, quick);
  expect(await stateOf(id)).toMatchObject({ state: "done" });
});

test("a job that ends its worker each time is given up after its last attempt", async () => {
  const id = await enqueue(db, job({ maxAttempts: 2 }));
  const other = await enqueue(db, job({ dedupeKey: "two", runAt: new Date(clock().getTime() + 3 * leaseMs) }));
  for (const attempts of [1, 2]) {
    expect(await claim(db, clock, { kind: "mail" })).toMatchObject({ id, attempts });
    clock.advance(leaseMs);
  }
  expect(await countProblemJobs(db)).toEqual({ dead: 0, failing: 0 });
  clock.advance(leaseMs);
  expect(await claim(db, clock, { kind: "mail" })).toMatchObject({ id: other });
  expect(await stateOf(id)).toMatchObject({ state: "dead", lastError: "lease-lost" });
  expect(await countProblemJobs(db)).toEqual({ dead: 1, failing: 0 });
});

test("stopping waits for the job in hand and takes no more", async () => {
  const release = gate();
  const begun = gate();
  const done: string[] = [];
  const worker = workerFor(async (ref) => {
    begun.open();
    await release.opened;
    done.push(ref);
  });
  await enqueue(db, job());
  await enqueue(db, job({ ref: "mail_2", dedupeKey: "two", runAt: new Date(clock().getTime() + 1) }));
  clock.advance(5);
  worker.start();
  await begun.opened;
  const stopped = worker.stop();
  release.open();
  await stopped;
  expect(done).toEqual(["mail_1"]);
});

test("a deletion that becomes due waits for no letter that hangs at a carrier", async () => {
  const release = gate();
  const hangs = gate();
  const deleted = gate();
  const worker = workerFor(
    async () => {
      hangs.open();
      await release.opened;
      return undefined;
    },
    async () => {
      deleted.open();
      return undefined;
    },
  );
  await enqueue(db, job());
  worker.start();
  await hangs.opened;
  await enqueue(db, job({ kind: "retention", ref: "all", dedupeKey: "retention" }));
  await deleted.opened;
  const stopped = worker.stop();
  release.open();
  await stopped;
});

test("asking for a job the regular look has in hand gives that attempt's outcome", async () => {
  const release = gate();
  const begun = gate();
  const worker = workerFor(async () => {
    begun.open();
    await release.opened;
    throw new Error("no");
  });
  const id = await enqueue(db, job());
  const looking = worker.runDue();
  await begun.opened;
  const asked = worker.runNow(id);
  release.open();
  expect(await asked).toBe("failed");
  await looking;
});

test("waits double from ten seconds to an hour", () => {
  expect([1, 2, 3, 20].map((attempts) => backoffMs(attempts, 0))).toEqual([10_000, 20_000, 40_000, 3_600_000]);
  expect(backoffMs(1, 1)).toBe(12_500);
});

/** Something to wait for. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
