import { ApiError } from "@dilo/api";
import type { Place, WantedPlace } from "@dilo/forms";
import type { FindPlaces } from "./interview-runner.ts";
import type { ProductApi } from "./product-api.ts";

/** Nobody waits longer for the places: the answer is then read without them, and again when they come. Milliseconds. */
const timeoutMs = 1500;

/** A server that did not answer is left alone so long, twice as long after each further failure. Milliseconds. */
const [firstPauseMs, longestPauseMs] = [2000, 60_000];

/** So many places are asked for at once; the server takes no more. */
const mostPlaces = 8;

/**
 * Opens the server's table of ZIP codes and names to the interview. What was asked once is not asked again: the tables do not change while
 * the page is open, and what is no ZIP code stays none.
 */
export function openFindPlaces(
  api: Pick<ProductApi, "findPlaces">,
  now: () => number = () => performance.now(),
): FindPlaces {
  const known = new Map<string, readonly Place[]>();
  let failures = 0;
  let notBefore = 0;

  async function ask(wanted: readonly WantedPlace[]): Promise<void> {
    if (wanted.length === 0 || now() < notBefore) return;
    try {
      const { places } = await api.findPlaces({ body: { places: [...wanted] } }, { retries: 0 });
      for (const one of wanted) {
        known.set(
          JSON.stringify(one),
          places.filter((place) => place.zip === one.zip),
        );
      }
      failures = 0;
    } catch (error) {
      const asked = (error instanceof ApiError && error.retryAfterMs) || 0;
      notBefore = now() + Math.max(asked, Math.min(firstPauseMs * 2 ** failures, longestPauseMs));
      failures += 1;
    }
  }

  return async (all, onLate) => {
    const wanted = all.slice(0, mostPlaces);
    const found = () => wanted.flatMap((one) => known.get(JSON.stringify(one)) ?? []);
    let isLate = false;
    const late = new Promise<void>((resolve) => {
      setTimeout(() => {
        isLate = true;
        resolve();
      }, timeoutMs);
    });
    const asked = ask(wanted.filter((one) => !known.has(JSON.stringify(one)))).then(() => {
      if (isLate) onLate?.(found());
    });
    await Promise.race([asked, late]);
    return found();
  };
}
