import { z } from "zod";
import { callFields } from "./shapes/calls.ts";

/** An assistant as the product configures it; unknown settings of the hosted platform are let through. */
const assistant = z.looseObject({
  name: z.string().max(40).optional(),
  firstMessage: z.string().max(1000).optional(),
  voice: z.looseObject({ provider: z.string().max(40) }).optional(),
});

/** A web call to be made. A page sends it, perhaps to a newer platform: settings it does not know are let through. */
export const newWebCall = z.strictObject({
  assistant: assistant.optional(),
  assistantId: z.string().max(100).optional(),
  assistantOverrides: z.looseObject({}).optional(),
  squad: z.looseObject({}).optional(),
  squadId: z.string().max(100).optional(),
  workflow: z.looseObject({}).optional(),
  workflowId: z.string().max(100).optional(),
  workflowOverrides: z.looseObject({}).optional(),
  roomDeleteOnUserLeaveEnabled: z.boolean().optional(),
});

/** What a page needs to join the call's room; the rest of the call's row comes with it where there is one. */
export const webCall = z.object({
  ...z.object(callFields).partial().shape,
  id: z.string(),
  webCallUrl: z.string(),
  artifactPlan: z.looseObject({ videoRecordingEnabled: z.boolean() }),
  assistant: z.looseObject({ voice: z.looseObject({ provider: z.string() }) }),
});
