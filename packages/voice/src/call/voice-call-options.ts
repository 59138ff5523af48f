import type { AudioSource, OpenMicrophone } from "../audio/microphone.ts";
import type { OpenSpeaker } from "../audio/speaker.ts";
import type { DailyConfig } from "../rooms/daily/daily-config.ts";
import type { BrowserSpeech, OpenRoom } from "../rooms/media-room.ts";

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

/** Settings of the platform; those not named here go along as they are. */
export interface Settings {
  readonly [setting: string]: unknown;
}

/** An assistant as the platform takes it. */
export interface AssistantSettings extends Settings {
  readonly name?: string | undefined;
  /** Spoken first. */
  readonly firstMessage?: string | undefined;
  readonly voice?: (Settings & { readonly provider: string }) | undefined;
}

/** Whom to call: an assistant, a squad or a workflow, each whole or by its id. */
export interface StartOptions {
  readonly assistant?: AssistantSettings | string;
  readonly assistantOverrides?: Settings;
  readonly squad?: Settings | string;
  readonly workflow?: Settings | string;
  readonly workflowOverrides?: Settings;
  /** False keeps the room when the person leaves, so that `reconnect` can come back to it: to a Dilo platform's for a minute. */
  readonly roomDeleteOnUserLeaveEnabled?: boolean;
}

/** A call to come back to, as `start` gave it. */
export interface ReconnectableCall {
  readonly webCallUrl: string;
  readonly id?: string;
  readonly artifactPlan?: { readonly videoRecordingEnabled?: boolean };
  readonly assistant?: { readonly voice?: { readonly provider?: string } };
}

/** A call as the platform created it; the rest of its row comes along. */
export interface StartedCall extends ReconnectableCall {
  readonly id: string;
  readonly [field: string]: unknown;
}
