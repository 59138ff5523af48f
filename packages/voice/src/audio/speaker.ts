import { VoiceError } from "../voice-error.ts";
import { deviceErrorCode } from "./microphone.ts";

/** Plays the assistant's audio. Opened in the click, so that phones allow playback. */
export interface Speaker {
  /** Running since the click; undefined where there is no Web Audio. */
  readonly context: AudioContext | undefined;
  /** Resolves true when the track plays, false when the browser requires a user gesture first. */
  play(track: MediaStreamTrack): Promise<boolean>;
  /** Retries blocked playback; call it in a click. */
  resume(): Promise<boolean>;
  setDevice(deviceId: string): Promise<void>;
  close(): Promise<void>;
}

export type OpenSpeaker = () => Speaker;

/** Opens an audio element and an audio context; call it in a click, which unlocks both. */
export const openSpeaker: OpenSpeaker = () => {
  const context = openContext();
  const element = document.createElement("audio");
  element.autoplay = true;
  element.setAttribute("playsinline", "");
  const silence = context?.createMediaStreamDestination();
  if (silence) element.srcObject = silence.stream;
  let isClosed = false;

  // Phones allow later playback on an element that was once played in a click. play() reports a refusal.
  void element.play().catch(() => undefined);
  void resumeContext(context);

  // A phone call or a locked screen interrupts the context; it does not resume by itself.
  const resumeWhenVisible = () => {
    if (document.visibilityState === "visible" && !isClosed) void resumeContext(context);
  };
  document.addEventListener("visibilitychange", resumeWhenVisible);

  const resume = async (): Promise<boolean> => {
    void resumeContext(context);
    try {
      await element.play();
    } catch (error) {
      // Another track replaced this one while it was starting; that one plays or is about to.
      return error instanceof DOMException && error.name === "AbortError" && !element.paused;
    }
    return true;
  };

  return {
    context,
    resume,
    play: (track) => {
      element.srcObject = new MediaStream([track]);
      return resume();
    },
    setDevice: async (deviceId) => {
      if (typeof element.setSinkId !== "function") {
        throw new VoiceError("not-supported", "This browser cannot choose a loudspeaker.");
      }
      try {
        await element.setSinkId(deviceId);
      } catch (cause) {
        throw new VoiceError(deviceErrorCode(cause), "The loudspeaker could not be chosen.", { cause });
      }
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      document.removeEventListener("visibilitychange", resumeWhenVisible);
      element.pause();
      element.srcObject = null;
      element.remove();
      await context?.close();
    },
  };
};

/** @throws VoiceError `no-audio` where the browser refuses a context, as with too many of them open */
function openContext(): AudioContext | undefined {
  if (typeof AudioContext === "undefined") return undefined;
  try {
    return new AudioContext({ latencyHint: "interactive" });
  } catch (cause) {
    throw new VoiceError("no-audio", "The browser refuses to open an audio context.", { cause });
  }
}

async function resumeContext(context: AudioContext | undefined): Promise<void> {
  if (context === undefined || context.state === "running" || context.state === "closed") return;
  await context.resume().catch(() => undefined);
}
