import type { AssistantMessage, ClientMessage } from "@dilo/api";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { VoiceFailure } from "../call/call-events.ts";
import type { VoiceCall } from "../call/voice-call.ts";
import type { StartedCall, StartOptions, VoiceCallOptions } from "../call/voice-call-options.ts";
import { toVoiceFailure } from "../call/voice-failure.ts";
import { loadCode } from "../load-code.ts";

/** What the widget says when a failure brought no words of its own (specification, section 2). */
export const voiceSessionError = "Voice session error";

export interface UseVoiceCallOptions extends VoiceCallOptions {
  /** Every message of the assistant, as it comes. */
  readonly onMessage?: (message: AssistantMessage) => void;
  /** The call is over, however it ended. */
  readonly onEnd?: () => void;
  /** Loads the code of a call, which is most of this package. */
  readonly load?: () => Promise<CallCode>;
}

type CallCode = Pick<typeof import("../call/voice-call.ts"), "VoiceCall">;

const loadCallCode = () => import("../call/voice-call.ts");

export interface UsedVoiceCall {
  /** The assistant listens. */
  readonly isActive: boolean;
  /** Started, not yet active. */
  readonly isConnecting: boolean;
  /** What the person said last, as finally transcribed; "" before. */
  readonly lastFinalTranscript: string;
  /**
   * The failure's message, or 'Voice session error'; "" when there is none. For people, say `failure.code` in words.
   * With `isActive` still true the microphone was lost in mid-call.
   */
  readonly error: string;
  readonly failure: VoiceFailure | null;
  /** The assistant's volume, 0 to 1. */
  readonly level: number;
  /** The person's own volume, 0 to 1. */
  readonly localLevel: number;
  /** The person has not been heard for eight seconds of listening: the page says so. */
  readonly isUnheard: boolean;
  /** The assistant is being heard. */
  readonly isAssistantSpeaking: boolean;
  /** The browser holds the assistant's sound back: show a button that calls `resumePlayback`. */
  readonly isPlaybackBlocked: boolean;
  readonly isMuted: boolean;
  /** Loads the call's code ahead of `start`, so that the click itself begins the call. */
  prepare(): void;
  /** Call it in a click. Null when the call did not come about. */
  start(whom: StartOptions): Promise<StartedCall | null>;
  stop(): Promise<void>;
  /** False outside a call, where nothing is sent. */
  send(message: ClientMessage): boolean;
  say(message: string): boolean;
  setMuted(isMuted: boolean): void;
  resumePlayback(): Promise<void>;
}

const idle = {
  isActive: false,
  isConnecting: false,
  lastFinalTranscript: "",
  error: "",
  failure: null,
  level: 0,
  localLevel: 0,
  isUnheard: false,
  isAssistantSpeaking: false,
  isPlaybackBlocked: false,
  isMuted: false,
} satisfies Partial<UsedVoiceCall>;

type Shown = { -readonly [Name in keyof typeof idle]: UsedVoiceCall[Name] };

/**
 * A web call as React state. One `VoiceCall` is made at the first start and kept; it is stopped when the component goes.
 * The options of the latest render count at each start.
 */
