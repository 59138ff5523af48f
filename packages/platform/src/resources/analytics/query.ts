import type { AnalyticsQuery } from "@dilo/api/operations";
import { columnSql, groupSql } from "./columns.ts";

/** A statement for Postgres: words of a request reach it as values alone. Result columns are `c0`, `c1` and so on. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The name of each result column, in order. */
  readonly names: readonly string[];
  readonly timeRange: { readonly start: string; readonly end: string; readonly timezone: string };
}

/** What of a call is sealed in the database, and calls may be grouped by. By the call's id. */
export type CallWords = Readonly<Record<string, CallWord>>;

interface CallWord {
  readonly successEvaluation?: unknown;
  readonly variableValues?: unknown;
  /** How long the person waited at each turn, in milliseconds. */
  readonly turnLatencies?: readonly number[];
}

/** Whether a query asks for what is sealed: then the calls of its time have to be opened for it. */
export function needsWords(query: AnalyticsQuery): boolean {
  const { groupBy, groupByVariableValue = [] } = query;
  const isGrouped = groupByVariableValue.length > 0 || [groupBy ?? []].flat().includes("analysis.successEvaluation");
  return isGrouped || countsTurns(query);
}

const countsTurns = ({ operations }: AnalyticsQuery) => operations.some(({ column }) => column === "turnLatency");

/** When a query begins and ends. Without a range it looks at the last seven days (platform contract). */
export function timesOf({ timeRange }: AnalyticsQuery, now: Date): { readonly start: string; readonly end: string } {
  const end = timeRange?.end ?? now.toISOString();
  return { start: timeRange?.start ?? new Date(Date.parse(end) - weekMs).toISOString(), end };
}

/** Why a query cannot be answered: what it asks for does not exist here, or its time zone does not exist at all. */
export interface Unanswerable {
  readonly unanswerable: "not-offered" | "timezone";
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Turns one analytics query into SQL over `platform_calls (org_id, created_at, data)`.
 * Without a step it looks at the whole range at once (platform contract).
 */
export function analyticsStatement(
  query: AnalyticsQuery,
  { orgId, now, words = {} }: { readonly orgId: string; readonly now: Date; readonly words?: CallWords },
): Statement | Unanswerable {
  const { step, timezone = "UTC" } = query.timeRange ?? {};
  const { start, end } = timesOf(query, now);
  if (!isTimezone(timezone)) return { unanswerable: "timezone" };
  const ofTurns = countsTurns(query);
  // A call is there as often as it has turns: what is counted once a call cannot be counted beside them.
  const isMixed = ofTurns && query.operations.some(({ column }) => column !== "turnLatency");
  if (query.table !== "call" || isMixed) return { unanswerable: "not-offered" };

  const values: unknown[] = [orgId, start, end, JSON.stringify(words)];
  const value = (one: unknown) => `$${values.push(one)}`;
  const groups = [query.groupBy ?? []].flat().map((name) => ({ name: name as string, sql: groupSql[name] as string }));
  for (const { key } of query.groupByVariableValue ?? []) {
    groups.push({ name: `variableValues.${key}`, sql: `words -> 'variableValues' ->> ${value(key)}::text` });
  }
  if (step !== undefined) {
    const truncated = `date_trunc(${value(step)}::text, created_at at time zone ${value(timezone)}::text)`;
    groups.unshift({ name: "date", sql: `to_char(${truncated}, 'YYYY-MM-DD"T"HH24:MI:SS')` });
  }

  const results = query.operations.map(({ operation, column, alias }) => {
    const sql = columnSql[column];
    const isUnknown = sql === undefined || operation === "history" || (column === "id" && operation !== "count");
    return { name: alias ?? operation + capital(column), sql: isUnknown ? undefined : calculation(operation, sql) };
  });
  if (results.some(({ sql }) => sql === undefined)) return { unanswerable: "not-offered" };

  const columns = [...groups, ...results];
  const places = groups.map((_, index) => index + 1).join(", ");
  return {
    text: [
      `select ${columns.map(({ sql }, index) => `${sql} as c${index}`).join(", ")}`,
      "from platform_calls cross join lateral (select $4::jsonb -> (data ->> 'id') as words) opened",
      ...(ofTurns ? ["cross join lateral jsonb_array_elements_text(words -> 'turnLatencies') as turns(ms)"] : []),
      "where org_id = $1 and created_at >= $2::timestamptz and created_at < $3::timestamptz",
      ...(groups.length > 0 ? [`group by ${places} order by ${places}`] : []),
    ].join("\n"),
    values,
    names: columns.map(({ name }) => name),
    timeRange: { start, end, timezone },
  };
}

/** Gives a statement's rows the names the query asked for. */
export function readAnalytics(
  names: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Record<string, unknown>[] {
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[`c${index}`] ?? null])));
}

function calculation(operation: string, sql: string): string {
  const hundredth = /^p(\d+)$/.exec(operation)?.[1];
  if (hundredth !== undefined) return `percentile_disc(0.${hundredth}) within group (order by ${sql})::float8`;
  return operation === "count" ? `count(${sql})::int` : `${operation}(${sql})::float8`;
}

function capital(column: string): string {
  return column.charAt(0).toUpperCase() + column.slice(1);
}

/** Names alone: an offset such as "+01:00" is east of Greenwich for some, and west of it for Postgres. */
function isTimezone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
