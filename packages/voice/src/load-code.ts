import { VoiceError } from "./voice-error.ts";

/** Waits between the tries, in milliseconds: someone looks at 'Conectando...' meanwhile. */
const retryDelaysMs = [500, 1500];

/**
 * Brings a part of this package's code that is loaded only when it is needed, trying again where the network drops it.
 * @throws VoiceError `not-reached` when no try brought it; a later call tries anew
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
    throw new VoiceError("not-reached", "The code of the call did not arrive.", { cause });
  });
}
