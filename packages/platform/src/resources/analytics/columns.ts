import type { AnalyticsQuery } from "@dilo/api/operations";

type Column = AnalyticsQuery["operations"][number]["column"];

const number = (path: string) => `(data #>> '{${path}}')::float8`;

/**
 * What each column of the contract is in SQL, over a call's row as JSON in `data`. Costs are US dollars, durations
 * seconds. Columns of a hosted platform's subscription have no meaning here.
 */
export const columnSql: Readonly<Record<Column, string | undefined>> = {
  id: "data ->> 'id'",
  cost: number("cost"),
  "costBreakdown.llm": number("costBreakdown,llm"),
  "costBreakdown.stt": number("costBreakdown,stt"),
  "costBreakdown.tts": number("costBreakdown,tts"),
  "costBreakdown.vapi": number("costBreakdown,vapi"),
  "costBreakdown.transport": number("costBreakdown,transport"),
  "costBreakdown.analysisBreakdown.summary": number("costBreakdown,analysisCostBreakdown,summary"),
  "costBreakdown.transcriber": number("costBreakdown,stt"),
  "costBreakdown.ttsCharacters": number("costBreakdown,ttsCharacters"),
  "costBreakdown.llmPromptTokens": number("costBreakdown,llmPromptTokens"),
  "costBreakdown.llmCachedPromptTokens": number("costBreakdown,llmCachedPromptTokens"),
  "costBreakdown.llmCompletionTokens": number("costBreakdown,llmCompletionTokens"),
  duration: "extract(epoch from (data ->> 'endedAt')::timestamptz - (data ->> 'startedAt')::timestamptz)",
  // Of `turns`: a call has many.
  turnLatency: "turns.ms::float8",
  concurrency: undefined,
  minutesUsed: undefined,
};

/** What calls can be grouped by: `words` is what only the opened rows tell (`CallWords`). */
export const groupSql = {
  type: "data ->> 'type'",
  assistantId: "data ->> 'assistantId'",
  endedReason: "data ->> 'endedReason'",
  "analysis.successEvaluation": "words ->> 'successEvaluation'",
  status: "data ->> 'status'",
} as const;
