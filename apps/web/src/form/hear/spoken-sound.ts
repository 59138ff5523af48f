import { findBrowserSpeech } from "@dilo/voice";
import type { Language } from "../../words/language.ts";

const regions = { es: "es-US", en: "en-US" } as const;

/** One text that is being read aloud. */
export interface SpokenSound {
  /** Opened in the click; undefined where the browser has none. */
  readonly context: AudioContext | undefined;
  readonly signal: AbortSignal;
  readonly stop: () => void;
}

/**
 * Plays a text to its end, or until it is stopped.
 * @param reading.speak the server's voice, as a sound file; left out, the browser's own voice reads
 * @param reading.hasDeviceVoice a voice of the device reads where the server's cannot be had, as without a network
 * @param reading.onSound the first sound is heard
 * @throws where no voice could be had
 */
export async function play(
  { context, signal }: SpokenSound,
  reading: {
    text: string;
    language: Language;
    hasDeviceVoice: boolean;
    speak?: (text: string) => Promise<Uint8Array>;
    onSound: () => void;
  },
): Promise<void> {
  const { text, speak, hasDeviceVoice, onSound } = reading;
  if (speak === undefined || context === undefined) return playByBrowser(reading, signal);
  const file = await speak(text).catch((failure: unknown) => {
    if (!hasDeviceVoice) throw failure;
  });
  if (signal.aborted) return;
  if (file === undefined) return playByBrowser(reading, signal);
  const source = context.createBufferSource();
  source.buffer = await context.decodeAudioData(Uint8Array.from(file).buffer);
  if (signal.aborted) return;
  source.connect(context.destination);
  const ended = new Promise<void>((resolve) => {
    source.onended = () => resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  source.start();
  onSound();
  await ended;
}

async function playByBrowser(
  { text, language, onSound }: Pick<Parameters<typeof play>[1], "text" | "language" | "onSound">,
  signal: AbortSignal,
): Promise<void> {
  const { voice } = await findBrowserSpeech({ recognition: false, voice: true, language: regions[language] });
  if (voice === undefined) throw new Error("The browser has no voice for it.");
  if (signal.aborted) return;
  signal.addEventListener("abort", () => voice.cancel(), { once: true });
  onSound();
  await voice.speak(text, 1);
}
