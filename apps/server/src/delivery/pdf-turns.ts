import { setTimeout as wait } from "node:timers/promises";
import { RequestError } from "../http/request-error.ts";
import type { AttemptCounter } from "../store/attempt-counter.ts";
import { openFairQueue, type Place } from "./fair-queue.ts";

/** PDFs one payer may have asked for at a time, on all servers together: one is being made, the others wait. */
const mostEach = 4;

/** PDFs all payers may have asked for at a time, on this server: who came later would wait for most of a minute. */
const mostTogether = 40;

/** After this the store forgets the PDFs of a server that ended before it could take them back. Milliseconds. */
const forgottenAfterMs = 120_000;

/** After this another server may begin a PDF for a payer whose server ended in the middle of one. Milliseconds. */
const oneForMs = 60_000;

/** Somebody whose PDF another server is making asks again after this. Milliseconds. */
const askAgainMs = 200;

/**
 * Who has a PDF made, and when: one at a time for each payer, on all servers together, and on each
 * server fair between payers. Drawing one takes up to a second
 * of a core, so whoever asks for a hundred waits for them, and nobody else does.
 */
export interface PdfTurns {
  /** @throws RequestError `pdf-under-way` when this payer waits for several already, `too-many-pdfs` when everybody does */
  forDownload<T>(payer: string, make: () => Promise<T>): Promise<T>;
  /** The same for a letter, which always waits: a payment has few of them, and nobody is there to ask again. */
  forLetter<T>(payer: string, make: () => Promise<T>): Promise<T>;
  /** PDFs being made or waited for, on this server. */
  waiting(): number;
}

/** @param atOnce PDFs this server makes at the same time */
export function openPdfTurns({ tries, atOnce }: { readonly tries: AttemptCounter; readonly atOnce: number }): PdfTurns {
  const queue = openFairQueue({ atOnce });

  /** Makes it when both the queue here and the count in the store let this payer: on all servers together, one at a time. */
  async function inTurn<T>(payer: string, first: Place, make: () => Promise<T>): Promise<T> {
    const key = `pdf in the making ${payer}`;
    for (let place = first; ; place = queue.enter(payer)) {
      try {
        await place.turn();
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
    async forDownload(payer, make) {
      // This server's own count first: a flood does not reach the store.
      if (queue.placesOf(payer) >= mostEach) throw tooManyOfTheirs();
      if (queue.places() >= mostTogether) {
        throw new RequestError("too-many-pdfs", "Many PDFs are being made. Wait.", { retryAfterSeconds: 15 });
      }
      const place = queue.enter(payer);
      const key = `pdfs ${payer}`;
      let isCounted = false;
      try {
        const { count } = await tries.add(key, forgottenAfterMs);
        isCounted = true;
        if (count > mostEach) throw tooManyOfTheirs();
        return await inTurn(payer, place, make);
      } finally {
        place.leave();
        if (isCounted) await tries.takeBack(key).catch(() => undefined);
      }
    },
  };
}

function tooManyOfTheirs(): RequestError {
  return new RequestError("pdf-under-way", "PDFs of this payment are still being made. Wait for them.", {
    retryAfterSeconds: 5,
  });
}
