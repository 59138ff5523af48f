import { retryUntilLoaded } from "./retry-until-loaded.ts";

/** Why code is not here yet: the network holds it up, or the server no longer has it. */
export type LoadDelay = "offline" | "outdated";

/** This many tries fail though the server answers: the page is of before an update, or the browser gave the file up. */
const triesUntilGone = 2;

/**
 * Loads a part of the site's code, again and again until it arrives. What was said so far stays as it is.
 * @param onDelay hears at each try that failed why the code is not here
 */
export function loadCode<Code>(load: () => Promise<Code>, onDelay: (delay: LoadDelay) => void): Promise<Code> {
  let tries = 0;
  let isHere = false;
  const onLate = async (isLate: boolean): Promise<void> => {
    isHere = !isLate;
    if (isHere) return;
    tries += 1;
    const isGone = tries >= triesUntilGone && (await isServerThere());
    if (!isHere) onDelay(isGone ? "outdated" : "offline");
  };
  return retryUntilLoaded(load, { onLate: (isLate) => void onLate(isLate) });
}

async function isServerThere(): Promise<boolean> {
  const answer = await fetch("/healthz").catch(() => undefined);
  return answer?.ok === true;
}
