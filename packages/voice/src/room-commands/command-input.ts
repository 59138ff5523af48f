/** Which caller a telephone shows, and which extension is dialled. */
interface Callee {
  readonly callerId?: string;
  /** Fewer than 200 characters. */
  readonly displayName?: string;
  /** At most 36 characters. */
  readonly userId?: string;
  /** At most 20 characters. */
  readonly extension?: string;
  /** At most 60; with an extension only. */
  readonly waitBeforeExtensionDialSec?: number;
}

interface Codecs {
  readonly audio?: readonly ("OPUS" | "PCMU" | "PCMA" | "G722")[];
  readonly video?: readonly ("H264" | "VP8")[];
}

type Sendable = "video" | "audio" | "screenVideo" | "screenAudio" | "customVideo" | "customAudio";
type Adminable = "participants" | "streaming" | "transcription";
type Some<Name> = boolean | readonly Name[] | ReadonlySet<Name>;
type Receivable = boolean | Partial<Record<Sendable, boolean | Readonly<Record<string, boolean>>>>;

interface Permissions {
  readonly participantId: string;
  readonly hasPresence?: boolean;
  readonly canSend?: Some<Sendable>;
  readonly canReceive?: {
    readonly base?: Receivable;
    readonly byUserId?: Readonly<Record<string, Receivable>>;
    readonly byParticipantId?: Readonly<Record<string, Receivable>>;
  };
  readonly canAdmin?: Some<Adminable>;
}

interface PlayerSettings {
  readonly state?: "play" | "pause";
  /** 0 to 2. */
  readonly volume?: number;
}

interface Layer {
  readonly maxBitrate: number;
  readonly maxFramerate?: number;
  readonly scaleResolutionDownBy?: number;
  readonly scalabilityMode?: string;
}

type Quality = "low" | "medium" | "high";

type VideoSendSettings<Preset> =
  | Preset
  | {
      readonly maxQuality?: Quality;
      readonly allowAdaptiveLayers?: boolean;
      readonly encodings?: Readonly<Partial<Record<Quality, unknown>>>;
    };

type VideoProcessor =
  | { readonly type: "none" }
  | { readonly type: "background-blur"; readonly config?: { readonly strength?: number } }
  /** A preselected image, 1 to 10, "default", a picture's address or its bytes. */
  | { readonly type: "background-image"; readonly config?: { readonly source?: number | string | ArrayBuffer } }
  | { readonly type: "face-detection" };

interface TrackSettings extends MediaTrackConstraints {
  readonly customTrack?: MediaStreamTrack;
}

/** The input of each command; the validation rules in this folder check what a type cannot express. */
export interface RoomCommandInput {
  readonly startDialOut: Callee & {
    readonly video?: boolean;
    readonly codecs?: Codecs;
  } & (
      | { readonly phoneNumber: string; readonly sipUri?: never }
      | { readonly sipUri: string; readonly phoneNumber?: never; readonly callerId?: never }
    );
  readonly stopDialOut: { readonly sessionId: string };
  readonly sendDTMF: { readonly sessionId: string; readonly tones: string };
  readonly sipCallTransfer: Callee & { readonly sessionId: string; readonly toEndPoint: string };
  readonly sipRefer: { readonly sessionId: string; readonly toEndPoint: string };
  readonly startRecording: { readonly type?: "cloud" | "raw-tracks" | "local" };
  readonly stopRecording: { readonly instanceId?: string };
  readonly startRemoteMediaPlayer: {
    readonly url: string;
    readonly settings?: PlayerSettings & { readonly simulcastEncodings?: readonly Layer[] };
  };
  readonly updateRemoteMediaPlayer: { readonly session_id: string; readonly settings: PlayerSettings };
  readonly stopRemoteMediaPlayer: { readonly session_id: string };
  /** Refused on a call object: Daily's Prebuilt only. As options of a call see `VoiceCallOptions`. */
  readonly setCustomIntegrations: Readonly<Record<string, unknown>>;
  readonly updateCustomIntegrations: Readonly<Record<string, unknown>>;
  readonly updateCustomTrayButtons: Readonly<Record<string, unknown>>;
  readonly updatePermissions: Permissions;
  readonly updateSendSettings: {
    readonly video?: VideoSendSettings<
      | "default-video"
      | "bandwidth-optimized"
      | "bandwidth-and-quality-balanced"
      | "quality-optimized"
      | "adaptive-2-layers"
      | "adaptive-3-layers"
    >;
    readonly screenVideo?: VideoSendSettings<
      "default-screen-video" | "detail-optimized" | "motion-optimized" | "motion-and-detail-balanced"
    >;
  };
  readonly updateInputSettings: {
    readonly video?: { readonly processor?: VideoProcessor; readonly settings?: TrackSettings };
    readonly audio?: {
      readonly processor?: { readonly type: "none" | "noise-cancellation" };
      readonly settings?: TrackSettings;
    };
  };
  /** At most 4096 characters: text as it is, anything else as JSON. */
  readonly setUserData: { readonly userData?: unknown };
  /** Milliseconds, at least 100. */
  readonly startRemoteParticipantsAudioLevelObserver: { readonly interval?: number };
  readonly preAuth: { readonly url: string; readonly [property: string]: unknown };
  readonly startCamera: Readonly<Record<string, unknown>>;
  readonly testCallQuality: Readonly<Record<string, unknown>>;
}

/** The input of a command; optional where nothing is required. */
export type CommandArguments<Name extends keyof RoomCommandInput> =
  Record<never, never> extends RoomCommandInput[Name]
    ? [input?: RoomCommandInput[Name]]
    : [input: RoomCommandInput[Name]];
