import type { OperationAnswer } from "@dilo/api";
import type { AnalyticsQuery, PlatformOperations } from "@dilo/api/operations";
import { type SQL, sql } from "drizzle-orm";
import { notOffered, OperationError } from "../core/operations/operation-error.ts";
import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { storableInstant } from "../core/store/in-sql.ts";
import { analyticsStatement, type CallWords, needsWords, readAnalytics, type Statement, timesOf } from "./query.ts";

/** Postgres' code for a value it can't work with: a time zone that it does not know. */
const invalidValue = "22023";

/** Handler for analytics: each query is one SQL statement over the org's calls. */
export function analyticsHandlers(context: ResourceContext): Pick<OperationHandlers, "queryAnalytics"> {
  return {
    queryAnalytics: async ({ orgId, body: { queries } }) => {
      const answers: OperationAnswer<PlatformOperations["queryAnalytics"]> = [];
      for (const query of queries) {
        const asked = storable(query);
        const now = context.now();
        const words = needsWords(asked) ? await wordsOf(context, orgId, timesOf(asked, now)) : {};
        const statement = analyticsStatement(asked, { orgId, now, words });
        if ("unanswerable" in statement) throw operationErrorOf(statement.unanswerable);
        const { step } = query.timeRange ?? {};
        const timeRange = { ...(step && { step }), ...statement.timeRange };
        answers.push({ name: query.name, timeRange, result: await run(context, statement) });
      }
      return answers;
    },
  };
}

async function wordsOf(
  context: ResourceContext,
  orgId: string,
  { start, end }: { readonly start: string; readonly end: string },
): Promise<CallWords> {
  const words: Record<string, CallWords[string]> = {};
  const times = { createdAtGe: start, createdAtLt: end };
  for await (const call of context.store.each({ kind: "call", orgId }, times)) {
    const { id, analysis, artifact } = call as OpenedCall;
    const { variableValues, performanceMetrics } = artifact ?? {};
    const turns = performanceMetrics?.turnLatencies ?? [];
    const turnLatencies = turns.flatMap(({ turnLatency }) => turnLatency ?? []);
    words[id] = { successEvaluation: analysis?.successEvaluation, variableValues, turnLatencies };
  }
  return words;
}

interface OpenedCall {
  readonly id: string;
  readonly analysis?: { readonly successEvaluation?: unknown };
  readonly artifact?: OperationAnswer<PlatformOperations["getCall"]>["artifact"];
}

async function run({ db }: ResourceContext, { text, values, names }: Statement): Promise<Record<string, unknown>[]> {
  try {
    const answer = await db.execute(withValues(text, values));
    return readAnalytics(names, (answer as unknown as { rows: Record<string, unknown>[] }).rows);
  } catch (error) {
    const cause = (error as { readonly cause?: { readonly code?: unknown } }).cause;
    if (cause?.code === invalidValue) throw operationErrorOf("timezone");
    throw error;
  }
}

/** A statement's text with its values in their places, `$1` first. */
function withValues(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)));
}

function storable(query: AnalyticsQuery): AnalyticsQuery {
  const { timeRange } = query;
  if (timeRange === undefined) return query;
  const { start, end } = timeRange;
  const dates = {
    ...(start !== undefined && { start: storableInstant(start).toISOString() }),
    ...(end !== undefined && { end: storableInstant(end).toISOString() }),
  };
  return { ...query, timeRange: { ...timeRange, ...dates } };
}

function operationErrorOf(reason: "not-offered" | "timezone"): OperationError {
  return reason === "timezone"
    ? new OperationError(
        "bad-request",
        "The body's field queries.timeRange.timezone is wrong: there is no such time zone.",
      )
    : notOffered("calls alone are counted, by the columns that their rows have; there are no subscriptions here.");
}
