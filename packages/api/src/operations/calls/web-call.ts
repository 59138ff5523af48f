import { z } from "zod";
import { longestFirstMessage } from "../assistants/assistant-settings.ts";
import { flag, type Shape } from "../shared/common.ts";
import { callFields } from "./call.ts";
import { talker } from "./talkers.ts";

const asked = z.strictObject({ ...talker, roomDeleteOnUserLeaveEnabled: flag });

/** A web call to be made: who talks, and whether the room outlives the person's leaving. */
export interface NewWebCall extends z.infer<typeof asked> {}
export const newWebCall: Shape<NewWebCall> = asked;

/** What our own room heeds of an assistant; the rest is let through. */
const heeded = z.looseObject({
  name: z.string().max(40).optional(),
  firstMessage: z.string().max(longestFirstMessage).optional(),
  voice: z.looseObject({ provider: z.string().max(40) }).optional(),
});

/**
 * What begins a call in our own room. The product's page sends it the same as to a hosted platform, perhaps a newer
 * one: settings we do not know are let through.
 */
export const roomCall = z.strictObject({
  assistant: heeded.optional(),
  assistantId: z.string().max(100).optional(),
  assistantOverrides: heeded.optional(),
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
