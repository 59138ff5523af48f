import { PlatformError } from "../../platform-error.ts";
import { fewAtATime } from "../core/few-at-a-time.ts";
import { OperationError } from "../core/operations/operation-error.ts";
import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import type { StoredRow } from "../core/store/row-store.ts";
import { findInCall, mostAtOnce } from "./analyse-call.ts";
import type { OutputRow } from "./questions.ts";

/** Handler that works a structured output out of calls that are over, again or for the first time. */
export function runOutputHandlers(context: ResourceContext): Pick<OperationHandlers, "runStructuredOutput"> {
  return {
    runStructuredOutput: async ({ orgId, body }) => {
      const { structuredOutputId, structuredOutput, callIds, previewEnabled = false } = body;
      if ((structuredOutputId === undefined) === (structuredOutput === undefined)) {
        throw wrong("structuredOutputId", "name it, or write a structuredOutput");
      }
      if (previewEnabled && callIds.length !== 1) throw wrong("callIds", "one call is looked at beforehand");
      const output: OutputRow =
        structuredOutputId === undefined
          ? { id: context.newId(), ...structuredOutput }
          : await context.rows("structured output", orgId).get(structuredOutputId);
      const calls = await Promise.all(callIds.map((id, at) => endedCall(context, orgId, { id, at })));
      const found = await fewAtATime(calls, mostAtOnce, async (call) => [
        call.id,
        await findInCall(context, call, { output, isKept: !previewEnabled }),
      ]);
      const results = found.map((one) => {
        if (one.status === "fulfilled") return one.value;
        throw failureOf(one.reason);
      });
      const message = `Worked out of ${results.length === 1 ? "one call" : `${results.length} calls`}.`;
      const { id, name } = output;
      return { message, id, ...(typeof name === "string" && { name }), results: Object.fromEntries(results) };
    },
  };
}

/** @throws OperationError bad-request where nothing can be found in the call */
async function endedCall(
  context: ResourceContext,
  orgId: string,
  { id, at }: { readonly id: string; readonly at: number },
): Promise<StoredRow> {
  const call = await context.store.find({ kind: "call", orgId }, id);
  if (call === undefined) throw wrong(`callIds.${at}`, "there is no such call");
  if (call["status"] !== "ended") throw wrong(`callIds.${at}`, "the call is not over");
  const messages = (call["messages"] ?? []) as readonly { readonly role: string }[];
  if (messages.some(({ role }) => role === "user" || role === "bot")) return call;
  throw wrong(`callIds.${at}`, "no words of the call are stored");
}

/** What was found in the other calls is kept. */
const failureOf = (error: unknown) =>
  error instanceof PlatformError
    ? new OperationError("not-available", `${error.message} Ask again for the calls without a result.`, {
        cause: error,
      })
    : error;

const wrong = (field: string, why: string) =>
  new OperationError("bad-request", `The body's field ${field} is wrong: ${why}.`);
