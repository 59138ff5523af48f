import type { BrowserSpeech } from "../rooms/media-room.ts";
import type { SpeechWindow } from "./speech-api.ts";
import { findRecognition } from "./speech-recognition.ts";
import { findVoice } from "./speech-synthesis.ts";

interface WantedFeatures {
  readonly recognition: boolean;
  readonly voice: boolean;
  /** Default `es-US`. */
  readonly language?: string;
}

/** Finds the wanted speech features of the browser. Takes up to a second, so call it before the click. */
export async function findBrowserSpeech(
  wanted: WantedFeatures,
  from: SpeechWindow = globalThis,
): Promise<BrowserSpeech> {
  const [recognition, voice] = await Promise.all([
    wanted.recognition ? findRecognition(from, wanted.language) : undefined,
    wanted.voice ? findVoice(from, wanted.language) : undefined,
  ]);
  return { recognition, voice };
}
