import { loadCode } from "../load-code.ts";
import type { BrowserSpeech } from "../rooms/media-room.ts";
import type { ReconnectableCall, VoiceCallOptions } from "./voice-call-options.ts";

/** The browser's own speech features for a call: those the page has passed, else those the platform leaves to the page. */
export async function speechFor(
  { assistant }: ReconnectableCall,
  { browserSpeech, language }: Pick<VoiceCallOptions, "browserSpeech" | "language">,
): Promise<BrowserSpeech> {
  if (browserSpeech !== undefined) return browserSpeech;
  const recognition = assistant?.transcriber?.provider === leftToPage;
  const voice = assistant?.voice?.provider === leftToPage;
  if (!recognition && !voice) return {};
  const { findBrowserSpeech } = await loadCode(() => import("../browser-speech/find-browser-speech.ts"));
  const found = await findBrowserSpeech({ recognition, voice, ...(language !== undefined && { language }) });
  found.voice?.unlock();
  return found;
}

/** Nobody transcribes: neither the platform nor this page. */
export function isUnheard({ assistant }: ReconnectableCall, { recognition }: BrowserSpeech): boolean {
  return assistant?.transcriber?.provider === leftToPage && recognition === undefined;
}

/** The provider of what the platform leaves to the page. */
const leftToPage = "browser";
