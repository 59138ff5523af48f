import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { borrowDatabase, giveBackDatabase } from "../testing/test-database.ts";
import { testKeys } from "../testing/test-keys.ts";
import { holdingRows, mostHeld, openHeldList } from "./held-rows.ts";
import { rowsInSql } from "./in-sql.ts";
import type { RowKeys } from "./row-keys.ts";

const mebibyte = 1024 * 1024;
const count = 34;
const db = await borrowDatabase();
const long = { kind: "squad", orgId: "org" };
const sealed = { kind: "chat", orgId: "org" };
const short = { kind: "tool", orgId: "org" };

/** Keys that open what is sealed to a little: here it matters how long it is, not what it says. */
const keys: RowKeys = {
  ...testKeys(),
  find: async (id) => ({ ...(await testKeys().create(id)), open: () => JSON.stringify({ id, orgId: "org" }) }),
};
const store = rowsInSql(db, keys);

// Text that the database folds to a hundredth, so that how long it lies there tells nothing; and what is sealed.
beforeAll(async () => {
  const times = sql`'createdAt', '2026-03-08T12:00:00.000Z', 'updatedAt', '2026-03-08T12:00:00.000Z'`;
  for (const [kind, { said, seal }, many] of [
    ["squad", { said: mebibyte, seal: 0 }, count],
    ["chat", { said: 0, seal: mebibyte }, count],
    ["tool", { said: 10, seal: 0 }, 2000],
  ] as const) {
    const data = sql`jsonb_build_object('id', number::text, 'orgId', 'org', ${times}, 'name', repeat('a', ${said}::int))`;
    const bytes = sql`decode(nullif(repeat('ab', ${seal}::int), ''), 'hex')`;
    await db.execute(
      sql`insert into platform_rows (kind, id, org_id, created_at, updated_at, data, sealed)
        select ${kind}::text, number::text, 'org', now(), now(), ${data}, ${bytes} from generate_series(1, ${many}::int) as number`,
    );
  }
});
afterAll(() => giveBackDatabase(db));

/** What the database gives at most for one statement, and for all of them. Bytes. */
async function watched(work: () => Promise<unknown>) {
  const query = db.$client.query.bind(db.$client);
  const given: number[] = [];
  const bytesOf = (value: unknown) => (value instanceof Uint8Array ? value.length : JSON.stringify(value ?? "").length);
  const spy = vi.spyOn(db.$client, "query").mockImplementation(async (...asked) => {
    const answer = await query(...asked);
    const rows = answer.rows as readonly (readonly unknown[])[];
    given.push(
      rows.reduce((sum, row) => sum + Object.values(row).reduce((all: number, one) => all + bytesOf(one), 0), 0),
    );
    return answer as never;
  });
  const failure: unknown = await work().then(
    () => undefined,
    (error: unknown) => error,
  );
  spy.mockRestore();
  return {
    failure,
    atOnce: Math.max(...given),
    inAll: given.reduce((sum, one) => sum + one, 0),
    statements: given.length,
  };
}

test.each([
  ["that the database folds", long],
  ["that are sealed", sealed],
])("of long rows %s one is read at a time, and no more than a list may hold", async (_, rows) => {
  const { failure, atOnce, inAll } = await watched(() => store.list(rows, { limit: 1000 }));
  expect(failure).toMatchObject({ code: "bad-request", message: expect.stringContaining("limit") });
  expect(atOnce).toBeLessThan(2 * mebibyte);
  expect(inAll).toBeLessThan(mostHeld.ofList + 3 * mebibyte);
});

test("all rows are gone through, however long they are together, and a page may keep a little of each", async () => {
  let length = 0;
  const { failure, atOnce } = await watched(async () => {
    for await (const row of store.each(long, {})) length += JSON.stringify(row).length;
  });
  expect(failure).toBeUndefined();
  expect(length).toBeGreaterThan(count * mebibyte);
  expect(atOnce).toBeLessThan(2 * mebibyte);
  expect((await store.page(long, { limit: 1000 }, ({ id }) => id)).results).toHaveLength(count);
  await expect(store.page(long, { limit: 1000 })).rejects.toMatchObject({ code: "bad-request" });
});

test("short rows are read twenty at a time", async () => {
  const { statements } = await watched(() => store.list(short, { limit: 1000 }));
  expect(statements).toBe(1 + 1000 / 20);
});

test("what requests hold together is bounded, of an org and of all, until their answers are sent", async () => {
  const sent: (() => void)[] = [];
  const list = (orgId: string, bytes: number) =>
    holdingRows({ orgId, whenSent: (then) => sent.push(then) }, async () => openHeldList()(bytes));
  const most = mostHeld.ofList;
  await list("one", most);
  await list("one", most);
  await expect(list("one", 2 * mebibyte)).rejects.toMatchObject({ code: "not-available", retryAfterSeconds: 2 });
  await list("one", mebibyte / 2);
  await list("other", most);
  await list("other", most - 2 * mebibyte);
  await expect(list("third", 2 * mebibyte)).rejects.toMatchObject({ code: "not-available" });
  await list("third", mebibyte / 2);
  for (const then of sent.splice(0)) then();
  await list("third", most);
  for (const then of sent.splice(0)) then();
});

test("what was read for an answer that failed, or that nobody waits for, is not held", async () => {
  const failing = () =>
    holdingRows({ orgId: "one" }, async () => {
      openHeldList()(mostHeld.ofList);
      throw new Error("It went wrong.");
    });
  for (let times = 0; times < 10; times += 1) await expect(failing()).rejects.toThrow("It went wrong.");
  for (let times = 0; times < 10; times += 1) {
    await holdingRows({ orgId: "one" }, async () => openHeldList()(mostHeld.ofList));
  }
});

test("what a request began and goes on when it is answered holds nothing in its name", async () => {
  for (let times = 0; times < 10; times += 1) {
    let goOn = () => {};
    const answered = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let begun: Promise<void> = Promise.resolve();
    await holdingRows({ orgId: "one" }, async () => {
      begun = answered.then(() => openHeldList()(mostHeld.ofList));
    });
    goOn();
    await begun;
  }
  await holdingRows({ orgId: "one" }, async () => openHeldList()(mostHeld.ofList));
});
