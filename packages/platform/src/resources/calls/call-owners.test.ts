import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runMaintenance } from "../catalogue/open-resources.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";
import { openCallOwners } from "./call-owners.ts";

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources({ warn: () => {} });
}, 60_000);
afterAll(() => fixture.close());

async function begin() {
  const { body } = await fixture.do("createWebCall", { body: { assistant: { firstMessage: "Hola." } } });
  const parameters = { id: String(body["id"]) };
  const read = async () => (await fixture.do("getCall", { parameters })).body;
  return { parameters, id: parameters.id, watch: fixture.begun.at(-1)?.watch, read };
}

const age = (id: string, seconds: number) =>
  fixture.db.execute(
    sql`update platform_call_owners set beat_at = now() - make_interval(secs => ${seconds}) where call_id = ${id}`,
  );
const owners = async () => (await fixture.db.execute(sql`select call_id from platform_call_owners`)).rows;

test("a call that somebody wants ended elsewhere is ended by its owner at its next beat", async () => {
  const call = await begin();
  await fixture.db.execute(sql`update platform_call_owners set is_to_end = true where call_id = ${call.id}`);
  expect(fixture.ended).not.toContain(call.id);
  await fixture.resources.beat();
  expect(fixture.ended).toContain(call.id);
  await fixture.resources.settled();
  expect(await call.read()).toMatchObject({ status: "ended" });
  expect(await owners()).toEqual([]);
});

test("the calls of a server that beats no more are ended by another; those of one that beats are not", async () => {
  const lost = await begin();
  await age(lost.id, 16);
  const fresh = await begin();
  const other = fixture.reopen();
  for (let beats = 0; beats < 5; beats += 1) await other.beat();
  other.stop();
  expect(await lost.read()).toMatchObject({ status: "ended", endedReason: "worker-shutdown" });
  expect(await fresh.read()).toMatchObject({ status: "queued" });
  // Its server was only slow: what the row says becomes true.
  await fixture.resources.beat();
  expect(fixture.ended).toContain(lost.id);
  fresh.watch?.onEnded("customer-ended-call");
  await fixture.resources.settled();
});

test("a call whose row is not yet committed is not ended by a beat", async () => {
  const ended: string[] = [];
  const owners = openCallOwners({ db: fixture.db, owner: "here", endCall: (id) => ended.push(id) });
  await expect(
    fixture.db.transaction(async (tx) => {
      await owners.claim(tx, { callId: "fresh", orgId: "org" });
      tx.rollback();
    }),
  ).rejects.toThrow();
  await owners.beat();
  expect(ended).toEqual([]);
  owners.hold("fresh");
  await owners.beat();
  expect(ended).toEqual(["fresh"]);
});

test("what was said is not lost where the end of a call cannot be written", async () => {
  const call = await begin();
  call.watch?.onJoined();
  call.watch?.onMessage({ type: "transcript", role: "user", transcriptType: "final", transcript: "Soy Ana" });
  await fixture.resources.settled();
  const refusing = sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`;
  await fixture.db.execute(refusing);
  await fixture.db.execute(
    sql`create trigger refused before update on platform_rows for each row execute function refuse()`,
  );
  call.watch?.onEnded("customer-ended-call");
  await fixture.resources.settled();
  await fixture.db.execute(sql`drop function refuse cascade`);
  expect(await call.read()).toMatchObject({ status: "in-progress", messages: [{ message: "Soy Ana" }] });

  await fixture.resources.beat();
  await age(call.id, 16);
  for (let beats = 0; beats < 5; beats += 1) await fixture.resources.beat();
  expect(await call.read()).toMatchObject({ status: "ended", messages: [{ message: "Soy Ana" }] });
  expect(await owners()).toEqual([]);
});

test("a dead message is forgotten after a week, and not before", async () => {
  const dead = (id: string, days: number) =>
    fixture.db.execute(sql`insert into platform_messages (id, org_id, call_id, position, server, state, claimed_until)
      values (${id}, 'o', 'c', 1, '{}', 'dead', now() - make_interval(days => ${days}))`);
  await dead("old", 8);
  await dead("new", 6);
  await runMaintenance(fixture, new Date());
  const { rows } = await fixture.db.execute(sql`select id from platform_messages`);
  expect(rows).toEqual([{ id: "new" }]);
  await fixture.db.execute(sql`delete from platform_messages`);
});
