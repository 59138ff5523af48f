import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { assistantOrSquad } from "../calls/talkers.ts";
import { twilioImport } from "../phone-numbers/new-phone-number.ts";
import { sessionRoutes as routes } from "../routes.ts";
import { later, longestList, reference, type Shape, stored, upTo } from "../shared/common.ts";
import { customer } from "../shared/customers.ts";
import { pagedQuery, pageOf } from "../shared/lists.ts";
import { chatMessage, keptMessage } from "../shared/messages.ts";

const changeable = {
  name: upTo(40),
  status: z.enum(["active", "completed"]).optional(),
  /** Seconds until an idle session is over: a minute to 30 days. */
  expirationSeconds: z.number().min(60).max(2_592_000).optional(),
  messages: z.array(chatMessage).max(longestList).optional(),
};
const settings = {
  ...changeable,
  ...assistantOrSquad,
  customer: customer.optional(),
  phoneNumberId: reference,
  phoneNumber: twilioImport.optional(),
  ...later("assistantOverrides", "customerId"),
};

const row = z.object({ ...settings, ...stored, messages: z.array(keptMessage).optional() });

/** A conversation that spans several chats. */
export interface Session extends z.infer<typeof row> {}
export const session: Shape<Session> = row;

export const sessionOperations = {
  createSession: { ...routes.createSession, body: z.strictObject(settings), answer: session },
  listSessions: {
    ...routes.listSessions,
    query: z.strictObject({
      ...pagedQuery,
      name: upTo(40),
      assistantId: reference,
      squadId: reference,
      workflowId: reference,
    }),
    answer: pageOf(session),
  },
  getSession: { ...routes.getSession, answer: session },
  updateSession: { ...routes.updateSession, body: z.strictObject(changeable), answer: session },
  deleteSession: { ...routes.deleteSession, answer: session },
} as const satisfies Record<string, OperationSpec>;
