import type { NewWebCall } from "@dilo/api";
import type { StartOptions } from "./voice-call-options.ts";

/** What goes to POST /call/web: a string is an id. Settings go as they are: the platform they go to checks them. */
export function newWebCall(start: StartOptions): NewWebCall {
  const { assistant, squad, workflow } = start;
  return {
    ...(typeof assistant === "string" ? { assistantId: assistant } : assistant && { assistant }),
    ...(start.assistantOverrides && { assistantOverrides: start.assistantOverrides }),
    ...(typeof squad === "string" ? { squadId: squad } : squad && { squad }),
    ...(typeof workflow === "string" ? { workflowId: workflow } : workflow && { workflow }),
    ...(start.workflowOverrides && { workflowOverrides: start.workflowOverrides }),
    ...(start.roomDeleteOnUserLeaveEnabled !== undefined && {
      roomDeleteOnUserLeaveEnabled: start.roomDeleteOnUserLeaveEnabled,
    }),
  } as NewWebCall;
}
