import type { ProductOperations } from "@dilo/api";
import { pronounce } from "@dilo/forms";
import { cachedVoice, joinSamples, type Voice } from "@dilo/platform";
import type { Handlers } from "../http/mount.ts";
import { notFound, RequestError } from "../http/request-error.ts";
import type { AccessCookies } from "../payments/cookies.ts";
import { muLawWav } from "../samples/mu-law.ts";
import type { AttemptCounter } from "../store/tries/attempt-counter.ts";

/** Who has every question, hint and answer of a whole form read aloud hears this many in a quarter of an hour. */
const mostTexts = 200;
/** A service may take so long for one text. Milliseconds. */
const longestWaitMs = 15_000;
const rate = 16_000;

export interface SpeechContext {
  /** Who speaks in calls; undefined where only the browser can. */
  readonly voice: Voice | undefined;
  readonly tries: AttemptCounter;
  readonly cookies: AccessCookies;
}

/**
 * Serves the operation that reads a text of the page aloud, for whoever cannot read it. What was spoken lately is kept in
 * memory, as in calls; nothing of it is stored or logged.
 */
export function speechHandlers(context: SpeechContext) {
  const { tries, cookies } = context;
  const voice = context.voice && cachedVoice(context.voice);
  return {
    async speak({ body, request, reply }) {
      const owner = await cookies.ownerOf(request);
      if (voice === undefined) throw notFound();
      const { count, secondsLeft } = await tries.add(`speech ${owner}`);
      if (count > mostTexts) {
        throw new RequestError("too-many-requests", "Too many texts to speak. Wait.", {
          retryAfterSeconds: secondsLeft,
        });
      }
      const { text, language = "es" } = body;
      const wav = await spoken(voice, pronounce(text, language), language);
      void reply.type("audio/wav");
      return wav;
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}

/** @throws RequestError `not-available` when the voice fails or takes too long */
async function spoken(voice: Voice, text: string, language: string): Promise<Uint8Array> {
  const chunks: Int16Array[] = [];
  try {
    for await (const chunk of voice.speak(text, { signal: AbortSignal.timeout(longestWaitMs), rate: 1, language }))
      chunks.push(chunk);
  } catch (cause) {
    throw new RequestError("not-available", "The voice cannot be reached at the moment.", { cause });
  }
  return muLawWav(joinSamples(chunks), rate);
}
