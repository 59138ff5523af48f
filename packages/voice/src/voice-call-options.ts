import type { NewWebCall } from "@dilo/api";
import type { AudioSource, OpenMicrophone } from "./microphone.ts";
import type { DailyConfig } from "./rooms/daily/daily-config.ts";
import type { BrowserSpeech, OpenRoom } from "./rooms/room.ts";
import type { OpenSpeaker } from "./speaker.ts";

export interface VoiceCallOptions {
  /** The platform's bearer credential, or how to get one; asked for once per call. */
  readonly token: string | (() => Promise<string>);
  /** Base of the platform's calls: "/platform", or the hosted platform's address. */
  readonly baseUrl: string;
  /** Makes the room a `webCallUrl` names; by default ours for ws: and wss:, Daily's for https:. */
  readonly rooms?: OpenRoom;
  readonly audioSource?: AudioSource;
  /** Begin with the microphone muted. */
  readonly startAudioOff?: boolean;
  /** How Daily's library loads and asks, where a hosted call needs it; by default without eval. */
  readonly dailyConfig?: DailyConfig;
  /** What the browser itself can do; only what is passed here is used. */
  readonly browserSpeech?: BrowserSpeech;
  readonly openMicrophone?: OpenMicrophone;
  readonly openSpeaker?: OpenSpeaker;
  readonly fetch?: typeof fetch;
}

type Configuration<Name extends keyof NewWebCall> = NonNullable<NewWebCall[Name]> | string;

/** Whom to call: an assistant, a squad or a workflow, each whole or by its id. */
export interface StartOptions {
  readonly assistant?: Configuration<"assistant">;
  readonly assistantOverrides?: NonNullable<NewWebCall["assistantOverrides"]>;
  readonly squad?: Configuration<"squad">;
  readonly workflow?: Configuration<"workflow">;
  readonly workflowOverrides?: NonNullable<NewWebCall["workflowOverrides"]>;
  /** False keeps the room when the person leaves, so that `reconnect` can come back to it. */
  readonly roomDeleteOnUserLeaveEnabled?: boolean;
}

/** A call to come back to, as `start` gave it. */
export interface ReconnectableCall {
  readonly webCallUrl: string;
  readonly id?: string;
  readonly artifactPlan?: { readonly videoRecordingEnabled?: boolean };
  readonly assistant?: { readonly voice?: { readonly provider?: string } };
}

/** What goes to POST /call/web: a string is an id. */
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
  };
}
