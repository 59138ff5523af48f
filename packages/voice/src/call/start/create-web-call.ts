import { ApiError, type NewWebCall, type platformRoutes, send, type WebCall } from "@dilo/api";
import { isOwnRoom } from "../../rooms/open-room.ts";
import { VoiceError } from "../../voice-error.ts";
import type { StartOptions, VoiceCallOptions } from "../voice-call-options.ts";
import type { CreateCall } from "./start-context.ts";

/** The one route of the platform that a call needs; all of them would weigh more than what sends them. */
const route = { method: "POST", path: "/call/web" } as const satisfies (typeof platformRoutes)["createWebCall"];

/** Returns the start stage that asks the platform for a call; it also asks for the credential. */
export function webCallCreator(
  { token, baseUrl, fetch, rooms }: Pick<VoiceCallOptions, "token" | "baseUrl" | "fetch" | "rooms">,
  startOptions: StartOptions,
): CreateCall {
  return (stages, { ended }) =>
    stages.run(
      "web-call-creation",
      async () => {
        if (rooms === undefined) assertNoVideo(startOptions);
        const credential = typeof token === "string" ? token : await fetchToken(token);
        ended.signal.throwIfAborted();
        const options = { baseUrl, token: credential, signal: ended.signal, ...(fetch && { fetch }) };
        const answer = await send(route, { body: newWebCall(startOptions) }, options).catch(async (cause: unknown) => {
          throw await withAddress(cause, baseUrl, fetch);
        });
        const created = answer as WebCall | undefined;
        // A proxy's error page can have a successful status and nothing of a call.
        if (!created?.webCallUrl) throw new VoiceError("no-platform", `${noPlatform(baseUrl)}: it gave no call.`);
        if (isOwnRoom(created.webCallUrl)) assertNoVideo(startOptions);
        warnOf(created);
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

/** What the platform has to say of a call that it created all the same: settings without effect, a token no page should have. */
function warnOf(created: WebCall): void {
  for (const { path, message } of created.warnings ?? []) console.warn(`@dilo/voice: ${path}: ${message}`);
}

/** Our own room records no video, and says so instead of leaving it out. @throws VoiceError `not-supported` */
function assertNoVideo({ assistant, assistantOverrides }: StartOptions): void {
  for (const settings of [assistant, assistantOverrides]) {
    const plan: unknown = Object(settings)["artifactPlan"];
    if (Object(plan)["videoRecordingEnabled"] === true) {
      throw new VoiceError(
        "not-supported",
        "Our own room records no video: leave artifactPlan.videoRecordingEnabled out.",
      );
    }
  }
}

async function fetchToken(token: () => Promise<string>): Promise<string> {
  const credential: unknown = await token();
  if (typeof credential === "string" && credential.trim() !== "") return credential;
  throw new VoiceError("invalid", "The function given as token gave no token.");
}

/** A server that is away or is no platform is named; a platform that refuses speaks for itself. */
async function withAddress(cause: unknown, baseUrl: string, ask = fetch): Promise<unknown> {
  if (!(cause instanceof ApiError)) return cause;
  const { statusCode, code } = cause;
  const place = baseUrl || "this page's own server";
  if (statusCode === 0) {
    if (code === "unreadable") return new VoiceError("no-platform", `${noPlatform(baseUrl)}.`, { cause });
    if (code === "not-reached" && (await isAnswering(baseUrl, ask))) {
      const message = `${noPlatform(baseUrl)}, or it lets no page of this origin ask. A Dilo platform's address ends with /platform.`;
      return new VoiceError("no-platform", message, { cause });
    }
    return new VoiceError("not-reached", `The platform at ${place} could not be reached: ${code}.`, { cause });
  }
  if (statusCode !== 404 && statusCode !== 405) return cause;
  const message = `${cause.message} (POST /call/web answered ${statusCode}: is ${place} the right baseUrl?)`;
  return new VoiceError("call-refused", message, { cause });
}

/** A server elsewhere that takes no request of ours fails as one that is away; what asks for no leave, it answers. Milliseconds. */
const longestProbeMs = 3000;

async function isAnswering(baseUrl: string, ask: typeof fetch): Promise<boolean> {
  try {
    await ask(baseUrl, { mode: "no-cors", credentials: "omit", signal: AbortSignal.timeout(longestProbeMs) });
    return true;
  } catch {
    return false;
  }
}

function noPlatform(baseUrl: string): string {
  return `What answered at ${baseUrl || "this page's own server"} is no platform`;
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
