import type { FatalRoomError } from "@dilo/api";
import type { RoomCommandInput } from "../room-commands/command-input.ts";
import type { DeviceErrorCode } from "../voice-error.ts";
import type { DailyConfig } from "./daily/daily-config.ts";

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

/** What a room tells. */
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

/** What can be asked of a call library beyond a plain call; each has its rules (packages/voice/src/rules). */
export type RoomCommandName = keyof RoomCommandInput;

/**
 * A media room with one assistant in it, the part of a call library that a web call needs. Tracks are never subscribed
 * by themselves: `track-started` comes after `subscribe`. Events of a room that was destroyed never come.
 */
export interface MediaRoom {
  readonly state: RoomState;
  /**
   * Enters the room once; resolves when the room has let us in.
   * @throws VoiceError `already-joined` when joining or joined; a fatal room code when the room refuses
   */
  join(options: JoinOptions): Promise<void>;
  /** Leaves; resolves at once when the room was left or has failed. */
  leave(): Promise<void>;
  /** Leaves and lets go of everything. The room cannot be used again. */
  destroy(): Promise<void>;
  participants(): readonly Participant[];
  subscribe(participantId: string, tracks: { readonly audio: boolean; readonly video: boolean }): void;
  /** @throws VoiceError `only-after-join`, `message-too-large` */
  sendAppMessage(data: string): void;
  /** Sends the microphone or silence. */
  setLocalAudio(isOn: boolean): void;
  isLocalAudioOn(): boolean;
  /** Goes on with another microphone. */
  setAudioTrack(track: MediaStreamTrack): Promise<void>;
  startAudioLevelObserver(intervalMs: number): Promise<void>;
  /** False when the room has none to offer. */
  setNoiseCancellation(isOn: boolean): Promise<boolean>;
  /** @throws VoiceError `not-supported` */
  startRecording(settings: RecordingSettings): Promise<void>;
  stopRecording(): Promise<void>;
  /** @throws VoiceError `not-supported` */
  startScreenShare(options?: DisplayMediaStreamOptions): Promise<void>;
  stopScreenShare(): Promise<void>;
  /** Does what a plain call does not need; its rules were kept. @throws VoiceError `not-supported` */
  perform(operation: RoomCommandName, given: Readonly<Record<string, unknown>>): Promise<unknown>;
  on<Name extends keyof RoomEvents>(event: Name, listener: (...heard: RoomEvents[Name]) => void): unknown;
  off<Name extends keyof RoomEvents>(event: Name, listener: (...heard: RoomEvents[Name]) => void): unknown;
}

/** Makes the room a `webCallUrl` names. */
export type OpenRoom = (webCallUrl: string, surroundings: RoomContext) => MediaRoom | Promise<MediaRoom>;

/** What the page lends to a room for one call. */
export interface RoomContext {
  /** Running since the click; undefined where there is no Web Audio. */
  readonly audioContext: AudioContext | undefined;
  readonly browserSpeech: BrowserSpeech;
  /** The call sends a picture, for its recording. */
  readonly sendsVideo: boolean;
  readonly dailyConfig: DailyConfig;
}

/** The browser's own recognition: what it hears goes through the room, sound does not. */
export interface BrowserRecognition {
  /** The sound stays on this device; else the browser's maker hears it. */
  readonly isLocal: boolean;
  /** Listens until `stop`, through the browser's own endings, and tells what it hears. */
  start(listeners: RecognitionListeners): void;
  /** Hears nothing while the assistant speaks; what was half heard is dropped. */
  pause(): void;
  resume(): void;
  stop(): void;
}

export interface RecognitionListeners {
  heard(text: string, isFinal: boolean): void;
  /** It cannot go on: typing must. */
  failed(reason: "permissions" | "not-found" | "network" | "language"): void;
}

/** The browser's own Spanish voice. */
export interface BrowserVoice {
  /** Must be called in a click: phones speak only after one. */
  unlock(): void;
  /** Resolves when the text was spoken, cancelled or given up; never rejects. `rate` 1 is the voice's own pace. */
  speak(text: string, rate: number): Promise<void>;
  cancel(): void;
}

/** What the browser itself can do; only what the page passes is used. */
export interface BrowserSpeech {
  readonly recognition?: BrowserRecognition | undefined;
  readonly voice?: BrowserVoice | undefined;
}
