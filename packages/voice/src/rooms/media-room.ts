import type { FatalRoomError } from "@dilo/api";
import type { RoomCommandInput } from "../room-commands/command-input.ts";
import type { DeviceErrorCode } from "../voice-error.ts";

/** The call library's states (voice-platform specification, section 4). */
export type RoomState = "new" | "joining" | "joined" | "left" | "error";

export interface Participant {
  readonly id: string;
  readonly userName: string;
  readonly isLocal: boolean;
}

export interface NetworkQuality {
  /** 0 (unusable) to 100. */
  readonly quality: number;
  readonly threshold: "good" | "low" | "very-low";
}

export interface NetworkConnection {
  readonly status: "interrupted" | "connected";
}

/** The events of a room. */
export interface RoomEvents {
  joined: [];
  /** The room is over without a failure; `reason` is the room's own word for it. */
  left: [reason: string];
  /** The room is over because of a failure; `left` does not follow. */
  error: [failure: { readonly type: FatalRoomError; readonly message: string }];
  "participant-joined": [participant: Participant];
  "participant-updated": [participant: Participant];
  "participant-left": [participant: Participant];
  "track-started": [track: MediaStreamTrack, participant: Participant];
  "track-stopped": [track: MediaStreamTrack, participant: Participant];
  "app-message": [data: string];
  /** The level of each remote participant, by id; 0 to 1. */
  "remote-audio-level": [levels: Readonly<Record<string, number>>];
  "local-audio-level": [level: number];
  "network-quality": [quality: NetworkQuality];
  "network-connection": [connection: NetworkConnection];
  "recording-started": [];
  "recording-stopped": [];
  /** A recording did not start, or broke; the call goes on. */
  "recording-error": [message: string];
  /** The noise cancellation failed; the call goes on. */
  "audio-processor-error": [];
  "device-error": [failure: { readonly type: DeviceErrorCode; readonly message: string }];
}

export interface JoinOptions {
  /** The person's microphone; null joins without one. */
  readonly audioTrack: MediaStreamTrack | null;
  readonly startAudioOff: boolean;
}

export interface RecordingSettings {
  readonly width: number;
  readonly height: number;
  readonly backgroundColor: string;
  readonly layout: { readonly preset: "default" };
}

/** The commands of the call library beyond a plain call; `room-commands` validates their input. */
export type RoomCommandName = keyof RoomCommandInput;

/**
 * A media room with one assistant in it: the part of a call library that a web call needs. Tracks are not subscribed
 * automatically: `track-started` comes after `subscribe`. A destroyed room emits nothing.
 */
export interface MediaRoom {
  readonly state: RoomState;
  /**
   * Joins the room once; resolves when the room has accepted us.
   * @throws VoiceError `already-joined` when joining or joined; a fatal room code when the room refuses
   */
  join(options: JoinOptions): Promise<void>;
  /** Leaves; resolves at once when the room was left or has failed. */
  leave(): Promise<void>;
  /** Leaves and releases everything. The room cannot be used again. */
  destroy(): Promise<void>;
  participants(): readonly Participant[];
  subscribe(participantId: string, tracks: { readonly audio: boolean; readonly video: boolean }): void;
  /** @throws VoiceError `only-after-join`, `message-too-large` */
  sendAppMessage(data: string): void;
  /** Sends the microphone or silence. */
  setLocalAudio(isOn: boolean): void;
  isLocalAudioOn(): boolean;
  /** Switches to another microphone. */
  setAudioTrack(track: MediaStreamTrack): Promise<void>;
  startAudioLevelObserver(intervalMs: number): Promise<void>;
  /** Resolves false when the room does not offer it. */
  setNoiseCancellation(isOn: boolean): Promise<boolean>;
  /** @throws VoiceError `not-supported` */
  startRecording(settings: RecordingSettings): Promise<void>;
  stopRecording(): Promise<void>;
  /** @throws VoiceError `not-supported` */
  startScreenShare(options?: DisplayMediaStreamOptions): Promise<void>;
  stopScreenShare(): Promise<void>;
  /** Carries out a command whose input was validated. @throws VoiceError `not-supported` */
  perform(command: RoomCommandName, input: Readonly<Record<string, unknown>>): Promise<unknown>;
  on<Name extends keyof RoomEvents>(event: Name, listener: (...args: RoomEvents[Name]) => void): unknown;
  off<Name extends keyof RoomEvents>(event: Name, listener: (...args: RoomEvents[Name]) => void): unknown;
}

