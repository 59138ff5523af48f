import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { serverMessageRoutes as routes } from "../routes.ts";
import { id, instant, record, reference, text } from "../shared/common.ts";

/** A message for a developer's server that has not arrived. Lists do not say what is in it. */
const message = z.object({
  id,
  orgId: id,
  callId: id,
  /** "waiting": it is sent again by itself; "dead": it was given up, and is kept for a week. */
  state: z.enum(["waiting", "dead"]),
  /** Its kind: "end-of-call-report". */
  type: text,
  /** When it was to be sent first. */
  createdAt: instant,
  /** Why the last attempt failed. */
  reason: text,
  /** What the server answered then (HTTP); left out where it answered nothing. */
  status: z.number().optional(),
});

export const serverMessageOperations = {
  listServerMessages: {
    ...routes.listServerMessages,
    query: z.strictObject({ callId: reference, state: z.enum(["waiting", "dead"]).optional() }),
    answer: z.array(message),
  },
  getServerMessage: {
    ...routes.getServerMessage,
    /** With all that is sent: `{ message }`. */
    answer: z.object({ ...message.shape, body: record }),
  },
  resendServerMessage: { ...routes.resendServerMessage, answer: message },
} as const satisfies Record<string, OperationSpec>;
