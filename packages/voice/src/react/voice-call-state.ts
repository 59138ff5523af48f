import type { AssistantMessage } from "../call/assistant-message.ts";
import type { VoiceFailure } from "../call/call-events.ts";
import type { VoiceCall } from "../call/voice-call.ts";
import { toVoiceFailure } from "../call/voice-failure.ts";
import { type CallCaption, withTranscript } from "./captions.ts";

/** The widget's message for a failure without a message of its own (specification, section 2). */
export const voiceSessionError = "Voice session error";

/** What a page shows of a call. */
export interface VoiceCallState {
  /** The assistant is listening. */
  readonly isActive: boolean;
  /** Started, not yet active. */
  readonly isConnecting: boolean;
  /** The person's last final transcript; "" before. */
  readonly lastFinalTranscript: string;
  /**
   * The failure's message, or 'Voice session error'; "" when there is none. For people, put `failure.code` into words.
   * With `isActive` still true the microphone was lost during the call.
   */
  readonly error: string;
  readonly failure: VoiceFailure | null;
  /** The assistant's volume, 0 to 1. */
  readonly level: number;
  /** The person's own volume, 0 to 1. */
  readonly localLevel: number;
  /** The person has not been heard for eight seconds of listening; the page should say so. */
  readonly isUnheard: boolean;
  /** The assistant is speaking. */
  readonly isAssistantSpeaking: boolean;
  /** The line is away and may come back; nobody hears anybody meanwhile. */
  readonly isInterrupted: boolean;
  /** The browser blocks the assistant's audio: show a button that calls `resumePlayback`. */
  readonly isPlaybackBlocked: boolean;
  readonly isMuted: boolean;
  /** What both sides have said, oldest first. */
  readonly captions: readonly CallCaption[];
}

/** The state before a call. */
export const idleState: VoiceCallState = {
  isActive: false,
  isConnecting: false,
  lastFinalTranscript: "",
  error: "",
  failure: null,
  level: 0,
  localLevel: 0,
  isUnheard: false,
  isAssistantSpeaking: false,
  isInterrupted: false,
  isPlaybackBlocked: false,
  isMuted: false,
  captions: [],
};

interface StateListener {
  update(change: Partial<VoiceCallState> | ((state: VoiceCallState) => Partial<VoiceCallState>)): void;
  message(message: AssistantMessage): void;
  end(): void;
}

/** Returns the state with the change; the same object when nothing changed, so that React does not render. */
export function withChange(state: VoiceCallState, change: Partial<VoiceCallState>): VoiceCallState {
  const names = Object.keys(change) as (keyof VoiceCallState)[];
  return names.every((name) => state[name] === change[name]) ? state : { ...state, ...change };
}

/** The change of a start that failed because the call's code could not be loaded. */
export function loadFailed(thrown: unknown): Partial<VoiceCallState> {
  const failure = toVoiceFailure({ type: "start-method-error", stage: "initialization", thrown });
  return { error: failure.message, failure, isConnecting: false };
}

/** Turns the events of a call into changes of the state. */
export function listenTo(call: VoiceCall, listener: StateListener): void {
  const { update } = listener;
  call.on("call-start", () => update({ isActive: true, isConnecting: false }));
  call.on("call-end", () => {
    update({
      isActive: false,
      isConnecting: false,
      level: 0,
      localLevel: 0,
      isUnheard: false,
      isInterrupted: false,
      isPlaybackBlocked: false,
    });
    listener.end();
  });
  call.on("error", (failure) => {
    // People need not see a failure that the call goes on without.
    if (isTolerated(failure)) return;
    const error = failure.message || voiceSessionError;
    update({ error, failure, isActive: false, isConnecting: false, level: 0, localLevel: 0 });
  });
  call.on("camera-error", (failure) => {
    // The call goes on without a microphone: the page says so and offers typing.
    update({ error: failure.message || voiceSessionError, failure });
  });
  call.on("message", (message) => {
    if (message.type === "transcript" && message.transcriptType === "final" && message.role !== "assistant") {
      update({ lastFinalTranscript: message.transcript });
    }
    update((state) => ({ captions: withTranscript(state.captions, message) }));
    listener.message(message);
  });
  call.on("speech-start", () => update({ isAssistantSpeaking: true }));
  call.on("speech-end", () => update({ isAssistantSpeaking: false }));
  call.on("volume-level", (level) => update({ level: quantised(level) }));
  call.on("local-volume-level", (level) => update({ localLevel: quantised(level) }));
  call.on("unheard", (isUnheard) => update({ isUnheard }));
  call.on("network-connection", ({ status }) => update({ isInterrupted: status === "interrupted" }));
  call.on("playback-blocked", () => update({ isPlaybackBlocked: true }));
}

function isTolerated(failure: VoiceFailure): boolean {
  return /^(video-recording|audio-observer|audio-processing)-setup-error$/.test(failure.type);
}

/** Rounds to the twenty steps a meter shows, so that silence costs no rendering. */
function quantised(level: number): number {
  return Math.round(level * 20) / 20;
}
