import { ApiError } from "@dilo/api";

/** The server answers within three seconds, and asks on: so often it is asked what came of it, a little later each. */
const mostAsked = 6;
const askAgainMs = 1000;

/**
 * Asks again while the card provider has not answered the server.
 * @param onSlow told once, when it takes longer than usual
 * @throws what another failure was; the last one when it is never done
 */
export async function whileSlow<T>(ask: () => Promise<T>, onSlow?: () => void): Promise<T> {
  for (let asked = 1; ; asked += 1) {
    try {
      return await ask();
    } catch (failure) {
      const isSlow = failure instanceof ApiError && failure.code === "payments-slow";
      if (!isSlow || asked === mostAsked) throw failure;
      if (asked === 1) onSlow?.();
      await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    }
  }
}
