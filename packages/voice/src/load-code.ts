import { listedBackoff, retry } from "@dilo/foundation";
import { VoiceError } from "./voice-error.ts";

/** Delays between the attempts, in milliseconds; the person sees 'Conectando...' meanwhile. */
const delayMs = listedBackoff([500, 1500]);

/**
 * Loads a part of this package's code on demand, with retries.
 * @throws VoiceError `not-reached` when every attempt failed; a later call tries again
 */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
): Promise<Code> {
  return retry(load, { delayMs, wait }).catch((cause) => {
    throw new VoiceError("not-reached", "The code of the call could not be loaded.", { cause });
  });
}
