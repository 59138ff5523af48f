import type { PublicConfig } from "@dilo/api";
import { createListeners } from "../../browser/listeners.ts";
import { loadCode } from "../../browser/load-code.ts";
import type { ProductApi } from "../session/product-api.ts";
import type { SpokenSound } from "./spoken-sound.ts";

/** What is heard of a page's texts: one at a time. */
export interface Heard {
  /** "" when nothing is. */
  readonly text: string;
  readonly phase: "silent" | "coming" | "sounding" | "failed";
}

/** Reads texts of the page aloud, each when it is tapped. */
export interface Hearer {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => Heard;
  /** Whether there is a voice for a text. What a person said is no business of a service nobody agreed to. */
  readonly canHear: (isOwn: boolean) => boolean;
  /** Reads a text, or stops it; call it in a click: phones allow sound only after one. */
  readonly toggle: (text: string, isOwn: boolean) => void;
  readonly stop: () => void;
}

const silent: Heard = { text: "", phase: "silent" };

/**
 * Reads by the server's voice where it has one, else by the browser's. What the person said is read by this server
 * itself or on the device, and never by a service.
 */
export function openHearer(
  api: Pick<ProductApi, "speak">,
  { speaker }: PublicConfig["voice"],
  browser: Pick<typeof globalThis, "speechSynthesis"> = globalThis,
): Hearer {
  const { notify, subscribe } = createListeners();
  let heard = silent;
  let playing: SpokenSound | undefined;
  const move = (next: Heard): void => {
    heard = next;
    notify();
  };
  const isLocalVoice = ({ lang, localService }: SpeechSynthesisVoice) => localService && /^es\b/i.test(lang);
  const hasLocalVoice = () => browser.speechSynthesis?.getVoices().some(isLocalVoice) ?? false;
  browser.speechSynthesis?.addEventListener?.("voiceschanged", notify);

  const isByServer = (isOwn: boolean) => speaker.kind === "server" && (!isOwn || speaker.name === "");

  const stop = (): void => {
    playing?.stop();
    playing = undefined;
    if (heard !== silent) move(silent);
  };

  async function read(sound: SpokenSound, text: string, isOwn: boolean): Promise<void> {
    const isWanted = () => playing === sound;
    try {
      const { play } = await loadCode(
        () => import("./spoken-sound.ts"),
        () => undefined,
      );
      if (!isWanted()) return;
      await play(sound, {
        text,
        ...(isByServer(isOwn) && { speak: (said: string) => api.speak({ body: { text: said } }) }),
        onSound: () => isWanted() && move({ text, phase: "sounding" }),
      });
      if (isWanted()) stop();
    } catch {
      if (isWanted()) move({ text, phase: "failed" });
    }
  }

  return {
    subscribe,
    current: () => heard,
    canHear: (isOwn) => isByServer(isOwn) || hasLocalVoice(),
    stop,
    toggle(text, isOwn) {
      const isRunning = heard.text === text && heard.phase !== "failed";
      stop();
      if (isRunning) return;
      playing = beginInClick();
      move({ text, phase: "coming" });
      void read(playing, text, isOwn);
    },
  };
}

/** What must be done in the click itself. */
function beginInClick(): SpokenSound {
  const context = typeof AudioContext === "undefined" ? undefined : new AudioContext();
  void context?.resume();
  const stopping = new AbortController();
  return {
    context,
    signal: stopping.signal,
    stop() {
      stopping.abort();
      void context?.close();
    },
  };
}
