import { retry } from "@dilo/foundation";

/** How long to wait before what did not arrive is asked for again. Milliseconds. */
const retryEveryMs = 2000;

/**
 * Asks again until it arrives: a call whose loss would lose answers, or a part of the page.
 * @param onLate hears true each time it did not arrive, false when it has
 * @param isFinal tells whether a failure will never turn good; by default none is final
 * @throws a failure that is final
 */
export async function retryUntilLoaded<Arrival>(
  ask: () => Promise<Arrival>,
  {
    onLate = () => undefined,
    isFinal = () => false,
  }: { readonly onLate?: (isLate: boolean) => void; readonly isFinal?: (failure: unknown) => boolean } = {},
): Promise<Arrival> {
  const arrival = await retry(ask, {
    delayMs: (_, failure) => {
      if (isFinal(failure)) return undefined;
      onLate(true);
      return retryEveryMs;
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  onLate(false);
  return arrival;
}
