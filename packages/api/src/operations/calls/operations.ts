import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { callRoutes as routes } from "../routes.ts";
import { oneOrMore, record, reference, type Shape, upTo } from "../shared/common.ts";
import { type Customer, customer } from "../shared/customers.ts";
import { datedQuery, numberInQuery, pagedQuery, pageOf } from "../shared/lists.ts";
import { call, callStatuses, newCall } from "./call.ts";
import { newWebCall, webCall } from "./web-call.ts";

const failed: Shape<{ customer: Customer; error: string }> = z.object({ customer, error: z.string() });

/** One call, or what became of each when several customers were to be called. */
const dialled = z.union([call, z.object({ results: z.array(call), errors: z.array(failed) })]);

const dollars = numberInQuery().optional();

/** A number as it is written in JSON. */
const numberText = z
  .string()
  .regex(/^-?\d+(\.\d+)?([eE][-+]?\d{1,2})?$/)
  .optional();

/** A comparison with what a structured output found: `structuredOutputs[score][gte]=7`. */
const comparison = z.strictObject({
  eq: z.string().optional(),
  neq: z.string().optional(),
  gt: numberText,
  gte: numberText,
  lt: numberText,
  lte: numberText,
  contains: z.string().optional(),
  notContains: z.string().optional(),
});

const filters = {
  ...pagedQuery,
  id: reference,
  idAny: oneOrMore(z.string().max(100)),
  assistantId: reference,
  assistantName: upTo(40),
  assistantOverrides: record.optional(),
  phoneNumberId: reference,
  number: z.string().min(3).max(40).optional(),
  numberE164CheckEnabled: z.stringbool().or(z.boolean()).optional(),
  extension: upTo(10),
  sipUri: upTo(1000),
  name: upTo(40),
  email: upTo(40),
  externalId: upTo(40),
  cost: dollars,
  costLe: dollars,
  costGe: dollars,
  successEvaluation: upTo(1000),
  endedReason: upTo(1000),
  /** Ours: "in-progress" finds the calls that are under way. */
  status: z.enum(callStatuses).optional(),
  /** Ours: words that were said in a call that is over, all of them, in any order; accents and capitals do not count. */
  transcript: upTo(1000),
  structuredOutputs: z.record(z.string(), comparison).optional(),
};

const callsQuery = z.strictObject(filters);

/** Columns of the export, comma-separated values; all of them when none is named. */
const exportQuery = z.strictObject({
  ...filters,
  columns: oneOrMore(z.string().max(100)),
  async: z.stringbool().or(z.boolean()).optional(),
});

export const callOperations = {
  createCall: { ...routes.createCall, body: newCall, answer: dialled, failures: [422, 500] },
  listCalls: {
    ...routes.listCalls,
    query: z.strictObject({ ...datedQuery, id: reference, assistantId: reference, phoneNumberId: reference }),
    answer: z.array(call),
  },
  getCall: { ...routes.getCall, answer: call },
  updateCall: { ...routes.updateCall, body: z.strictObject({ name: upTo(40) }), answer: call },
  deleteCall: { ...routes.deleteCall, answer: call, failures: [503] },
  createPhoneCall: { ...routes.createPhoneCall, body: newCall, answer: dialled, failures: [422] },
  createWebCall: { ...routes.createWebCall, access: "public", body: newWebCall, answer: webCall, failures: [422, 503] },
  pageCalls: { ...routes.pageCalls, query: callsQuery, answer: pageOf(call) },
  pageCallMetadata: { ...routes.pageCallMetadata, query: callsQuery, answer: pageOf(call) },
  exportCalls: { ...routes.exportCalls, query: exportQuery, answer: "bytes", failures: [422] },
} as const satisfies Record<string, OperationSpec>;

export type { NewWebCall } from "./web-call.ts";
export type WebCall = z.output<typeof webCall>;
