import type { ProductOperations } from "@dilo/api";
import type { Handlers } from "../../http/mount.ts";
import type { AccessCookies } from "../../payments/cookies.ts";
import { consents } from "../../store/schema.ts";
import type { Clock, Db } from "../../store/store.ts";

export interface ConsentContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly cookies: AccessCookies;
  readonly retentionMs: number;
}

/** Serves the operation that writes a consent down: the last one counts, and goes into every form saved after it. */
export function consentHandlers({ db, clock, cookies, retentionMs }: ConsentContext) {
  return {
    async recordConsent({ body, request }) {
      const orderId = await cookies.ownerOf(request);
      const now = clock();
      const given = {
        consent: { ...body, givenAt: now.toISOString() },
        expiresAt: new Date(now.getTime() + retentionMs),
      };
      await db
        .insert(consents)
        .values({ orderId, ...given })
        .onConflictDoUpdate({ target: consents.orderId, set: given });
      return undefined;
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}
