import { startRedis, whyNoRedis } from "@dilo/testing/redis";
import { createClient } from "@redis/client";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openDeveloperServer } from "../../testing/developer-server.ts";
import { runMaintenance } from "../catalogue/maintenance.ts";
import type { Db } from "../core/store/schema.ts";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";
import { openCallOwners } from "./call-owners.ts";
import type { CallPresence } from "./presence/call-presence.ts";
import { presenceInDatabase } from "./presence/in-database.ts";
import { presenceInRedis, type RunScript } from "./presence/in-redis.ts";

/** Where servers tell each other, and how a server falls silent there. */
interface Place {
  readonly over: (db: Db) => CallPresence;
  /** As if nothing had been heard of any server for so long, and of others for longer. */
  readonly silence: (seconds: number) => Promise<unknown>;
  readonly close: () => unknown;
}

const inDatabase = async (): Promise<Place> => ({
  over: presenceInDatabase,
  silence: async () => undefined,
  close: () => undefined,
});

/** Redis' own clock cannot be set: what it says of the time before is. */
const silence = `
for index, server in ipairs(redis.call("ZRANGE", KEYS[1], 0, -1)) do
  redis.call("ZINCRBY", KEYS[1], -ARGV[1] * 1000, server)
end
local time = redis.call("TIME")
return redis.call("SET", KEYS[2], (time[1] - 60) * 1000, "PX", 5000)`;

const inRedis = async (): Promise<Place> => {
  const server = await startRedis();
  const client = createClient({ url: server.url });
  await client.connect();
  const run: RunScript = (script, keys, words = []) =>
    client.eval(script, { keys: [...keys], arguments: words.map(String) });
  return {
    over: (db) => presenceInRedis(db, run),
    silence: (seconds) => run(silence, ["servers", "listening"], [seconds]),
    close: async () => {
      client.destroy();
      await server.stop();
    },
  };
};

const places = [
  { where: "in the database", open: inDatabase, why: undefined },
  { where: "in Redis", open: inRedis, why: whyNoRedis() },
];

