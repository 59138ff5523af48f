import { retry } from "@dilo/foundation";

/** How long to wait before the next attempt. Milliseconds. */
const retryEveryMs = 2000;

/**
 * Loads what the page cannot do without, retrying until it arrives: code, settings, the draft.
 * @param onLate told true each time it did not arrive, false when it has
 * @param isPermanent whether a failure will not go away; by default none is permanent
 * @throws a permanent failure
 */
export async function retryUntilLoaded<Result>(
  load: () => Promise<Result>,
  {
    onLate = () => undefined,
    isPermanent = () => false,
  }: { readonly onLate?: (isLate: boolean) => void; readonly isPermanent?: (failure: unknown) => boolean } = {},
): Promise<Result> {
  const result = await retry(load, {
    delayMs: (_failures, failure) => (isPermanent(failure) ? undefined : retryEveryMs),
    wait: (ms) => {
      onLate(true);
      return new Promise((resolve) => setTimeout(resolve, ms));
    },
  });
  onLate(false);
  return result;
}
