import { exponentialBackoff, retry } from "@dilo/foundation";

/** How long to wait before the next attempt. Milliseconds. */
const backoff = exponentialBackoff({ firstMs: 500, longestMs: 8000 });

/** Sends items to the server in the order they came, retrying each until it has arrived: nothing is lost. */
export interface AnswerSyncQueue<Item> {
  readonly enqueue: (item: Item) => void;
  /** Resolves when the queue is empty, or at once while an item is being retried. */
  readonly settled: () => Promise<void>;
  /** Aborts what is being sent and sends nothing more until `resume`; resolves when nothing is under way. */
  readonly pause: () => Promise<void>;
  readonly resume: () => void;
  /** Drops what has not been sent. */
  readonly clear: () => void;
}

/** What a queue needs to know of its items. */
export interface AnswerSyncQueueOptions<Item> {
  /** Sends one item; rejects when it did not arrive. */
  readonly send: (item: Item, signal: AbortSignal) => Promise<void>;
  /** Told true when an item did not arrive and is retried, false when all is well again. */
  readonly onRetrying: (isRetrying: boolean) => void;
  /** An item needs no more attempts: it arrived, or it failed permanently. */
  readonly onDone: (item: Item, failure?: unknown) => void;
  /** Whether a failure will not go away, so that a retry is pointless. */
  readonly isPermanent: (failure: unknown) => boolean;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Opens an empty queue. */
export function openAnswerSyncQueue<Item>(options: AnswerSyncQueueOptions<Item>): AnswerSyncQueue<Item> {
  let queue: Item[] = [];
  let work: { readonly abort: AbortController; readonly ended: Promise<void> } | undefined;
  let isPaused = false;
  let isRetrying = false;
  const settlers: (() => void)[] = [];

  const setRetrying = (isNow: boolean): void => {
    isRetrying = isNow;
    options.onRetrying(isNow);
    for (const settle of settlers.splice(0)) settle();
  };

  const sendAll = async (signal: AbortSignal): Promise<void> => {
    for (let first = queue[0]; first !== undefined && !signal.aborted; first = queue[0]) {
      const item = first;
      const isDone = await sendOne(options, item, { signal, onRetry: () => setRetrying(true) });
      if (isDone) queue = queue.filter((other) => other !== item);
    }
    work = undefined;
    if (!signal.aborted) setRetrying(false);
  };

  const start = (): void => {
    if (work !== undefined || isPaused || queue.length === 0) return;
    const abort = new AbortController();
    // A microtask later, so that `work` is set before the work can end.
    work = { abort, ended: Promise.resolve().then(() => sendAll(abort.signal)) };
  };

  return {
    enqueue: (item) => {
      queue.push(item);
      start();
      // Said at once, while who just touched the page looks at it; the browser is wrong about the opposite alone.
      if (!navigator.onLine) setRetrying(true);
    },
    settled: () =>
      queue.length === 0 || isRetrying ? Promise.resolve() : new Promise((resolve) => settlers.push(resolve)),
    pause: async () => {
      isPaused = true;
      work?.abort.abort();
      await work?.ended;
    },
    resume: () => {
      isPaused = false;
      if (queue.length === 0) setRetrying(false);
      start();
    },
    clear: () => {
      queue = [];
    },
  };
}

/** Sends one item until it needs no more attempts. Returns false when it was aborted and has to be sent again. */
async function sendOne<Item>(
  { send, onDone, isPermanent, wait = waitOrOnline }: AnswerSyncQueueOptions<Item>,
  item: Item,
  { signal, onRetry }: { readonly signal: AbortSignal; readonly onRetry: () => void },
): Promise<boolean> {
  try {
    await retry(() => send(item, signal), {
      signal,
      wait: (ms) => {
        onRetry();
        return wait(ms, signal);
      },
      delayMs: (failures, failure) => (isPermanent(failure) ? undefined : backoff(failures)),
    });
  } catch (failure) {
    if (signal.aborted) return false;
    onDone(item, failure);
    return true;
  }
  onDone(item);
  return true;
}

/** Waits, or less when the browser is online again. */
function waitOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = (): void => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end, { signal: ended.signal });
    addEventListener("online", end, { signal: ended.signal });
  });
}
