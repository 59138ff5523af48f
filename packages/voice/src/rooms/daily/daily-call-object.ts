import Daily, { type DailyCall, type DailyFactoryOptions } from "@daily-co/daily-js";
import { VoiceError } from "../../voice-error.ts";

let closing: Promise<unknown> = Promise.resolve();

/**
 * Makes Daily's call object, of which the library allows one at a time on a page.
 * @throws VoiceError `in-progress` when there is one already
 */
export function createDailyCall(options: DailyFactoryOptions): DailyCall {
  try {
    return Daily.createCallObject({ subscribeToTracksAutomatically: false, ...options });
  } catch (cause) {
    if (!String(cause).includes("Duplicate")) throw cause;
    throw new VoiceError("in-progress", oneAtATime, { cause });
  }
}

/** Destroys a call object once `left` resolves; in the middle of its leaving, both would wait forever. */
export async function destroyDailyCall(call: DailyCall, left: Promise<void> = Promise.resolve()): Promise<void> {
  const destroyed = left.catch(() => undefined).then(() => call.destroy());
  closing = Promise.allSettled([closing, destroyed]);
  await destroyed;
}

/** Resolves when no call object is being destroyed any more, whichever call it was of. */
export async function dailyCallsClosed(): Promise<void> {
  await closing;
}

const oneAtATime =
  "Another call of this page is in a room of Daily's, and its library allows one at a time: stop that call first.";
