/** Where the assistant is heard. Made in the click, so that phones let it play. */
export interface Speaker {
  /** Runs since the click; undefined where there is no Web Audio. */
  readonly context: AudioContext | undefined;
  /** Resolves true when the track plays, false when the browser first wants a touch. */
  play(track: MediaStreamTrack): Promise<boolean>;
  /** Tries again what was blocked; call it in a click. */
  resume(): Promise<boolean>;
  setDevice(deviceId: string): Promise<void>;
  close(): Promise<void>;
}

export type OpenSpeaker = () => Speaker;

/** One audio element and one audio context, both woken by the click that calls this. */
export const openSpeaker: OpenSpeaker = () => {
  const context = typeof AudioContext === "undefined" ? undefined : new AudioContext({ latencyHint: "interactive" });
  const element = document.createElement("audio");
  element.autoplay = true;
  element.setAttribute("playsinline", "");
  const silence = context?.createMediaStreamDestination();
  if (silence) element.srcObject = silence.stream;
  let isClosed = false;

  // Phones allow later sound to an element that was once played in a click. A refusal here is told by play().
  void element.play().catch(() => undefined);
  void wake(context);

  // A phone call or a locked screen interrupts the context; nothing wakes it again by itself.
  const wakeWhenSeen = () => {
    if (document.visibilityState === "visible" && !isClosed) void wake(context);
  };
  document.addEventListener("visibilitychange", wakeWhenSeen);

  const resume = async (): Promise<boolean> => {
    void wake(context);
    try {
      await element.play();
    } catch (error) {
      // Another track took this one's place while it was beginning; that one is playing, or about to.
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
      await element.setSinkId(deviceId);
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      document.removeEventListener("visibilitychange", wakeWhenSeen);
      element.pause();
      element.srcObject = null;
      element.remove();
      await context?.close();
    },
  };
};

async function wake(context: AudioContext | undefined): Promise<void> {
  if (context === undefined || context.state === "running" || context.state === "closed") return;
  await context.resume().catch(() => undefined);
}
