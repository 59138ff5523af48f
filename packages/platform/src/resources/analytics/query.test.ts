import { type AnalyticsQuery, platformOperations } from "@dilo/api/operations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { borrowDatabase, giveBackDatabase } from "../core/testing/test-database.ts";
import { columnSql } from "./columns.ts";
import { analyticsStatement, readAnalytics } from "./query.ts";

const database = await borrowDatabase();
const now = new Date("2026-03-08T00:00:00.000Z");

const call = (id: string, createdAt: string, seconds: number, data: object = {}) => ({
  id,
  createdAt,
  startedAt: createdAt,
  endedAt: new Date(Date.parse(createdAt) + seconds * 1000).toISOString(),
  type: "webCall",
  ...data,
});
const calls = [
  call("1", "2026-03-05T23:30:00.000Z", 60, { assistantId: "a", cost: 0.5, costBreakdown: { llm: 0.2 } }),
  call("2", "2026-03-06T10:00:00.000Z", 30, { assistantId: "a", cost: 0.25 }),
  call("3", "2026-03-06T11:00:00.000Z", 90, { assistantId: "b" }),
  call("4", "2026-02-01T00:00:00.000Z", 10, { assistantId: "a" }),
];

beforeAll(async () => {
  const insert = "insert into platform_rows values ('call', $1, $2, $3, $3, $4)";
  const add = (id: string, orgId: string, one: (typeof calls)[number] | undefined) =>
    database.$client.query(insert, [id, orgId, one?.createdAt, JSON.stringify(one)]);
  for (const one of calls) await add(one.id, "org", one);
  await add("of-another-org", "other", calls[1]);
});
afterAll(() => giveBackDatabase(database));

/** What only opened rows tell. */
const words = {
  "1": { turnLatencies: [900, 100] },
  "2": { turnLatencies: [200, 700, 300] },
  "3": { variableValues: { city: "Lima" }, successEvaluation: "7", turnLatencies: [] },
  "4": { turnLatencies: [5000] },
};

const count = { operation: "count", column: "id" } as const;
const base: AnalyticsQuery = { table: "call", name: "q", operations: [count] };

async function ask(query: Partial<AnalyticsQuery>): Promise<unknown> {
  const [checked] = platformOperations.queryAnalytics.body.parse({ queries: [{ ...base, ...query }] }).queries;
  const statement = analyticsStatement(checked ?? base, { orgId: "org", now, words });
  if ("unanswerable" in statement) return statement.unanswerable;
  const { rows } = await database.$client.query<Record<string, unknown>>(statement.text, [...statement.values]);
  return readAnalytics(statement.names, rows);
}

test("counts this org's calls of the last seven days", async () => {
  expect(await ask({})).toEqual([{ countId: 3 }]);
});

test("sums, averages, least and most, under the names asked for", async () => {
  const operations = [
    { operation: "sum", column: "duration" },
    { operation: "avg", column: "cost", alias: "price; drop table" },
    { operation: "min", column: "duration" },
    { operation: "max", column: "costBreakdown.llm" },
  ] as const;
  expect(await ask({ operations: [...operations] })).toEqual([
    { sumDuration: 180, "price; drop table": 0.375, minDuration: 30, "maxCostBreakdown.llm": 0.2 },
  ]);
});

test("groups by fields and by a variable's value", async () => {
  expect(await ask({ groupBy: ["assistantId", "type"] })).toEqual([
    { assistantId: "a", type: "webCall", countId: 2 },
    { assistantId: "b", type: "webCall", countId: 1 },
  ]);
  expect(await ask({ groupByVariableValue: [{ key: "city" }] })).toEqual([
    { "variableValues.city": "Lima", countId: 1 },
    { "variableValues.city": null, countId: 2 },
  ]);
  expect(await ask({ groupBy: "analysis.successEvaluation" })).toEqual([
    { "analysis.successEvaluation": "7", countId: 1 },
    { "analysis.successEvaluation": null, countId: 2 },
  ]);
  expect(await ask({ groupByVariableValue: [{ key: "x' or true --" }] })).toEqual([
    { "variableValues.x' or true --": null, countId: 3 },
  ]);
});

test("waits are counted turn by turn, over the whole time and by day", async () => {
  const operations = (["p50", "p95", "count"] as const).map((operation) => ({
    ...{ operation, column: "turnLatency" as const, alias: operation },
  }));
  expect(await ask({ operations })).toEqual([{ p50: 300, p95: 900, count: 5 }]);
  expect(await ask({ operations, timeRange: { step: "day" } })).toEqual([
    { date: "2026-03-05T00:00:00", p50: 100, p95: 900, count: 2 },
    { date: "2026-03-06T00:00:00", p50: 300, p95: 700, count: 3 },
  ]);
  expect(await ask({ operations: [...operations, count] })).toBe("not-offered");
});

test("half of the calls are that long at most", async () => {
  expect(await ask({ operations: [{ operation: "p50", column: "duration" }] })).toEqual([{ p50Duration: 60 }]);
});

test("steps follow the time zone", async () => {
  expect(await ask({ timeRange: { step: "day" } })).toEqual([
    { date: "2026-03-05T00:00:00", countId: 1 },
    { date: "2026-03-06T00:00:00", countId: 2 },
  ]);
  expect(await ask({ timeRange: { step: "day", timezone: "Europe/Madrid" } })).toEqual([
    { date: "2026-03-06T00:00:00", countId: 3 },
  ]);
});

test("a range of its own", async () => {
  const timeRange = { start: "2026-01-01T00:00:00Z", end: "2026-03-06T10:30:00Z" };
  expect(await ask({ timeRange, groupBy: "assistantId" })).toEqual([{ assistantId: "a", countId: 3 }]);
});

test("every step and every known column is SQL the database takes", async () => {
  for (const step of ["second", "minute", "hour", "week", "month", "quarter", "year", "decade", "century"] as const) {
    expect(await ask({ timeRange: { step } })).not.toEqual([]);
  }
  const columns = Object.entries(columnSql).flatMap(([column, sql]) =>
    sql === undefined || column === "id" || column === "turnLatency" ? [] : [column],
  );
  const operations = columns.map((column) => ({ operation: "sum", column }) as AnalyticsQuery["operations"][number]);
  expect(await ask({ operations })).toHaveLength(1);
});

test.each([
  [{ table: "subscription" }, "not-offered"],
  [{ operations: [{ operation: "max", column: "concurrency" }] }, "not-offered"],
  [{ operations: [{ operation: "history", column: "cost" }] }, "not-offered"],
  [{ operations: [{ operation: "sum", column: "id" }] }, "not-offered"],
  [{ timeRange: { timezone: "Mars/Olympus" } }, "timezone"],
] as const)("%j: %s", async (query, reason) => {
  expect(await ask(query as unknown as Partial<AnalyticsQuery>)).toBe(reason);
});
