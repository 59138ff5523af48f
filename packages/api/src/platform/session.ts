import { z } from "zod";
import type { CallSpec } from "../call-spec.ts";
import { sessionRoutes as routes } from "./session.routes.ts";
import { reference, type Shape, stored, upTo } from "./shapes/common.ts";
import { customer } from "./shapes/customers.ts";
import { pagedQuery, pageOf } from "./shapes/lists.ts";
import { chatMessage } from "./shapes/messages.ts";
import { twilioImport } from "./shapes/numbers.ts";
import { assistantOrSquad } from "./shapes/talkers.ts";

const changeable = {
  name: upTo(40),
  status: z.enum(["active", "completed"]).optional(),
  /** Seconds until an idle session is over: a minute to 30 days. */
  expirationSeconds: z.number().min(60).max(2_592_000).optional(),
  messages: z.array(chatMessage).optional(),
};
const settings = {
  ...changeable,
  ...assistantOrSquad,
  customer: customer.optional(),
  phoneNumberId: reference,
  phoneNumber: twilioImport.optional(),
};

const row = z.object({ ...settings, ...stored });

/** A conversation that goes on over several chats. */
export interface Session extends z.infer<typeof row> {}
export const session: Shape<Session> = row;

export const sessionCalls = {
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
} as const satisfies Record<string, CallSpec>;
