import type { AudioSource } from "../audio/microphone.ts";
import type { DailyConfig } from "../rooms/daily/daily-config.ts";

/** From this Chrome on, a call without a microphone source breaks its own audio. */
const coercedSince = 140;

/** On Chrome 140 and later a disabled microphone source is taken for an enabled one, with a warning. */
export function coerceAudioSource(source: AudioSource, userAgent: string): AudioSource {
  const version = Number(/Chrom(?:e|ium)\/(\d+)/.exec(userAgent)?.[1] ?? 0);
  if (source !== false || version < coercedSince) return source;
  console.warn("audioSource: false is not supported on Chrome 140 and later; the microphone stays enabled.");
  return true;
}

/** Without eval unless it is asked for; a prompt that leaves the microphone out breaks Chrome 140 and is not passed on. */
export function coerceDailyConfig({
  alwaysIncludeMicInPermissionPrompt: asksForMic,
  ...config
}: DailyConfig): DailyConfig {
  if (asksForMic === false) {
    console.warn("alwaysIncludeMicInPermissionPrompt: false is not supported on Chrome 140 and later; it is left out.");
  }
  return { avoidEval: true, ...config, ...(asksForMic && { alwaysIncludeMicInPermissionPrompt: true }) };
}
