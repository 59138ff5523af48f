import { VoiceError } from "./voice-error.ts";

/** Delays between the attempts, in milliseconds; the person sees 'Conectando...' meanwhile. */
const retryDelaysMs = [500, 1500];

/**
 * Loads a part of this package's code on demand, with retries.
 * @throws VoiceError `not-reached` when every attempt failed; a later call tries again
 */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<Code> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await load();
    } catch {
      await wait(delayMs);
    }
  }
  return load().catch((cause) => {
    throw new VoiceError("not-reached", "The code of the call could not be loaded.", { cause });
  });
}
