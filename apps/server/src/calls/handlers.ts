import type { ProductOperations } from "@dilo/api";
import { mintCallToken } from "@dilo/platform";
import type { Handlers } from "../http/mount.ts";
import type { AccessCookies } from "../payments/cookies.ts";
import type { Clock } from "../store/store.ts";

/** A token begins calls for this long. Milliseconds. */
const tokenLifeMs = 10 * 60_000;

/** What the secret is for that product and platform share. */
export const callTokens = "call tokens";

/** Answers the call that lets a paid browser talk: the token names the payment, which may make only so many calls. */
export function callHandlers(needs: { cookies: AccessCookies; clock: Clock; callSecret: Uint8Array }) {
  const { cookies, clock, callSecret } = needs;
  return {
    async createVoiceToken({ request }) {
      const subject = await cookies.ownerOf(request);
      const now = clock().getTime();
      const token = mintCallToken({ secret: callSecret, subject, now, ttlMs: tokenLifeMs });
      return { token, expiresAt: new Date(now + tokenLifeMs).toISOString() };
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}