export function useVoiceCall(options: UseVoiceCallOptions): UsedVoiceCall {
  const [shown, setShown] = useState<Shown>(idle);
  const latest = useRef(options);
  const current = useRef<VoiceCall | null>(null);
  const code = useRef<CallCode | null>(null);
  // The start that waits for the call's code; another one, a stop, or the component's end makes it void.
  const waiting = useRef<object | null>(null);
  const wantsMuted = useRef(options.startAudioOff ?? false);

  useEffect(() => {
    latest.current = options;
  });

  useEffect(
    () => () => {
      // StrictMode mounts twice: the next start makes a new call.
      const call = current.current;
      current.current = null;
      waiting.current = null;
      call?.removeAllListeners();
      void call?.stop();
    },
    [],
  );

  const show = useCallback((change: Partial<Shown>) => setShown((before) => changed(before, change)), []);

  const bring = useCallback(async () => {
    code.current ??= await loadCode(latest.current.load ?? loadCallCode);
    return code.current;
  }, []);

  // A failure shows at the start, which tries again.
  const prepare = useCallback(() => void bring().catch(() => undefined), [bring]);

  const start = useCallback(
    async (whom: StartOptions) => {
      if (waiting.current || current.current?.isStarted) return null;
      show({ ...idle, isConnecting: true, isMuted: wantsMuted.current });
      if (code.current === null) {
        const turn = {};
        waiting.current = turn;
        try {
          await bring();
        } catch (thrown) {
          if (waiting.current === turn) show(startFailed(thrown));
        }
        if (waiting.current !== turn) return null;
        waiting.current = null;
      }
      if (code.current === null) return null;
      const call = new code.current.VoiceCall({ ...latest.current, startAudioOff: wantsMuted.current });
      listenTo(call, show, latest);
      current.current = call;
      return call.start(whom);
    },
    [show, bring],
  );

  const stop = useCallback(async () => {
    if (waiting.current) show({ isConnecting: false });
    waiting.current = null;
    await current.current?.stop();
  }, [show]);
  const send = useCallback((message: ClientMessage) => {
    if (!current.current?.isJoined) return false;
    current.current.send(message);
    return true;
  }, []);
  const say = useCallback((message: string) => send({ type: "say", message }), [send]);
  const setMuted = useCallback(
    (isMuted: boolean) => {
      wantsMuted.current = isMuted;
      current.current?.setMuted(isMuted);
      show({ isMuted });
    },
    [show],
  );
  const resumePlayback = useCallback(async () => {
    show({ isPlaybackBlocked: false });
    await current.current?.resumePlayback();
  }, [show]);

  return { ...shown, prepare, start, stop, send, say, setMuted, resumePlayback };
}

/** The call's code did not come: nothing was begun. */
function startFailed(thrown: unknown): Partial<Shown> {
  const failure = toVoiceFailure({ type: "start-method-error", stage: "initialization", thrown });
  return { error: failure.message, failure, isConnecting: false };
}

function listenTo(
  call: VoiceCall,
  show: (change: Partial<Shown>) => void,
  latest: RefObject<UseVoiceCallOptions>,
): void {
  call.on("call-start", () => show({ isActive: true, isConnecting: false }));
  call.on("call-end", () => {
    show({ isActive: false, isConnecting: false, level: 0, localLevel: 0, isUnheard: false, isPlaybackBlocked: false });
    latest.current.onEnd?.();
  });
  call.on("error", (failure) => {
    // What the call goes on without is not a failure people need to see.
    if (isTolerated(failure)) return;
    const error = failure.message || voiceSessionError;
    show({ error, failure, isActive: false, isConnecting: false, level: 0, localLevel: 0 });
  });
  call.on("camera-error", (failure) => {
    // The call goes on, unheard: the page says so and offers typing.
    show({ error: failure.message || voiceSessionError, failure });
  });
  call.on("message", (message) => {
    if (message.type === "transcript" && message.transcriptType === "final" && message.role !== "assistant") {
      show({ lastFinalTranscript: message.transcript });
    }
    latest.current.onMessage?.(message);
  });
  call.on("speech-start", () => show({ isAssistantSpeaking: true }));
  call.on("speech-end", () => show({ isAssistantSpeaking: false }));
  call.on("volume-level", (level) => show({ level: inSteps(level) }));
  call.on("local-volume-level", (level) => show({ localLevel: inSteps(level) }));
  call.on("unheard", (isUnheard) => show({ isUnheard }));
  call.on("playback-blocked", () => show({ isPlaybackBlocked: true }));
}

function isTolerated(failure: VoiceFailure): boolean {
  return /^(video-recording|audio-observer|audio-processing)-setup-error$/.test(failure.type);
}

/** Twenty steps are all a meter shows; silence then costs no rendering. */
function inSteps(level: number): number {
  return Math.round(level * 20) / 20;
}

function changed(before: Shown, change: Partial<Shown>): Shown {
  const names = Object.keys(change) as (keyof Shown)[];
  return names.every((name) => before[name] === change[name]) ? before : { ...before, ...change };
}
