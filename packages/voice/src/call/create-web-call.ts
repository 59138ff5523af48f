import { createClient, type PlatformOperations, platformRoutes } from "@dilo/api";
import { VoiceError } from "../voice-error.ts";
import { newWebCall } from "./new-web-call.ts";
import type { CreateCall } from "./start-call.ts";
import type { StartOptions, VoiceCallOptions } from "./voice-call-options.ts";

/** The stage in which the platform is asked for a call; the credential is asked for in it. */
export function webCallCreator(
  { token, baseUrl, fetch }: Pick<VoiceCallOptions, "token" | "baseUrl" | "fetch">,
  whom: StartOptions,
): CreateCall {
  return (stages, { over }) =>
    stages.run(
      "web-call-creation",
      async () => {
        const credential = typeof token === "string" ? token : await token();
        over.signal.throwIfAborted();
        const platform = createClient<PlatformOperations>(platformRoutes, {
          baseUrl,
          token: credential,
          ...(fetch && { fetch }),
        });
        const created = await platform.createWebCall({ body: newWebCall(whom) }, { signal: over.signal });
        // A proxy's page has the status of an answer and nothing of a call.
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
