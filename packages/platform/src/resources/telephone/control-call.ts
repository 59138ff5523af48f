import { phoneTransfer, readBody } from "@dilo/api/operations";
import { ClientMessageSchema } from "@dilo/api/room";
import { z } from "zod";
import type { CallControl } from "../../calls/call-control.ts";
import { readPhoneDestination } from "../../tools/tool-settings.ts";
import { OperationError } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { describeIssues, type Misread } from "../core/operations/validation-message.ts";
import type { StoredRow } from "../core/store/row-store.ts";
import { openPhoneTools } from "./phone-tools.ts";
import { transfersOf } from "./transfers-of-number.ts";

const Transfer = z.object({ type: z.literal("transfer"), destination: phoneTransfer });

/**
 * Does what a developer's server, or somebody at the console, asks of a call that is up: words, a message, muting, its end,
 * and by telephone a transfer.
 * @throws OperationError
 */
export async function controlCall(
  context: ResourceContext,
  orgId: string,
  callId: string,
  body: unknown,
): Promise<void> {
  const { row, call } = await requireUp(context, orgId, callId);
  const transfer = readBody(Transfer, body);
  if (transfer.isValid) await passOn(context, { row, call }, transfer.value.destination);
  else if ((body as { readonly type?: unknown } | null)?.type === "transfer") throw wrong(transfer);
  else {
    const message = readBody(ClientMessageSchema, withMessage(body));
    if (!message.isValid) throw wrong(message);
    // Of its page this would be the person who hangs up.
    if (message.value.type === "end-call") context.endCall(callId);
    else call.tell(message.value);
  }
}

/** A call of an org that is up on this server. @throws OperationError */
export async function requireUp(context: ResourceContext, orgId: string, callId: string) {
  const row = await context.store.find({ kind: "call", orgId }, callId);
  if (row === undefined) throw new OperationError("not-found", "There is no such call.");
  const call = context.callOf(callId);
  if (call === undefined) throw new OperationError("conflict", "The call is over, or on another server.");
  return { row, call };
}

/** Words to say have two names (platform contract): what a page calls its message, a server calls the content. */
function withMessage(body: unknown): unknown {
  const { type, content } = (body ?? {}) as { readonly type?: unknown; readonly content?: unknown };
  return type === "say" && content !== undefined ? { message: content, ...(body as object) } : body;
}

async function passOn(
  context: ResourceContext,
  { row, call }: { readonly row: StoredRow; readonly call: CallControl },
  destination: z.infer<typeof Transfer>["destination"],
): Promise<void> {
  const to = readPhoneDestination(destination);
  const { id, orgId } = row;
  const number = await context.store.find({ kind: "phone number", orgId }, String(row["phoneNumberId"]));
  const transfers = number && (await transfersOf(context, number));
  if (transfers === undefined) throw new OperationError("conflict", "The call's number has no trunk any more.");
  const refusal = transfers.refusalOf(to);
  if (refusal !== undefined)
    throw new OperationError("bad-request", `The body's field destination is wrong: ${refusal}.`);
  const assistant = (row["assistant"] ?? {}) as Readonly<Record<string, unknown>>;
  const phone = openPhoneTools({
    context,
    orgId,
    callId: Promise.resolve(id),
    transfers,
    assistant,
    messages: () => [],
  });
  if (to.message !== undefined) call.tell({ type: "say", message: to.message });
  // How it goes is seen in the call: nobody waits a minute for an answer.
  void phone
    .transfer(to, new AbortController().signal)
    .then(({ words, endsCall }) => {
      if (words !== undefined) call.tell({ type: "say", message: words, endCallAfterSpoken: endsCall === true });
    })
    .catch(context.warn);
}

const wrong = (misread: Misread) => new OperationError("bad-request", describeIssues("body", misread));
