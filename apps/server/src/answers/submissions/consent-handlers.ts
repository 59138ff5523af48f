import type { Consent, ProductOperations } from "@dilo/api";
import type { Handlers } from "../../http/mount.ts";
import type { AccessCookies } from "../../payments/cookies.ts";
import { consents } from "../../store/schema.ts";
import type { Clock, Db } from "../../store/store.ts";

export interface ConsentWriting {
  readonly db: Db;
  readonly clock: Clock;
  readonly retentionMs: number;
}

export interface ConsentContext extends ConsentWriting {
  readonly cookies: AccessCookies;
}

/** Writes a consent down beside its payment, in place of an earlier one. */
export async function writeConsent(
  { db, clock, retentionMs }: ConsentWriting,
  orderId: string,
  body: Omit<Consent, "givenAt">,
): Promise<void> {
  const now = clock();
  const given = { consent: { ...body, givenAt: now.toISOString() }, expiresAt: new Date(now.getTime() + retentionMs) };
  await db
    .insert(consents)
    .values({ orderId, ...given })
    .onConflictDoUpdate({ target: consents.orderId, set: given });
}

/** Serves the operation that writes a consent down: the last one counts, and goes into every form saved after it. */
export function consentHandlers({ cookies, ...context }: ConsentContext) {
  return {
    async recordConsent({ body, request }) {
      await writeConsent(context, await cookies.ownerOf(request), body);
      return undefined;
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}
