import { RequestError, type RequestErrorCode } from "./request-error.ts";

/** A person is told something within three seconds, whatever a service does. Milliseconds. */
export const longestAnswerMs = 2500;

/** How soon whoever was told that it takes longer asks again. Seconds. */
const askAgainSeconds = 3;

/** Work at services that may hang: whoever asks is answered soon, and it goes on behind them. */
export interface Patience {
  /**
   * Does it, unless the same is being done: then waits for that.
   * @param key says what is the same: who asks, and for what
   * @throws RequestError of `late` when it takes longer than people wait; what the work throws
   */
  once<T>(key: readonly unknown[], work: () => Promise<T>): Promise<T>;
}

/** @param late the code that says so */
export function openPatience(late: RequestErrorCode, waitMs = longestAnswerMs): Patience {
  const underWay = new Map<string, Promise<unknown>>();

  function begin<T>(id: string, work: () => Promise<T>): Promise<T> {
    const begun = work().finally(() => underWay.delete(id));
    // Nobody may be left who hears of its failure.
    begun.catch(() => undefined);
    underWay.set(id, begun);
    return begun;
  }

  return {
    async once<T>(key: readonly unknown[], work: () => Promise<T>): Promise<T> {
      const id = JSON.stringify(key);
      const begun = (underWay.get(id) as Promise<T> | undefined) ?? begin(id, work);
      if (await isDoneSoon(begun, waitMs)) return begun;
      throw new RequestError(late, "It is still being done: ask again.", { retryAfterSeconds: askAgainSeconds });
    },
  };
}

/**
 * Waits for work as long as people wait, and leaves it to go on behind them.
 * @returns whether it was done in that time
 * @throws what the work throws in that time
 */
export async function isDoneSoon(work: Promise<unknown>, waitMs = longestAnswerMs): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    // A server that stops does not stay for it.
    timer = setTimeout(() => resolve(false), waitMs).unref();
  });
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
}
