import type { AudioSource } from "../audio/microphone.ts";
import type { DailyConfig } from "../rooms/media-room.ts";

/** From this Chrome on, a call without a microphone source breaks its own audio. */
const coercedSince = 140;

/** What the browser calls itself; "" outside one. */
export function userAgent(): string {
  return typeof navigator === "undefined" ? "" : navigator.userAgent;
}

/** Whether this is a phone or a tablet; those settle their permissions more slowly than computers. */
export function isMobile(): boolean {
  return /android|iphone|ipad|ipod|iemobile|blackberry|bada/i.test(userAgent());
}

/** On Chrome 140 and later, treats a disabled microphone source as an enabled one, with a warning. */
export function coerceAudioSource(source: AudioSource, browser: string): AudioSource {
  const version = Number(/Chrom(?:e|ium)\/(\d+)/.exec(browser)?.[1] ?? 0);
  if (source !== false || version < coercedSince) return source;
  console.warn("audioSource: false is not supported on Chrome 140 and later; the microphone stays enabled.");
  return true;
}

/** Avoids eval unless it is asked for, and drops the permission prompt without microphone, which breaks Chrome 140. */
export function coerceDailyConfig({
  alwaysIncludeMicInPermissionPrompt: asksForMic,
  ...config
}: DailyConfig): DailyConfig {
  if (asksForMic === false) {
    console.warn("alwaysIncludeMicInPermissionPrompt: false is not supported on Chrome 140 and later; it is left out.");
  }
  const avoidEval = config.avoidEval ?? true;
  return { ...config, avoidEval, ...(asksForMic && { alwaysIncludeMicInPermissionPrompt: true }) };
}
