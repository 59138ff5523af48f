import type { BrowserSpeech } from "../rooms/media-room.ts";
import type { SpeechWindow } from "./speech-api.ts";
import { findRecognition } from "./speech-recognition.ts";
import { findVoice } from "./speech-synthesis.ts";

interface Wanted {
  readonly recognition: boolean;
  readonly voice: boolean;
}

/** Finds what the browser itself can do of what is wanted; takes up to a second, so call it before the click. */
export async function findBrowserSpeech(wanted: Wanted, from: SpeechWindow = globalThis): Promise<BrowserSpeech> {
  const [recognition, voice] = await Promise.all([
    wanted.recognition ? findRecognition(from) : undefined,
    wanted.voice ? findVoice(from) : undefined,
  ]);
  return { recognition, voice };
}
