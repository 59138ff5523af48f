import type { PublicConfig } from "@dilo/api";
import { createListeners } from "../../browser/listeners.ts";
import type { Language } from "../../words/language.ts";
import type { ProductApi } from "../session/product-api.ts";
import type { SpokenSound } from "./spoken-sound.ts";

/** What is heard of a page's texts: one at a time. */
export interface Heard {
  /** "" when nothing is. */
  readonly text: string;
  readonly phase: "silent" | "coming" | "sounding" | "failed";
}

/** What a text is. */
export interface TextKind {
  /** It holds what the person said. */
  readonly isOwn: boolean;
  readonly language: Language;
}

/** Reads texts of the page aloud, each when it is tapped. */
export interface Hearer {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => Heard;
  /** Whether there is a voice for a text. What a person said is no business of a service nobody agreed to. */
  readonly canHear: (kind: TextKind) => boolean;
  /** Reads a text, or stops it; call it in a click: phones allow sound only after one. */
  readonly toggle: (text: string, kind: TextKind) => void;
  readonly stop: () => void;
}

const silent: Heard = { text: "", phase: "silent" };

/**
 * Reads by the server's voice where it has one, else by the browser's. What the person said is read by this server
 * itself or on the device, and never by a service.
 */
export function openHearer(
  api: Pick<ProductApi, "speak">,
  { speaker }: Pick<PublicConfig["voice"], "speaker">,
  browser: Pick<typeof globalThis, "speechSynthesis"> = globalThis,
): Hearer {
  const { notify, subscribe } = createListeners();
  let heard = silent;
  let playing: SpokenSound | undefined;
  const move = (next: Heard): void => {
    heard = next;
    notify();
  };
  const hasLocalVoice = (language: Language) =>
    browser.speechSynthesis
      ?.getVoices()
      .some(({ lang, localService }) => localService && lang.toLowerCase().startsWith(language)) ?? false;
  browser.speechSynthesis?.addEventListener?.("voiceschanged", notify);

  const isByServer = (isOwn: boolean) => speaker.kind === "server" && (!isOwn || speaker.name === "");

  const stop = (): void => {
    playing?.stop();
    playing = undefined;
    if (heard !== silent) move(silent);
  };

  async function read(sound: SpokenSound, text: string, { isOwn, language }: TextKind): Promise<void> {
    const isWanted = () => playing === sound;
    try {
      const { play } = await import("./spoken-sound.ts");
      for (const piece of piecesOf(text)) {
        if (!isWanted()) return;
        await play(sound, {
          ...{ text: piece, language, hasDeviceVoice: hasLocalVoice(language) },
          ...(isByServer(isOwn) && { speak: (said: string) => api.speak({ body: { text: said, language } }) }),
          onSound: () => isWanted() && move({ text, phase: "sounding" }),
        });
      }
      if (isWanted()) stop();
    } catch {
      if (isWanted()) move({ text, phase: "failed" });
    }
  }

  return {
    subscribe,
    current: () => heard,
    canHear: ({ isOwn, language }) => isByServer(isOwn) || hasLocalVoice(language),
    stop,
    toggle(text, kind) {
      const isRunning = heard.text === text && heard.phase !== "failed";
      stop();
      if (isRunning) return;
      playing = beginInClick();
      move({ text, phase: "coming" });
      void read(playing, text, kind);
    },
  };
}

/** Whole sentences of a text, as many together as are spoken at once; a sentence that is longer stands alone. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const sentence of text.split(/(?<=[.?!])\s+/)) {
    const longer = `${pieces.at(-1) ?? ""} ${sentence}`;
    if (pieces.length > 0 && longer.length <= longestPiece) pieces[pieces.length - 1] = longer;
    else pieces.push(sentence);
  }
  return pieces;
}

/** The server takes somewhat more. Characters. */
const longestPiece = 1000;

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
