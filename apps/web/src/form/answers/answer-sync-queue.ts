import { exponentialBackoff } from "@dilo/foundation";

/** Waits between tries. Milliseconds. */
const retryDelayMs = exponentialBackoff({ firstMs: 500, longestMs: 8000 });

/** Brings things to the server in the order they came, trying again until each is there: nothing given is lost. */
export interface AnswerSyncQueue<Item> {
  readonly enqueue: (item: Item) => void;
  /** Resolves when all is there, or at once while something is tried again. */
  readonly settled: () => Promise<void>;
  /** Sends nothing more until `resume`, and gives up what is on its way; resolves when nothing is. */
  readonly pause: () => Promise<void>;
  readonly resume: () => void;
  /** Forgets what is not there yet. */
  readonly clear: () => void;
}

export interface AnswerSyncQueueOptions<Item> {
  /** Brings one item; rejects when it did not arrive. */
  readonly send: (item: Item, signal: AbortSignal) => Promise<void>;
  /** Hears true when an item did not arrive and is tried again, false when all is well. */
  readonly onRetrying: (isInTrouble: boolean) => void;
  /** An item needs no more trying: it arrived, or the failure will never turn good. */
  readonly onDone: (item: Item, failure?: unknown) => void;
  /** Tells whether a failure will never turn good, so that trying again is pointless. */
  readonly isPermanent: (failure: unknown) => boolean;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export function openAnswerSyncQueue<Item>(needs: AnswerSyncQueueOptions<Item>): AnswerSyncQueue<Item> {
  const { send, onRetrying, onDone, isPermanent, wait = untilItIsWorthwhile } = needs;
  let queue: Item[] = [];
  let work: { readonly giveUp: AbortController; readonly over: Promise<void> } | undefined;
  let isHeld = false;
  let isInTrouble = false;
  const settlers: (() => void)[] = [];

  const tell = (isTrouble: boolean): void => {
    isInTrouble = isTrouble;
    onRetrying(isTrouble);
    for (const settle of settlers.splice(0)) settle();
  };

  /** @returns false when the item has to be tried again */
  const bring = async (item: Item, signal: AbortSignal): Promise<boolean> => {
    try {
      await send(item, signal);
      onDone(item);
      return true;
    } catch (failure) {
      if (signal.aborted || !isPermanent(failure)) return false;
      onDone(item, failure);
      return true;
    }
  };

  const bringAll = async (signal: AbortSignal): Promise<void> => {
    let failures = 0;
    for (let first = queue[0]; first !== undefined && !signal.aborted; first = queue[0]) {
      const item = first;
      if (await bring(item, signal)) {
        failures = 0;
        queue = queue.filter((other) => other !== item);
      } else if (!signal.aborted) {
        tell(true);
        failures += 1;
        await wait(retryDelayMs(failures), signal);
      }
    }
    work = undefined;
    if (!signal.aborted) tell(false);
  };

  const start = (): void => {
    if (work !== undefined || isHeld || queue.length === 0) return;
    const giveUp = new AbortController();
    // The work begins after it is noted: it may be over at once.
    work = { giveUp, over: Promise.resolve().then(() => bringAll(giveUp.signal)) };
  };

  return {
    enqueue: (item) => {
      queue.push(item);
      start();
    },
    settled: () =>
      queue.length === 0 || isInTrouble ? Promise.resolve() : new Promise((resolve) => settlers.push(resolve)),
    pause: async () => {
      isHeld = true;
      work?.giveUp.abort();
      await work?.over;
    },
    resume: () => {
      isHeld = false;
      if (queue.length === 0) tell(false);
      start();
    },
    clear: () => {
      queue = [];
    },
  };
}

/** Waits, or less when the browser is connected again. */
function untilItIsWorthwhile(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = (): void => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end, { signal: over.signal });
    addEventListener("online", end, { signal: over.signal });
  });
}
