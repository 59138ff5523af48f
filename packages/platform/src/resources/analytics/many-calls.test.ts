import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestResources, type TestResources } from "../core/testing/test-resources.ts";

const count = 10_000;

let fixture: TestResources;
beforeAll(async () => {
  fixture = await openTestResources();
  const { body: org } = await fixture.do("listOrgs");
  const [{ id: orgId }] = org as unknown as readonly [{ readonly id: string }];
  const written = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`;
  const times = sql`'createdAt', ${written}, 'updatedAt', ${written}`;
  const ended = sql`'type', 'webCall', 'status', 'ended', 'endedReason', 'customer-ended-call'`;
  const data = sql`jsonb_build_object('id', id, 'orgId', ${orgId}::text, ${times}, ${ended})`;
  const begun = sql`timestamptz '2026-03-08 00:00:00Z' + make_interval(secs => number)`;
  const calls = sql`select 'call-' || number as id, ${begun} as at from generate_series(1, ${count}::int) as number`;
  await fixture.db.execute(
    sql`insert into platform_rows (kind, id, org_id, created_at, updated_at, data) select 'call', id, ${orgId}, at, at, ${data} from (${calls}) as calls`,
  );
});
afterAll(() => fixture.close());

test("of ten thousand calls the console's pages read fifty at a time, from the first to the last", async () => {
  const page = async (number: number) => {
    const query = { page: String(number), limit: "50" };
    const { body } = await fixture.do("pageCallMetadata", { query });
    return body as unknown as { results: { id: string }[]; metadata: { totalItems: number } };
  };
  const [first, last, beyond] = [await page(1), await page(200), await page(201)];
  expect(first.metadata.totalItems).toBe(count);
  expect([first.results[0]?.id, last.results.at(-1)?.id]).toEqual(["call-10000", "call-1"]);
  expect([first, last, beyond].map(({ results }) => results.length)).toEqual([50, 50, 0]);
});

test("and its figures count all of them", async () => {
  const operations = [{ operation: "count", column: "id", alias: "calls" }];
  const query = { table: "call", name: "endings", groupBy: "endedReason", operations };
  const { body, text } = await fixture.do("queryAnalytics", { body: { queries: [query] } });
  expect(body, text).toMatchObject([
    { name: "endings", result: [{ endedReason: "customer-ended-call", calls: count }] },
  ]);
});
