import type { ClientMessage } from "@dilo/api";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { AssistantMessage } from "../call/assistant-message.ts";
import type { VoiceCall } from "../call/voice-call.ts";
import type { ReconnectableCall, StartedCall, StartOptions, VoiceCallOptions } from "../call/voice-call-options.ts";
import { loadCode } from "../load-code.ts";
import { VoiceError } from "../voice-error.ts";
import { idleState, listenTo, loadFailed, type VoiceCallState, withChange } from "./voice-call-state.ts";

export type { CallCaption } from "./captions.ts";
export { type AudioDevices, useAudioDevices } from "./use-audio-devices.ts";
export { voiceSessionError } from "./voice-call-state.ts";

export interface UseVoiceCallOptions extends VoiceCallOptions {
  /** Called with every message of the assistant. */
  onMessage?(message: AssistantMessage): void;
  /** Called when the call has ended, for any reason. */
  readonly onEnd?: (() => void) | undefined;
  /** Loads the code of a call, which is most of this package. */
  readonly load?: (() => Promise<CallCode>) | undefined;
}

type CallCode = Pick<typeof import("../call/voice-call.ts"), "VoiceCall">;

const loadCallCode = () => import("../call/voice-call.ts");

export interface UsedVoiceCall extends VoiceCallState {
  /** Loads the call's code ahead of `start`, so that the click itself starts the call. */
  prepare(): void;
  /** Starts a call; call it in a click. Null when the call did not come about. */
  start(startOptions: StartOptions): Promise<StartedCall | null>;
  /** Returns to a call whose room was kept; false, with the failure shown, when that did not work. */
  reconnect(call: ReconnectableCall): Promise<boolean>;
  /** Leaves the call; with `roomDeleteOnUserLeaveEnabled: false` it can be reconnected to. */
  stop(): Promise<void>;
  /** Ends the call for both sides. */
  end(): Promise<void>;
  /** Sends a message; returns false outside a call, where nothing is sent. */
  send(message: ClientMessage): boolean;
  /** Makes the assistant say a text; returns false outside a call. */
  say(message: string): boolean;
  setMuted(isMuted: boolean): void;
  resumePlayback(): Promise<void>;
  /** Switches to another microphone, or to a track of your own. @throws VoiceError outside a call, or a device error */
  setInputDevice(device: string | MediaStreamTrack): Promise<void>;
  /** Switches to another loudspeaker. @throws VoiceError outside a call, `not-found`, `not-supported` */
  setOutputDevice(deviceId: string): Promise<void>;
}

/**
 * A web call as React state. The call is stopped when the component unmounts. Each start uses the options of the latest
 * render.
 */
export function useVoiceCall(options: UseVoiceCallOptions): UsedVoiceCall {
  const [state, setState] = useState(idleState);
  const update = useCallback<Update>(
    (change) => setState((before) => withChange(before, typeof change === "function" ? change(before) : change)),
    [],
  );
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

  return { ...state, ...startStop, ...useDevices(call), send, say, setMuted, resumePlayback };
}

type Update = (change: Partial<VoiceCallState> | ((state: VoiceCallState) => Partial<VoiceCallState>)) => void;

function useDevices(call: RefObject<VoiceCall | null>) {
  const current = useCallback(() => {
    if (call.current !== null) return call.current;
    throw new VoiceError("only-after-join", "Devices are chosen during a call.");
  }, [call]);
  const setInputDevice = useCallback(
    async (device: string | MediaStreamTrack) => current().setInputDevice(device),
    [current],
  );
  const setOutputDevice = useCallback(async (deviceId: string) => current().setOutputDevice(deviceId), [current]);
  return { setInputDevice, setOutputDevice };
}

interface StartContext {
  readonly update: Update;
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

  /** Makes a call of code that is loaded; null, with the failure shown, for options that no call can be made with. */
  const makeCall = useCallback(() => {
    if (code.current === null) return null;
    const { onMessage: _, onEnd: __, load: ___, ...callOptions } = latestOptions.current;
    try {
      const created = new code.current.VoiceCall({ ...callOptions, startAudioOff: isMutedAtStart.current });
      listenTo(created, {
        update,
        message: (message) => latestOptions.current.onMessage?.(message),
        end: () => latestOptions.current.onEnd?.(),
      });
      call.current = created;
      return created;
    } catch (thrown) {
      update(loadFailed(thrown));
      return null;
    }
  }, [update, latestOptions, call, isMutedAtStart]);

  /** Resolves whether the code is there and nothing has cancelled this start; at once, in the click, where it was loaded. */
  const ready = useCallback((): true | Promise<boolean> => {
    update({ ...idleState, isConnecting: true, isMuted: isMutedAtStart.current });
    if (code.current !== null) return true;
    const thisStart = {};
    pendingStart.current = thisStart;
    const isPending = () => pendingStart.current === thisStart;
    return ensureCode()
      .catch((thrown) => {
        if (isPending()) update(loadFailed(thrown));
      })
      .then(() => {
        if (!isPending()) return false;
        pendingStart.current = null;
        return true;
      });
  }, [update, ensureCode, isMutedAtStart]);

  const isBusy = useCallback(() => pendingStart.current !== null || call.current?.isStarted === true, [call]);

  const starts = useStarts({ isBusy, ready, makeCall });

  const stop = useCallback(async () => {
    if (pendingStart.current) update({ isConnecting: false });
    pendingStart.current = null;
    await call.current?.stop();
  }, [update, call]);

  const end = useCallback(async () => {
    if (call.current?.isJoined) call.current.send({ type: "end-call" });
    await stop();
  }, [call, stop]);

  return { prepare, ...starts, stop, end };
}

interface StartSteps {
  readonly isBusy: () => boolean;
  readonly ready: () => true | Promise<boolean>;
  readonly makeCall: () => VoiceCall | null;
}

/** The two ways into a call: a new one, and one that was left. */
function useStarts({ isBusy, ready, makeCall }: StartSteps) {
  const start = useCallback(
    async (startOptions: StartOptions) => {
      if (isBusy()) return null;
      const isReady = ready();
      if (isReady !== true && !(await isReady)) return null;
      return makeCall()?.start(startOptions) ?? null;
    },
    [isBusy, ready, makeCall],
  );
  const reconnect = useCallback(
    async (before: ReconnectableCall) => {
      if (isBusy()) return false;
      const isReady = ready();
      if (isReady !== true && !(await isReady)) return false;
      // The failure is shown by the call's own event.
      return (
        (await makeCall()
          ?.reconnect(before)
          .then(
            () => true,
            () => false,
          )) ?? false
      );
    },
    [isBusy, ready, makeCall],
  );
  return { start, reconnect };
}
