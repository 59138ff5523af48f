import { ApiError } from "@dilo/api";
import type { Place } from "@dilo/forms";
import type { FindPlaces } from "./interview-runner.ts";
import type { ProductApi } from "./product-api.ts";

/** Nobody waits longer for the places: the answer is then read without them and marked for review. Milliseconds. */
const timeoutMs = 1500;

/** A server that did not answer is left alone so long, twice as long after each further failure. Milliseconds. */
const [firstPauseMs, longestPauseMs] = [2000, 60_000];

/** So many ZIP codes are asked for at once; the server takes no more. */
const mostZips = 8;

/**
 * Opens the server's table of ZIP codes to the interview. A ZIP code is asked for once: the table does not change while the
 * page is open, and what is no ZIP code stays none.
 */
export function openFindPlaces(
  api: Pick<ProductApi, "findPlaces">,
  now: () => number = () => performance.now(),
): FindPlaces {
  const known = new Map<string, readonly Place[]>();
  let failures = 0;
  let notBefore = 0;

  async function ask(zips: readonly string[]): Promise<void> {
    if (zips.length === 0 || now() < notBefore) return;
    try {
      const { places } = await api.findPlaces({ body: { zips: [...zips] } }, { retries: 0 });
      for (const zip of zips) {
        known.set(
          zip,
          places.filter((place) => place.zip === zip),
        );
      }
      failures = 0;
    } catch (error) {
      const asked = (error instanceof ApiError && error.retryAfterMs) || 0;
      notBefore = now() + Math.max(asked, Math.min(firstPauseMs * 2 ** failures, longestPauseMs));
      failures += 1;
    }
  }

  return async (zips) => {
    const wanted = zips.slice(0, mostZips);
    const late = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
    await Promise.race([ask(wanted.filter((zip) => !known.has(zip))), late]);
    return wanted.flatMap((zip) => known.get(zip) ?? []);
  };
}
