import { retryUntilLoaded } from "./retry-until-loaded.ts";

/** Why code is not here yet: the network holds it up, or the server no longer has it. */
export type LoadDelay = "offline" | "outdated";

/** After so many failures although the server answers, the page is from before an update. */
const failuresUntilOutdated = 2;

/**
 * Loads a part of the site's code, retrying until it arrives. What the person has said so far is kept.
 * @param onDelay told after each failed attempt why the code is not here
 */
export function loadCode<Code>(load: () => Promise<Code>, onDelay: (delay: LoadDelay) => void): Promise<Code> {
  let failures = 0;
  let isLoaded = false;
  const onLate = async (isLate: boolean): Promise<void> => {
    isLoaded = !isLate;
    if (isLoaded) return;
    failures += 1;
    const isOutdated = failures >= failuresUntilOutdated && (await isServerReachable());
    if (!isLoaded) onDelay(isOutdated ? "outdated" : "offline");
  };
  return retryUntilLoaded(load, { onLate: (isLate) => void onLate(isLate) });
}

async function isServerReachable(): Promise<boolean> {
  const answer = await fetch("/healthz").catch(() => undefined);
  return answer?.ok === true;
}
