import type { HeardAnswer } from "@dilo/forms";
import type { Place, Vault } from "../store/vault.ts";

/** An answer as a table holds it: the words and what was known of them sealed, the time in the clear. */
interface SealedAnswer {
  readonly said: Uint8Array;
  readonly heardAt: Date;
  readonly places: Uint8Array | null;
}

/** Seals an answer for one place: it opens nowhere else. */
export function sealAnswer(vault: Vault, { said, heardAt, places }: HeardAnswer, place: Place): SealedAnswer {
  return {
    said: vault.seal(said, place),
    heardAt: new Date(heardAt),
    places: places ? vault.seal(JSON.stringify(places), placesOf(place)) : null,
  };
}

/** Opens an answer sealed for this place. */
export function openAnswer(vault: Vault, { said, heardAt, places }: SealedAnswer, place: Place): HeardAnswer {
  return {
    said: vault.open(said, place),
    heardAt: heardAt.toISOString(),
    ...(places && { places: JSON.parse(vault.open(places, placesOf(place))) }),
  };
}

function placesOf([table, id, field]: Place): Place {
  return [table, id, `${field} places`];
}
