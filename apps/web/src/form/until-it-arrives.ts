import { isRefused } from "./product-api.ts";

/** How long to wait before a call that did not arrive is tried again. Milliseconds. */
const retryEveryMs = 2000;

/**
 * Tries a call again until it arrives: starting anew over answers that were only out of reach would lose them.
 * @param onLate hears true each time the call did not arrive, false when it has
 * @throws what the call throws once the server has read it and said no
 */
export async function untilItArrives<Answer>(
  call: () => Promise<Answer>,
  onLate: (isLate: boolean) => void = () => undefined,
): Promise<Answer> {
  for (;;) {
    try {
      const answer = await call();
      onLate(false);
      return answer;
    } catch (failure) {
      if (isRefused(failure)) throw failure;
      onLate(true);
      await new Promise((resolve) => setTimeout(resolve, retryEveryMs));
    }
  }
}
