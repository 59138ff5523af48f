import { createClient, type NewWebCall, type PlatformOperations, platformRoutes } from "@dilo/api";
import { VoiceError } from "../voice-error.ts";
import type { CreateCall } from "./start-call.ts";
import type { StartOptions, VoiceCallOptions } from "./voice-call-options.ts";

/** Returns the start stage that asks the platform for a call; it also asks for the credential. */
export function webCallCreator(
  { token, baseUrl, fetch }: Pick<VoiceCallOptions, "token" | "baseUrl" | "fetch">,
  startOptions: StartOptions,
): CreateCall {
  return (stages, { ended }) =>
    stages.run(
      "web-call-creation",
      async () => {
        const credential = typeof token === "string" ? token : await token();
        ended.signal.throwIfAborted();
        const platform = createClient<PlatformOperations>(platformRoutes, {
          baseUrl,
          token: credential,
          ...(fetch && { fetch }),
        });
        const created = await platform.createWebCall({ body: newWebCall(startOptions) }, { signal: ended.signal });
        // A proxy's error page can have a successful status and nothing of a call.
        if (!created?.webCallUrl) throw new VoiceError("not-reached", "What answered is no platform: it gave no call.");
        return created;
      },
      {
        completed: (created) => ({
          callId: created.id,
          videoRecordingEnabled: created.artifactPlan?.videoRecordingEnabled ?? false,
          voiceProvider: created.assistant?.voice?.provider ?? "unknown",
        }),
      },
    );
}

/** The body of POST /call/web. A string is an id; settings are passed on as they are, because the platform validates them. */
function newWebCall(startOptions: StartOptions): NewWebCall {
  const { assistant, squad, workflow } = startOptions;
  return {
    ...(typeof assistant === "string" ? { assistantId: assistant } : assistant && { assistant }),
    ...(startOptions.assistantOverrides && { assistantOverrides: startOptions.assistantOverrides }),
    ...(typeof squad === "string" ? { squadId: squad } : squad && { squad }),
    ...(typeof workflow === "string" ? { workflowId: workflow } : workflow && { workflow }),
    ...(startOptions.workflowOverrides && { workflowOverrides: startOptions.workflowOverrides }),
    ...(startOptions.roomDeleteOnUserLeaveEnabled !== undefined && {
      roomDeleteOnUserLeaveEnabled: startOptions.roomDeleteOnUserLeaveEnabled,
    }),
  } as NewWebCall;
}
