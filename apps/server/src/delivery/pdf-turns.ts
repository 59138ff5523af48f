import { setTimeout as wait } from "node:timers/promises";
import { RequestError } from "../http/request-error.ts";
import type { AttemptCounter } from "../store/tries/attempt-counter.ts";
import { openFairQueue, type Place } from "./fair-queue.ts";

/** PDFs one payer may have asked for at a time, on all servers together: one is being made, the others wait. */
const mostEach = 4;

/** Where so many wait on this server, nobody may ask for a second one meanwhile. A first one always waits. */
const mostWithSeconds = 40;

/** After this the store forgets the PDFs of a server that ended before it could take them back. Milliseconds. */
const forgottenAfterMs = 120_000;

/** After this another server may begin a PDF for a payer whose server ended in the middle of one. Milliseconds. */
const oneForMs = 60_000;

/** Somebody whose PDF another server is making asks again after this. Milliseconds. */
const askAgainMs = 200;

/** Who asks again within this time, or comes back after a lost connection, has their place in line. Milliseconds. */
const placeKeptMs = 30_000;

/**
 * Who has a PDF made, and when: one at a time for each payer, on all servers together, and on each
 * server fair between payers. Drawing one takes up to a second
 * of a core, so whoever asks for a hundred waits for them, and nobody else does.
 */
export interface PdfTurns {
  /**
   * @param gone aborted when nobody waits for it any more
   * @throws RequestError `pdf-under-way` when this payer waits for several already; `pdf-in-line` after `longestWaitMs`,
   *   or when they are gone: who asks again within half a minute finds their place
   */
  forDownload<T>(payer: string, gone: AbortSignal, make: () => Promise<T>): Promise<T>;
  /** The same for a letter, which always waits: a payment has few of them, and nobody is there to ask again. */
  forLetter<T>(payer: string, make: () => Promise<T>): Promise<T>;
  /** PDFs being made or waited for, on this server. */
  waiting(): number;
  /** How many payers come before this one, on this server; undefined where they wait for nothing. */
  ahead(payer: string): number | undefined;
}

export interface PdfTurnsContext {
  readonly tries: AttemptCounter;
  /** PDFs this server makes at the same time. */
  readonly atOnce: number;
  /** Who waits longer in one request is told to ask again, before a proxy gives it up (deploy/nginx/dilo.conf). Milliseconds. */
  readonly longestWaitMs?: number;
}

export function openPdfTurns({ tries, atOnce, longestWaitMs = 100_000 }: PdfTurnsContext): PdfTurns {
  const queue = openFairQueue({ atOnce });

  /** Makes it when both the queue here and the count in the store let this payer: on all servers together, one at a time. */
  async function inTurn<T>(payer: string, first: Place, make: () => Promise<T>, patience?: AbortSignal): Promise<T> {
    const key = `pdf in the making ${payer}`;
    for (let place = first; ; place = queue.enter(payer)) {
      await turnOf(place, patience);
      try {
        const { count } = await tries.add(key, oneForMs);
        try {
          if (count === 1) return await make();
        } finally {
          // The PDF is made: a store that is away for a moment must not keep it from them.
          await tries.takeBack(key).catch(() => undefined);
        }
      } finally {
        place.leave();
      }
      // Nobody else waits for a turn that cannot be used now.
      await wait(askAgainMs);
    }
  }

  return {
    forLetter: (payer, make) => inTurn(payer, queue.enter(payer), make),
    waiting: () => queue.places(),
    ahead: (payer) => queue.ahead(payer),
    async forDownload(payer, gone, make) {
      // This server's own count first: a flood does not reach the store.
      const held = queue.placesOf(payer);
      if (held >= mostEach || (held > 0 && queue.places() >= mostWithSeconds)) throw tooManyOfTheirs();
      const place = queue.enter(payer);
      const patience = AbortSignal.any([gone, AbortSignal.timeout(longestWaitMs)]);
      const key = `pdfs ${payer}`;
      let isCounted = false;
      try {
        const { count } = await tries.add(key, forgottenAfterMs);
        isCounted = true;
        if (count > mostEach) throw tooManyOfTheirs();
        return await inTurn(payer, place, make, patience);
      } finally {
        place.leave();
        if (isCounted) await tries.takeBack(key).catch(() => undefined);
      }
    },
  };
}

/** @throws RequestError `pdf-in-line` where patience ends first; the place is then kept for a while */
async function turnOf(place: Place, patience?: AbortSignal): Promise<void> {
  const turn = place.turn();
  if (patience === undefined) return turn;
  let isOver = () => {};
  const over = new Promise<boolean>((resolve) => {
    isOver = () => resolve(true);
    if (patience.aborted) isOver();
    patience.addEventListener("abort", isOver);
  });
  const mustStop = await Promise.race([turn.then(() => false), over]);
  patience.removeEventListener("abort", isOver);
  if (!mustStop) return;
  place.stepOut(placeKeptMs);
  throw new RequestError("pdf-in-line", "The PDF waits in line. Ask again.", { retryAfterSeconds: 1 });
}

function tooManyOfTheirs(): RequestError {
  return new RequestError("pdf-under-way", "PDFs of this payment are still being made. Wait for them.", {
    retryAfterSeconds: 5,
  });
}
