import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JobKind } from "../core/store/schema.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";
import { type Job, type JobHandler, type Jobs, openJobs } from "./jobs.ts";

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources();
});
afterAll(() => fixture.close());

/** As if so much time had gone by. */
const age = (seconds: number) =>
  fixture.db.execute(
    sql`update platform_jobs set claimed_until = claimed_until - make_interval(secs => ${seconds}::float8)`,
  );

/** A server's jobs, all done by one handler. */
function server(
  run: JobHandler["run"],
  giveUp: JobHandler["giveUp"] = async () => {},
  leaves: readonly JobKind[] = [],
): Jobs & { readonly failures: unknown[] } {
  const handler: JobHandler = { run, giveUp };
  const failures: unknown[] = [];
  const jobs = openJobs({
    db: fixture.db,
    newId: randomUUID,
    leaves,
    handlers: {
      "call-analysis": handler,
      "eval-run": handler,
      "test-run": handler,
      "file-text": handler,
      "scheduled-call": handler,
      campaign: handler,
    },
    warn: (error) => failures.push(error),
  });
  return { ...jobs, failures };
}
const about = (rowId: string): Job => ({ orgId: "org", kind: "eval-run", rowId });
const left = async () => (await fixture.db.execute("select row_id from platform_jobs")).rows;

/** Opens as soon as somebody waits, or was told to go on. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test("many jobs at once are done four at a time, and all of them", async () => {
  const rows = Array.from({ length: 12 }, (_, at) => `row ${at}`);
  const done: string[] = [];
  let atOnce = 0;
  let most = 0;
  const jobs = server(async ({ rowId }) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await left();
    atOnce -= 1;
    done.push(rowId);
  });
  await Promise.all(rows.map((rowId) => jobs.add(about(rowId))));
  await jobs.idle();
  expect(done.toSorted()).toEqual(rows.toSorted());
  expect(most).toBe(4);
  expect(await left()).toEqual([]);
});

test("files are read one after the other, and keep no other work waiting", async () => {
  const gates = new Map(["file 0", "file 1", "file 2", "file 3"].map((rowId) => [rowId, gate()]));
  const begun: string[] = [];
  const seen = gate();
  const jobs = server(async ({ rowId }) => {
    begun.push(rowId);
    if (rowId === "call") seen.open();
    await gates.get(rowId)?.opened;
  });
  for (const rowId of gates.keys()) await jobs.add({ ...about(rowId), kind: "file-text" });
  await jobs.add(about("call"));
  await seen.opened;
  expect(begun.toSorted()).toEqual(["call", "file 0"]);
  for (const { open } of gates.values()) open();
  await jobs.idle();
  expect(begun.toSorted()).toEqual(["call", ...gates.keys()]);
  expect(await left()).toEqual([]);
});

test("what a stopped server was at is done by another, also where its handler ended quietly", async () => {
  const begun = gate();
  const going = gate();
  const stopped = server(async () => {
    begun.open();
    await going.opened;
  });
  await stopped.add(about("left"));
  await begun.opened;
  stopped.stop();
  going.open();
  await stopped.idle();
  expect(await left()).toEqual([{ row_id: "left" }]);

  await age(31);
  const done: string[] = [];
  const other = server(async ({ rowId }) => void done.push(rowId));
  await other.resume();
  await other.idle();
  expect(done).toEqual(["left"]);
  expect(await left()).toEqual([]);
});

test("a job that takes its server with it is begun three times, and then given up", async () => {
  await fixture.db.execute(sql`insert into platform_jobs (id, org_id, kind, row_id, attempts, claimed_until)
    values ('poison', 'org', 'eval-run', 'deadly', 0, now() - interval '1 second')`);
  const begun: string[] = [];
  const givenUp: string[] = [];
  const over = gate();
  // None of them is heard of again, as if its process had died.
  for (let count = 0; count < 5; count += 1) {
    const reached = gate();
    const dying = server(
      async ({ rowId }) => {
        begun.push(rowId);
        reached.open();
        await over.opened;
      },
      async ({ rowId }) => void givenUp.push(rowId),
    );
    await dying.resume();
    await Promise.race([reached.opened, dying.idle()]);
    dying.stop();
    await age(31);
  }
  over.open();
  expect([begun, givenUp]).toEqual([["deadly", "deadly", "deadly"], ["deadly"]]);
  expect(await left()).toEqual([]);
});

test("a server that was taken for dead takes nothing from the one that has its job now", async () => {
  const ends = { slow: gate(), other: gate() };
  const begins = { slow: gate(), other: gate() };
  const holding = (name: keyof typeof ends) =>
    server(async () => {
      begins[name].open();
      await ends[name].opened;
    });
  const slow = holding("slow");
  await slow.add(about("shared"));
  await begins.slow.opened;
  await age(31);
  const other = holding("other");
  await other.resume();
  await begins.other.opened;
  ends.slow.open();
  await slow.idle();
  expect(await left()).toEqual([{ row_id: "shared" }]);
  ends.other.open();
  await other.idle();
  expect(await left()).toEqual([]);
  expect([...slow.failures, ...other.failures]).toEqual([]);
});

test("a job that goes on later waits for so long, however often, and is done when it says so", async () => {
  let beats = 0;
  const jobs = server(async () => {
    beats += 1;
    return beats < 5 ? 60_000 : undefined;
  });
  await jobs.add(about("goes on"));
  for (let rounds = 0; rounds < 8; rounds += 1) {
    await jobs.resume();
    await jobs.idle();
    expect(beats).toBe(Math.min(rounds + 1, 5));
    await age(61);
  }
  expect(jobs.failures).toEqual([]);
  expect(await left()).toEqual([]);
});

test("a job that is for later is not begun before, and a server leaves to others what it cannot do", async () => {
  const done: string[] = [];
  const handler = async ({ rowId }: Job) => {
    done.push(rowId);
    return undefined;
  };
  const [without, all] = [server(handler, undefined, ["campaign"]), server(handler)];
  await without.add({ ...about("later"), kind: "campaign" }, 60_000);
  await without.idle();
  await age(61);
  await without.resume();
  await without.idle();
  expect(done).toEqual([]);
  await all.resume();
  await all.idle();
  expect(done).toEqual(["later"]);
});
