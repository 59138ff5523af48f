import type { AudioSource, OpenMicrophone } from "../audio/microphone.ts";
import type { OpenSpeaker } from "../audio/speaker.ts";
import type { BrowserSpeech, CallOptions, DailyConfig, OpenRoom } from "../rooms/media-room.ts";

export interface VoiceCallOptions extends CallOptions {
  /** The platform's bearer credential, or a function that gets one, called once per call. */
  readonly token: string | (() => Promise<string>);
  /** Base URL of the platform's API: "/platform", or the hosted platform's address. */
  readonly baseUrl: string;
  /**
   * Creates the room for a `webCallUrl`; by default our own, for ws: and wss:. Calls of the hosted platform need
   * `dailyRoom` of `@dilo/voice/daily`.
   */
  readonly rooms?: OpenRoom | undefined;
  /** The microphone: true, the default; a device id; a track of your own; false for none. */
  readonly audioSource?: AudioSource | undefined;
  /** Start with the microphone muted. */
  readonly startAudioOff?: boolean | undefined;
  /** Settings of Daily's library, for calls of the hosted platform; by default without eval. */
  readonly dailyConfig?: DailyConfig | undefined;
  /**
   * The browser's own speech features. When left out, `start` finds them where the platform leaves hearing or speaking to
   * the page; `{}` uses none, because a browser's recognition may send the sound to its maker.
   */
  readonly browserSpeech?: BrowserSpeech | undefined;
  /** Language of the browser's own speech features; default `es-US`. */
  readonly language?: string | undefined;
  /** Address of `@dilo/voice/worklet.js` on your server, for content security policies that do not allow `blob:`. */
  readonly workletUrl?: string | URL | undefined;
  /** Opens the microphone; default the browser's, with echo cancellation. */
  readonly openMicrophone?: OpenMicrophone | undefined;
  /** Opens what plays the assistant; default an audio element. */
  readonly openSpeaker?: OpenSpeaker | undefined;
  /** Asks the platform for the call; default the browser's own. */
  readonly fetch?: typeof fetch | undefined;
}

/** Settings of the platform; those not named here are passed on unchanged. */
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
  /** An assistant: its settings or its id. */
  readonly assistant?: AssistantSettings | string | undefined;
  /** Settings that change the assistant, or a squad's, for this call. */
  readonly assistantOverrides?: Settings | undefined;
  /** A squad: its settings or its id. */
  readonly squad?: Settings | string | undefined;
  /** A workflow: its settings or its id. */
  readonly workflow?: Settings | string | undefined;
  /** Settings that change the workflow for this call. */
  readonly workflowOverrides?: Settings | undefined;
  /** False keeps the room when the person leaves, so that `reconnect` can return to it; a Dilo platform keeps it for a minute. */
  readonly roomDeleteOnUserLeaveEnabled?: boolean | undefined;
}

/** A call to reconnect to, as `start` returned it. */
export interface ReconnectableCall {
  readonly webCallUrl: string;
  readonly id?: string | undefined;
  readonly artifactPlan?: { readonly videoRecordingEnabled?: boolean } | undefined;
  readonly assistant?: {
    readonly voice?: { readonly provider?: string } | undefined;
    /** Who transcribes: "browser" when the platform leaves it to the page. */
    readonly transcriber?: { readonly provider?: string } | undefined;
  };
}

/** A call as the platform created it, with the other fields of its row. */
export interface StartedCall extends ReconnectableCall {
  readonly id: string;
  readonly [field: string]: unknown;
}
