import type { AssistantMessage, ClientMessage } from "@dilo/api";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { VoiceCall } from "../call/voice-call.ts";
import type { StartedCall, StartOptions, VoiceCallOptions } from "../call/voice-call-options.ts";
import { loadCode } from "../load-code.ts";
import { idleState, listenTo, loadFailed, type VoiceCallState, withChange } from "./voice-call-state.ts";

export { voiceSessionError } from "./voice-call-state.ts";

export interface UseVoiceCallOptions extends VoiceCallOptions {
  /** Called with every message of the assistant. */
  readonly onMessage?: (message: AssistantMessage) => void;
  /** Called when the call has ended, for any reason. */
  readonly onEnd?: () => void;
  /** Loads the code of a call, which is most of this package. */
  readonly load?: () => Promise<CallCode>;
}

type CallCode = Pick<typeof import("../call/voice-call.ts"), "VoiceCall">;

const loadCallCode = () => import("../call/voice-call.ts");

export interface UsedVoiceCall extends VoiceCallState {
  /** Loads the call's code ahead of `start`, so that the click itself starts the call. */
  prepare(): void;
  /** Starts a call; call it in a click. Null when the call did not come about. */
  start(startOptions: StartOptions): Promise<StartedCall | null>;
  stop(): Promise<void>;
  /** Sends a message; returns false outside a call, where nothing is sent. */
  send(message: ClientMessage): boolean;
  /** Makes the assistant say a text; returns false outside a call. */
  say(message: string): boolean;
  setMuted(isMuted: boolean): void;
  resumePlayback(): Promise<void>;
}

/**
 * A web call as React state. The call is stopped when the component unmounts. Each start uses the options of the latest
 * render.
 */
export function useVoiceCall(options: UseVoiceCallOptions): UsedVoiceCall {
  const [state, setState] = useState(idleState);
  const update = useCallback((change: Partial<VoiceCallState>) => setState((before) => withChange(before, change)), []);
  const latestOptions = useRef(options);
  useEffect(() => {
    latestOptions.current = options;
  });
  const call = useRef<VoiceCall | null>(null);
  const isMutedAtStart = useRef(options.startAudioOff ?? false);
  const startStop = useStartAndStop({ update, latestOptions, call, isMutedAtStart });

  const send = useCallback((message: ClientMessage) => {
    if (!call.current?.isJoined) return false;
    call.current.send(message);
    return true;
  }, []);
  const say = useCallback((message: string) => send({ type: "say", message }), [send]);
  const setMuted = useCallback(
    (isMuted: boolean) => {
      isMutedAtStart.current = isMuted;
      call.current?.setMuted(isMuted);
      update({ isMuted });
    },
    [update],
  );
  const resumePlayback = useCallback(async () => {
    update({ isPlaybackBlocked: false });
    await call.current?.resumePlayback();
  }, [update]);

  return { ...state, ...startStop, send, say, setMuted, resumePlayback };
}

interface StartContext {
  readonly update: (change: Partial<VoiceCallState>) => void;
  readonly latestOptions: RefObject<UseVoiceCallOptions>;
  readonly call: RefObject<VoiceCall | null>;
  readonly isMutedAtStart: RefObject<boolean>;
}

function useStartAndStop({ update, latestOptions, call, isMutedAtStart }: StartContext) {
  const code = useRef<CallCode | null>(null);
  // The start that waits for the call's code; another start, a stop, or unmounting cancels it.
  const pendingStart = useRef<object | null>(null);

  useEffect(
    () => () => {
      // StrictMode mounts twice: the next start makes a new call.
      const current = call.current;
      call.current = null;
      pendingStart.current = null;
      current?.removeAllListeners();
      void current?.stop();
    },
    [call],
  );

  const ensureCode = useCallback(async () => {
    code.current ??= await loadCode(latestOptions.current.load ?? loadCallCode);
    return code.current;
  }, [latestOptions]);

  // A failure is shown by `start`, which tries again.
  const prepare = useCallback(() => void ensureCode().catch(() => undefined), [ensureCode]);

  const start = useCallback(
    async (startOptions: StartOptions) => {
      if (pendingStart.current || call.current?.isStarted) return null;
      update({ ...idleState, isConnecting: true, isMuted: isMutedAtStart.current });
      if (code.current === null) {
        const thisStart = {};
        pendingStart.current = thisStart;
        try {
          await ensureCode();
        } catch (thrown) {
          if (pendingStart.current === thisStart) update(loadFailed(thrown));
        }
        if (pendingStart.current !== thisStart) return null;
        pendingStart.current = null;
      }
      if (code.current === null) return null;
      const { onMessage: _, onEnd: __, load: ___, ...callOptions } = latestOptions.current;
      const created = new code.current.VoiceCall({ ...callOptions, startAudioOff: isMutedAtStart.current });
      listenTo(created, {
        update,
        message: (message) => latestOptions.current.onMessage?.(message),
        end: () => latestOptions.current.onEnd?.(),
      });
      call.current = created;
      return created.start(startOptions);
    },
    [update, ensureCode, latestOptions, call, isMutedAtStart],
  );

  const stop = useCallback(async () => {
    if (pendingStart.current) update({ isConnecting: false });
    pendingStart.current = null;
    await call.current?.stop();
  }, [update, call]);

  return { prepare, start, stop };
}
