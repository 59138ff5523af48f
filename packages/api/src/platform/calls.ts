import { z } from "zod";
import type { CallSpec } from "../call-spec.ts";
import { platformRoutes } from "./routes.ts";

/** An assistant as the product configures it; unknown settings of the hosted platform are let through. */
const assistant = z.looseObject({
  name: z.string().max(40).optional(),
  firstMessage: z.string().max(1000).optional(),
  voice: z.looseObject({ provider: z.string().max(40) }).optional(),
});

/** The voice platform's calls, written once. */
export const platformCalls = {
  createWebCall: {
    ...platformRoutes.createWebCall,
    body: z.strictObject({
      assistant: assistant.optional(),
      assistantId: z.string().max(100).optional(),
      assistantOverrides: z.looseObject({}).optional(),
      squad: z.looseObject({}).optional(),
      squadId: z.string().max(100).optional(),
      workflow: z.looseObject({}).optional(),
      workflowId: z.string().max(100).optional(),
      workflowOverrides: z.looseObject({}).optional(),
      roomDeleteOnUserLeaveEnabled: z.boolean().optional(),
    }),
    answer: z.object({
      id: z.string(),
      webCallUrl: z.string(),
      artifactPlan: z.object({ videoRecordingEnabled: z.boolean() }),
      assistant: z.looseObject({ voice: z.looseObject({ provider: z.string() }) }),
    }),
  },
} as const satisfies Record<string, CallSpec>;

export type PlatformCalls = typeof platformCalls;
export type NewWebCall = z.input<PlatformCalls["createWebCall"]["body"]>;
export type WebCall = z.output<PlatformCalls["createWebCall"]["answer"]>;
