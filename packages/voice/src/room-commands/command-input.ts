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

/** An external page shown beside or instead of the call. */
type CustomIntegration = {
  readonly label: string;
  readonly location: "main" | "sidebar";
  /** Who may start and end it; nobody but its starter when left out. */
  readonly controlledBy?: Audience;
  readonly shared?: boolean | Exclude<Audience, "*">;
  readonly name?: string;
  readonly iconURL?: string;
} & ({ readonly src: string; readonly srcdoc?: never } | { readonly srcdoc: string; readonly src?: never });

type Audience = "*" | "owners" | readonly string[];

interface CustomTrayButton {
  readonly iconPath: string;
  readonly iconPathDarkMode?: string;
  readonly label: string;
  readonly tooltip: string;
  readonly visualState?: "default" | "sidebar-open" | "active";
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
  /** A preselected image, 1 to 10, or the address of a picture. */
  | { readonly type: "background-image"; readonly config: { readonly source: number | string } };

/** The input of each command; the validation rules in this folder check what a type cannot express. */
export interface RoomCommandInput {
  readonly startDialOut: Callee & {
    readonly video?: boolean;
    readonly codecs?: Codecs;
  } & (
      | { readonly phoneNumber: string; readonly sipUri?: never }
      | { readonly sipUri: string; readonly phoneNumber?: never; readonly callerId?: never }
    );
  readonly sendDTMF: { readonly sessionId: string; readonly tones: string };
  readonly sipCallTransfer: Callee & { readonly sessionId: string; readonly toEndPoint: string };
  readonly sipRefer: { readonly sessionId: string; readonly toEndPoint: string };
  readonly startRecording: { readonly type?: "cloud" | "raw-tracks" | "local" };
  readonly startRemoteMediaPlayer: {
    readonly url: string;
    readonly settings?: PlayerSettings;
    readonly simulcastEncodings?: readonly Layer[];
  };
  readonly updateRemoteMediaPlayer: { readonly sessionId: string; readonly settings: PlayerSettings };
  /** By name. */
  readonly updateCustomIntegrations: Readonly<Record<string, CustomIntegration>>;
  readonly updateCustomTrayButtons: Readonly<Record<string, CustomTrayButton>>;
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
    readonly video?: { readonly processor: VideoProcessor };
    readonly audio?: { readonly processor: { readonly type: "none" | "noise-cancellation" } };
  };
  /** At most 4096 characters of JSON. */
  readonly setUserData: { readonly userData?: unknown };
  /** Milliseconds, at least 100. */
  readonly startRemoteParticipantsAudioLevelObserver: { readonly interval?: number };
  readonly preAuth: Readonly<Record<string, unknown>>;
  readonly startCamera: Readonly<Record<string, unknown>>;
  readonly testCallQuality: Readonly<Record<string, unknown>>;
}
