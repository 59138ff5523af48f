import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { analyticsRoutes as routes } from "../routes.ts";
import { instant, oneOrMore, text, upTo } from "../shared/common.ts";

/** A query's parts, and queries of one request, are at most this many. */
const longestQuery = 100;

const timeRange = z.strictObject({
  step: z
    .enum(["second", "minute", "hour", "day", "week", "month", "quarter", "year", "decade", "century", "millennium"])
    .optional(),
  start: instant.optional(),
  end: instant.optional(),
  /** An IANA name; default "UTC". */
  timezone: text,
});

const operation = z.strictObject({
  /** "p50" and "p95": the least value that so many of a hundred do not exceed. */
  operation: z.enum(["sum", "avg", "count", "min", "max", "history", "p50", "p95"]),
  column: z.enum([
    "id",
    "cost",
    "costBreakdown.llm",
    "costBreakdown.stt",
    "costBreakdown.tts",
    "costBreakdown.vapi",
    "costBreakdown.transport",
    "costBreakdown.analysisBreakdown.summary",
    "costBreakdown.transcriber",
    "costBreakdown.ttsCharacters",
    "costBreakdown.llmPromptTokens",
    "costBreakdown.llmCachedPromptTokens",
    "costBreakdown.llmCompletionTokens",
    "duration",
    "concurrency",
    "minutesUsed",
    /** Of each turn, in milliseconds. A query that asks for it asks for nothing else. */
    "turnLatency",
  ]),
  alias: upTo(40),
});

const query = z.strictObject({
  table: z.enum(["call", "subscription"]),
  name: z.string().max(40),
  groupBy: oneOrMore(z.enum(["type", "assistantId", "endedReason", "analysis.successEvaluation", "status"])),
  groupByVariableValue: z
    .array(z.strictObject({ key: z.string().max(100) }))
    .max(longestQuery)
    .optional(),
  timeRange: timeRange.optional(),
  operations: z.array(operation).max(longestQuery),
});

export type AnalyticsQuery = z.infer<typeof query>;

export const analyticsOperations = {
  queryAnalytics: {
    ...routes.queryAnalytics,
    body: z.strictObject({ queries: z.array(query).max(longestQuery) }),
    answer: z.array(z.object({ name: z.string(), timeRange, result: z.array(z.record(z.string(), z.unknown())) })),
    failures: [422],
  },
} as const satisfies Record<string, OperationSpec>;