/** Creates the room for a `webCallUrl`. */
export interface OpenRoom {
  (webCallUrl: string, context: RoomContext): MediaRoom | Promise<MediaRoom>;
  /** Opens what commands before a call need (`preAuth`, `startCamera` ...); left out by rooms that have none. */
  readonly prepare?: (context: Pick<RoomContext, "dailyConfig" | "callOptions">) => Promise<PreparedRoom>;
}

/** What commands before a call have opened; the next room takes it over. */
export interface PreparedRoom {
  perform(command: RoomCommandName, input: Readonly<Record<string, unknown>>): Promise<unknown>;
  destroy(): Promise<void>;
}

/** What a room gets from the page for one call. */
export interface RoomContext {
  /** Running since the click; undefined where there is no Web Audio. */
  readonly audioContext: AudioContext | undefined;
  /** Where the audio worklet is loaded from; undefined for the text in this package. */
  readonly workletUrl?: string | URL | undefined;
  readonly browserSpeech: BrowserSpeech;
  /** The call sends a picture, for its recording. */
  readonly sendsVideo: boolean;
  readonly dailyConfig: DailyConfig;
  /** Options of a call that only Daily's rooms have; checked. */
  readonly callOptions?: CallOptions | undefined;
  readonly prepared?: PreparedRoom | undefined;
}

/** Options of a call in Daily's rooms. */
export interface CallOptions {
  /** External pages beside or instead of the call, by name; for Daily's own user interface. */
  readonly customIntegrations?: Readonly<Record<string, CustomIntegration>> | undefined;
  /** Buttons in the call's tray, by id; for Daily's own user interface. */
  readonly customTrayButtons?: Readonly<Record<string, CustomTrayButton>> | undefined;
  /** Custom data of the participant: at most 4096 characters, text as it is, anything else as JSON. */
  readonly userData?: unknown;
}

/** An external page shown beside or instead of the call. */
export type CustomIntegration = {
  readonly label: string;
  readonly location: "main" | "sidebar";
  /** Who may start and end it; nobody but its starter when left out. */
  readonly controlledBy?: "*" | "owners" | readonly string[];
  readonly shared?: boolean | "owners" | readonly string[];
  readonly name?: string;
  readonly iconURL?: string;
  readonly allow?: string;
  readonly csp?: string;
  readonly referrerPolicy?: string;
  readonly sandbox?: string;
} & ({ readonly src: string; readonly srcdoc?: never } | { readonly srcdoc: string; readonly src?: never });

/** A button in the call's tray. */
export interface CustomTrayButton {
  readonly iconPath: string;
  readonly iconPathDarkMode?: string;
  readonly label: string;
  readonly tooltip: string;
  readonly visualState?: "default" | "sidebar-open" | "active";
}

/** The part of Daily's settings that a page may choose. */
export interface DailyConfig {
  /** Loads the library's call machine without eval; the default. */
  readonly avoidEval?: boolean | undefined;
  readonly alwaysIncludeMicInPermissionPrompt?: boolean | undefined;
  /** Where the call machine is loaded from instead of Daily's own address. */
  readonly callObjectBundleUrlOverride?: string | undefined;
}

/** The browser's own speech recognition: its text goes through the room, the audio does not. */
export interface BrowserRecognition {
  /** The audio stays on this device; otherwise it goes to the browser vendor's service. */
  readonly isLocal: boolean;
  /** Recognises until `stop`, restarting whenever the browser ends a run. */
  start(listeners: RecognitionListeners): void;
  /** Stops recognising, for example while the assistant speaks; partial text is dropped. */
  pause(): void;
  resume(): void;
  stop(): void;
}

export interface RecognitionListeners {
  heard(text: string, isFinal: boolean): void;
  /** Recognition cannot go on; the person has to type. */
  failed(reason: "permissions" | "not-found" | "network" | "language"): void;
}

/** The browser's own Spanish voice. */
export interface BrowserVoice {
  /** Must be called in a click: phones allow speech only after one. */
  unlock(): void;
  /** Resolves when the text was spoken, cancelled or timed out; never rejects. `rate` 1 is the voice's normal pace. */
  speak(text: string, rate: number): Promise<void>;
  cancel(): void;
}

/** The browser's own speech features; only what the page passes is used. */
export interface BrowserSpeech {
  readonly recognition?: BrowserRecognition | undefined;
  readonly voice?: BrowserVoice | undefined;
}