for (const { where, open, why } of places) {
  describe.skipIf(why !== undefined)(
    `servers tell each other of calls ${where}${why ? ` (not run: ${why})` : ""}`,
    () => {
      let place: Place;
      let fixture: TestResources;
      const warnings: unknown[] = [];
      beforeAll(async () => {
        place = await open();
        fixture = await openTestResources({
          presenceOver: place.over,
          warn: (warning) => warnings.push(warning),
          responder: async function* () {
            yield { message: 0, text: "Bien." };
          },
        });
      });
      afterAll(async () => {
        await fixture.close();
        await place.close();
      });

      async function begin() {
        const { body } = await fixture.do("createWebCall", { body: { assistant: { firstMessage: "Hola." } } });
        const parameters = { id: String(body["id"]) };
        const read = async () => (await fixture.do("getCall", { parameters })).body;
        return { parameters, id: parameters.id, watch: fixture.begun.at(-1)?.watch, read };
      }

      const age = async (id: string, seconds: number) => {
        await fixture.db.execute(
          sql`update platform_call_owners set beat_at = now() - make_interval(secs => ${seconds}),
      concluded_until = concluded_until - make_interval(secs => ${seconds}) where call_id = ${id}`,
        );
        await place.silence(seconds);
      };
      const owners = async () => (await fixture.db.execute(sql`select call_id from platform_call_owners`)).rows;

      test("a call that somebody wants ended elsewhere is ended by its owner at its next beat", async () => {
        const call = await begin();
        await place.over(fixture.db).askToEnd([call.id]);
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

      test.each([
        ["queued", false, "call.start.error-server-lost"],
        ["queued", true, "worker-shutdown"],
        ["ringing", false, "worker-shutdown"],
        ["in-progress", false, "worker-shutdown"],
      ])(
        "a lost call to somebody that was %s (its telephone said that it rang: %s) ends with %s",
        async (status, hasRung, endedReason) => {
          const lost = await begin();
          const told = JSON.stringify({ type: "outboundPhoneCall", status });
          await fixture.db.execute(sql`update platform_rows set data = data || ${told}::jsonb where id = ${lost.id}`);
          await fixture.db.execute(
            sql`update platform_call_owners set has_rung = ${hasRung} where call_id = ${lost.id}`,
          );
          await age(lost.id, 16);
          const other = fixture.reopen();
          await other.beat();
          other.stop();
          expect(await lost.read()).toMatchObject({ status: "ended", endedReason });
          expect(await owners()).toEqual([]);
          await fixture.resources.beat();
        },
      );

      const stored = async (id: string) => {
        const { rows } = await fixture.db.execute(sql`select data, sealed from platform_rows where id = ${id}`);
        return rows[0] as { data: Record<string, unknown>; sealed: Uint8Array } | undefined;
      };

      test("a lost call whose key is damaged ends all the same, and its key and words stay for when a whole copy is found", async () => {
        const lost = await begin();
        lost.watch?.onJoined?.();
        await fixture.resources.settled();
        const before = await stored(lost.id);
        fixture.keys.damage(lost.id);
        await age(lost.id, 16);
        const other = fixture.reopen();
        await other.beat();
        await other.settled();
        other.stop();
        const after = await stored(lost.id);
        expect(after?.data).toMatchObject({
          status: "ended",
          endedReason: "worker-shutdown",
          endedAt: expect.any(String),
        });
        expect(after?.sealed).toEqual(before?.sealed);
        expect(await owners()).toEqual([]);
        expect(await fixture.keys.isGone(lost.id)).toBe(false);
        expect(warnings).toContainEqual(
          expect.objectContaining({ message: `The key of the call ${lost.id} is damaged.` }),
        );
        fixture.keys.mend(lost.id);
        expect(await lost.read()).toMatchObject({ status: "ended", endedReason: "worker-shutdown" });
      });

      test("a running call whose key is damaged ends as it ends, and its key is not destroyed", async () => {
        const call = await begin();
        call.watch?.onJoined?.();
        await fixture.resources.settled();
        fixture.keys.damage(call.id);
        call.watch?.onEnded("customer-ended-call");
        await fixture.resources.settled();
        expect((await stored(call.id))?.data).toMatchObject({ status: "ended", endedReason: "customer-ended-call" });
        expect(await fixture.keys.isGone(call.id)).toBe(false);
        expect(await owners()).toEqual([]);
        fixture.keys.mend(call.id);
        expect(await call.read()).toMatchObject({ status: "ended", endedReason: "customer-ended-call" });
      });

      test("a call whose row is not yet committed is not ended by a beat", async () => {
        const ended: string[] = [];
        const owners = openCallOwners({
          ...{ db: fixture.db, owner: "here", endCall: (id: string) => ended.push(id) },
          presence: place.over(fixture.db),
        });
        await expect(
          fixture.db.transaction(async (tx) => {
            await owners.claim(tx, { callId: "fresh", orgId: "org" });
            tx.rollback();
          }),
        ).rejects.toThrow();
        await place.over(fixture.db).askToEnd(["fresh"]);
        await owners.beat();
        expect(ended).toEqual([]);
        owners.hold("fresh");
        await owners.beat();
        expect(ended).toEqual(["fresh"]);
      });

      test("of a lost call everything is told and done as of any other: hooks, analysis, and the report once after it", async () => {
        const server = await openDeveloperServer(() => ({}));
        onTestFinished(() => server.close());
        const tool = { type: "function", function: { name: "tidy" }, server: { url: server.url } };
        const assistant = {
          ...{ firstMessage: "Hola.", analysisPlan: {}, model: { provider: "openai", model: "x" } },
          ...{ server: { url: server.url }, serverMessages: ["status-update", "end-of-call-report"] },
          hooks: [{ on: "call.ending", do: [{ type: "tool", tool }] }],
        };
        const talked = { ...assistant, name: "Con palabras" };
        const silent = { ...assistant, name: "Sin palabras", analysisPlan: undefined };
        for (const one of [talked, silent]) {
          const { body, text } = await fixture.do("createWebCall", { body: { assistant: one } });
          expect(body["id"], text).toBeDefined();
          const watch = fixture.begun.at(-1)?.watch;
          watch?.onMessage({ type: "transcript", role: "assistant", transcriptType: "final", transcript: "Hola." });
          if (one === talked) {
            watch?.onMessage({ type: "transcript", role: "user", transcriptType: "final", transcript: "Soy Ana" });
          }
          await fixture.resources.settled();
          await age(String(body["id"]), 16);
          const other = fixture.reopen();
          await other.beat();
          await other.settled();
          await other.workDone();
          await fixture.resources.settled();
          other.stop();
          const told = server.received.splice(0).map(({ body: { message } }) => message);
          expect(told.map((message) => message?.["type"]).toSorted()).toEqual([
            "end-of-call-report",
            "status-update",
            "tool-calls",
          ]);
          const report = told.find((message) => message?.["type"] === "end-of-call-report");
          expect(report).toMatchObject({ endedReason: "worker-shutdown", call: { id: body["id"] } });
          expect(report?.["analysis"]).toEqual(
            one === talked ? { summary: "Bien.", successEvaluation: "Bien." } : undefined,
          );
        }
        // Their own server was only slow after all, and ends them too: all of that was done.
        await fixture.resources.beat();
        await fixture.resources.settled();
        await fixture.resources.settled();
        await fixture.resources.workDone();
        expect(server.received).toEqual([]);
      });

      test("of servers that find a lost call at the same time one takes it, and another where that one dies too", async () => {
        const call = await begin();
        expect(await place.over(fixture.db).takeLost()).toBeUndefined();
        await age(call.id, 16);
        const taken = await Promise.all([1, 2, 3].map(() => place.over(fixture.db).takeLost()));
        expect(taken.flatMap((one) => one?.callId ?? [])).toEqual([call.id]);
        await age(call.id, 21);
        expect(await place.over(fixture.db).takeLost()).toMatchObject({ callId: call.id });
        await age(call.id, 21);
        await fixture.resources.beat();
        await fixture.resources.settled();
        expect(await call.read()).toMatchObject({ status: "ended" });
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
        await age(call.id, 21);
        for (let beats = 0; beats < 5; beats += 1) await fixture.resources.beat();
        expect(await call.read()).toMatchObject({ status: "ended", messages: [{ message: "Soy Ana" }] });
        expect(await owners()).toEqual([]);
      });

      test("a dead message is forgotten after a week, and not before", async () => {
        const dead = (id: string, days: number) =>
          fixture.db.execute(sql`insert into platform_messages (id, org_id, call_id, position, state, claimed_until)
      values (${id}, 'o', 'c', 1, 'dead', now() - make_interval(days => ${days}))`);
        await dead("old", 8);
        await dead("new", 6);
        await runMaintenance({ ...fixture, auditDays: 365 }, new Date());
        const { rows } = await fixture.db.execute(sql`select id from platform_messages`);
        expect(rows).toEqual([{ id: "new" }]);
        await fixture.db.execute(sql`delete from platform_messages`);
      });
    },
  );
}
