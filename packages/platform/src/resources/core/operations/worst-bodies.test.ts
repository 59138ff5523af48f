import type { OperationSpec } from "@dilo/api";
import { platformOperations } from "@dilo/api/operations";
import { fullest } from "@dilo/api/samples";
import { expect, test } from "vitest";
import { z } from "zod";
import { processorMs } from "../in-time.ts";
import { validateRequest } from "./validate.ts";

/** As many values as a body may have in all. */
const mostValues = 10_000;
/** 50 ms, and as much again for a core that others share. */
const mostMs = 2 * 50;

const isInside = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !(value instanceof Blob);

function sizeOf(value: unknown): number {
  return isInside(value) ? 1 + Object.values(value).reduce((sum: number, one) => sum + sizeOf(one), 0) : 1;
}

/** What took longest, up to half a second, when each mistake of a long body was told; bodies that are long already leave no room. */
const asking = (
  [
    ...([
      "createAssistant",
      "createCredential",
      "createWorkflow",
      "createTool",
      "createEval",
      "createEvalRun",
    ] as const),
    ...(["createTest", "createCampaign", "createPhoneNumber", "createStructuredOutput"] as const),
    ...(["createKnowledgeBaseV2", "createToken"] as const),
  ] as const
).map((name) => {
  const operation: OperationSpec = platformOperations[name];
  return { name, operation, whole: fullest(operation.body ?? z.never()) };
});

/** A body with each of its lists, and each of its objects, filled to what is taken at all: with what fits, and with what does not. */
function* filled(whole: unknown, room: number, depth = 0): Generator<unknown> {
  if (!isInside(whole) || depth > 2) return;
  const [first] = Object.values(whole) as unknown[];
  for (const one of [first, {}]) {
    const many = Array.from({ length: Math.max(1, Math.floor(room / sizeOf(one))) }, () => one);
    yield Array.isArray(whole) ? many : { ...whole, ...Object.fromEntries(many.map((item, at) => [`x${at}`, item])) };
  }
  for (const [name, inside] of Object.entries(whole))
    for (const one of filled(inside, room, depth + 1)) yield Array.isArray(whole) ? [one] : { ...whole, [name]: one };
}

function longestRead({ operation, whole }: (typeof asking)[number]): number {
  const { query: _unasked, ...rest } = operation as OperationSpec;
  const spec: OperationSpec = { ...rest, parameters: {} };
  let longest = 0;
  const read = (sent: unknown) => {
    const since = processorMs();
    try {
      validateRequest(spec, { parameters: {}, query: [], body: sent });
    } catch {
      // Refused: how long that took is what is asked.
    }
    return processorMs() - since;
  };
  // A schema is made ready once, when it is first used.
  read(whole);
  for (const sent of filled(whole, mostValues - sizeOf(whole) - 1)) longest = Math.max(longest, read(sent));
  return longest;
}

test.each(asking)("the body of $name, filled to what is taken at all, is looked at within the budget", (one) => {
  expect(longestRead(one)).toBeLessThan(mostMs);
});
