import type { HeardAnswer } from "@dilo/forms";
import type { SealContext, Vault } from "../store/vault.ts";

/** An answer as a table holds it: the words and what was known of them sealed, the time in the clear. */
interface SealedAnswer {
  readonly said: Uint8Array;
  readonly heardAt: Date;
  readonly places: Uint8Array | null;
}

/** Seals an answer for one context: it opens nowhere else. */
export function sealAnswer(vault: Vault, { said, heardAt, places }: HeardAnswer, context: SealContext): SealedAnswer {
  return {
    said: vault.seal(said, context),
    heardAt: new Date(heardAt),
    places: places ? vault.seal(JSON.stringify(places), placesContext(context)) : null,
  };
}

/** Opens an answer sealed for this place. */
export function openAnswer(vault: Vault, { said, heardAt, places }: SealedAnswer, context: SealContext): HeardAnswer {
  return {
    said: vault.open(said, context),
    heardAt: heardAt.toISOString(),
    ...(places && { places: JSON.parse(vault.open(places, placesContext(context))) }),
  };
}

function placesContext([table, id, field]: SealContext): SealContext {
  return [table, id, `${field} places`];
}
