import type { HeardAnswer } from "@dilo/forms";
import type { Sealer } from "../store/vault.ts";

/** An answer as a table holds it: the words and what was known of them sealed, the time in the clear. */
interface SealedAnswer {
  readonly said: Uint8Array;
  readonly heardAt: Date;
  readonly places: Uint8Array | null;
}

/** Seals an answer for one field: it opens in no other. */
export function sealAnswer(sealer: Sealer, { said, heardAt, places }: HeardAnswer, field: string): SealedAnswer {
  return {
    said: sealer.seal(said, field),
    heardAt: new Date(heardAt),
    places: places ? sealer.seal(JSON.stringify(places), placesField(field)) : null,
  };
}

/** Opens an answer sealed for this field. */
export function openAnswer(sealer: Sealer, { said, heardAt, places }: SealedAnswer, field: string): HeardAnswer {
  return {
    said: sealer.open(said, field),
    heardAt: heardAt.toISOString(),
    ...(places && { places: JSON.parse(sealer.open(places, placesField(field))) }),
  };
}

function placesField(field: string): string {
  return `${field} places`;
}
