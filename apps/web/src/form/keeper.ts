import type { FormType, HeardAnswer } from "@dilo/forms";

/** One answer on its way to the server. */
export interface KeptAnswer {
  readonly formType: FormType;
  readonly field: string;
  readonly answer: HeardAnswer;
}

/** Waits between tries to keep an answer, in milliseconds; the last one repeats. */
const retryDelaysMs = [500, 1000, 2000, 4000, 8000];

/** Keeps answers on the server in the order they came, trying again until each is there: nothing said is lost. */
export interface Keeper {
  readonly keep: (kept: KeptAnswer) => void;
  /** Resolves when every answer so far is kept or given up by `drop`. */
  readonly drained: () => Promise<void>;
  /** Forgets what is not kept yet. */
  readonly drop: () => void;
}

/**
 * @param put keeps one answer; rejects when it did not arrive
 * @param onTrouble hears true when an answer could not be kept and is tried again, false when all is well
 * @param isFinal tells whether a failure will never turn good, so that trying again is pointless
 */
export function openKeeper(options: {
  readonly put: (kept: KeptAnswer) => Promise<void>;
  readonly onTrouble: (isInTrouble: boolean) => void;
  readonly isFinal: (failure: unknown) => boolean;
  readonly wait?: (ms: number) => Promise<void>;
}): Keeper {
  const { put, onTrouble, isFinal, wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) } = options;
  let queue: KeptAnswer[] = [];
  let working: Promise<void> = Promise.resolve();
  let isWorking = false;

  const work = async (): Promise<void> => {
    let tries = 0;
    for (let first = queue[0]; first !== undefined; first = queue[0]) {
      try {
        await put(first);
      } catch (failure) {
        if (!isFinal(failure)) {
          onTrouble(true);
          await wait(retryDelaysMs[Math.min(tries, retryDelaysMs.length - 1)] ?? 0);
          tries += 1;
          continue;
        }
      }
      tries = 0;
      queue = queue.filter((kept) => kept !== first);
    }
    onTrouble(false);
    isWorking = false;
  };

  return {
    keep: (kept) => {
      queue.push(kept);
      if (isWorking) return;
      isWorking = true;
      working = work();
    },
    drained: () => working,
    drop: () => {
      queue = [];
    },
  };
}
