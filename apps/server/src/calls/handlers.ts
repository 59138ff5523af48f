import type { PaymentLimits, ProductOperations } from "@dilo/api";
import { mintCallToken } from "@dilo/platform";
import type { Handlers } from "../http/mount.ts";
import { leftOf } from "../payments/take-one.ts";
import type { Clock, Db } from "../store/store.ts";
import { type SpeechContext, speechHandlers } from "./speech-handlers.ts";

/** A token begins calls for this long. Milliseconds. */
const tokenLifeMs = 10 * 60_000;

/** What the secret is for that product and platform share. */
export const callTokens = "call tokens";

/**
 * Answers what lets a paid browser talk and listen: the token of a call names the payment, which may make only so many
 * calls; a text of the page is read aloud without one.
 */
export function callHandlers(
  needs: SpeechContext & {
    readonly db: Db;
    readonly clock: Clock;
    readonly callSecret: Uint8Array;
    readonly limits: PaymentLimits;
  },
) {
  const { db, cookies, clock, callSecret, limits } = needs;
  return {
    ...speechHandlers(needs),
    async createVoiceToken({ request }) {
      const subject = await cookies.ownerOf(request);
      const now = clock().getTime();
      const token = mintCallToken({ secret: callSecret, subject, now, ttlMs: tokenLifeMs });
      const expiresAt = new Date(now + tokenLifeMs).toISOString();
      return { token, expiresAt, callsLeft: (await leftOf(db, subject, limits)).calls };
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}
