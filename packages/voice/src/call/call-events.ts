import type { AssistantMessage as DeclaredMessage } from "@dilo/api";
import type { NetworkConnection, NetworkQuality, Participant } from "../rooms/media-room.ts";
import type { SerialisedError, VoiceErrorCode } from "../voice-error.ts";
import type { AssistantMessage } from "./assistant-message.ts";

/** The stages of a start, in order (voice-platform specification, section 4). */
export type Stage =
  | "initialization"
  | "web-call-creation"
  | "daily-call-object-creation"
  | "mobile-permissions"
  | "daily-call-join"
  | "video-recording-setup"
  | "video-recording-started"
  | "audio-observer-setup"
  | "audio-processing-setup";

/** Where an error comes from: a stage of the start, or another moment of the call. */
export type ErrorStage = Stage | "input-validation" | "reconnect" | "call";

/** The error types of the specification, section 8, and two of ours for failures during a call. */
export type ErrorType =
  | "validation-error"
  | "daily-call-object-creation-error"
  | "daily-call-join-error"
  | "video-recording-setup-error"
  | "audio-observer-setup-error"
  | "audio-processing-setup-error"
  | "start-method-error"
  | "reconnect-error"
  /** The room ended the call: lost, expired, full, not allowed, ejected ... */
  | "room-error"
  /** The microphone failed during the call. */
  | "device-error";

/** What the `error` event carries: plain data. */
export interface VoiceFailure {
  readonly type: ErrorType;
  readonly stage: ErrorStage;
  /** Decides what to tell people. */
  readonly code: VoiceErrorCode;
  /** For developers; the server's own message if there was one, else "". */
  readonly message: string;
  /** The HTTP status of the platform's refusal, with `call-refused`. */
  readonly statusCode?: number;
  readonly error: SerialisedError;
  /** ISO 8601. */
  readonly timestamp: string;
  /** Milliseconds spent in the stage that failed. */
  readonly duration?: number;
}

export interface CallStartProgress {
  readonly stage: Stage;
  readonly status: "started" | "completed" | "failed";
  /** Milliseconds since the stage started; on completed and failed. */
  readonly duration?: number;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

export interface CallStartSuccess {
  /** Milliseconds. */
  readonly totalDuration: number;
  readonly callId: string | undefined;
  readonly timestamp: string;
}

export interface CallStartFailed {
  readonly stage: ErrorStage;
  /** Milliseconds. */
  readonly totalDuration: number;
  readonly error: string;
  readonly code: VoiceErrorCode;
  readonly errorStack?: string;
  readonly timestamp: string;
  readonly context: Readonly<Record<string, unknown>>;
}

/** What was said, of either side. */
export type TranscriptMessage = Extract<DeclaredMessage, { readonly type: "transcript" }>;

/** The events of a call and their arguments. */
export interface CallEvents {
  /** The assistant is listening. Once per call. */
  "call-start": [];
  /** The call has ended, for any reason. Once for each start that did not fail. */
  "call-end": [];
  /** The assistant starts speaking. */
  "speech-start": [];
  /** A second after the assistant was last audible. */
  "speech-end": [];
  /** The assistant's volume, 0 to 1, ten times a second. */
  "volume-level": [volume: number];
  /** The person's own volume, 0 to 1, ten times a second. */
  "local-volume-level": [volume: number];
  /** The person has not been heard for eight seconds of listening, or is heard again. */
  unheard: [isUnheard: boolean];
  /** A message of the assistant: transcripts, status, `hang` ..., also of types that are not declared here. */
  message: [message: AssistantMessage];
  /** What somebody said, as it is heard and when it is final. */
  transcript: [message: TranscriptMessage];
  /** How long each stage of one turn took. */
  "turn-metrics": [metrics: Extract<DeclaredMessage, { readonly type: "turn-metrics" }>];
  /** The assistant's video. */
  video: [track: MediaStreamTrack];
  /** A start failed, the room failed, or a part of the call that it goes on without; `type` and `code` say which. */
  error: [failure: VoiceFailure];
  /** A device failed; the call goes on where it can. */
  "camera-error": [failure: VoiceFailure];
  /** Daily's rooms only. */
  "network-quality-change": [quality: NetworkQuality];
  /** The line is away, or back. */
  "network-connection": [connection: NetworkConnection];
  /** Daily's rooms only. */
  "daily-participant-updated": [participant: Participant];
  /** The browser blocks playback before a user gesture: show a button that calls `resumePlayback`. */
  "playback-blocked": [];
  /** A stage of the start has started, is completed or failed. */
  "call-start-progress": [progress: CallStartProgress];
  /** The start is complete: the room is joined. */
  "call-start-success": [success: CallStartSuccess];
  /** The start failed; `error` follows. */
  "call-start-failed": [failed: CallStartFailed];
}
