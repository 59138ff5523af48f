import type { ProductOperations } from "@dilo/api";
import type { Place } from "@dilo/forms";
import { inTurns } from "@dilo/platform/resources";
import type { Handlers } from "../../http/mount.ts";
import { RequestError } from "../../http/request-error.ts";
import type { AccessCookies } from "../../payments/cookies.ts";
import type { AttemptCounter } from "../../store/tries/attempt-counter.ts";
import { findPlaceInSteps } from "./lookups.ts";

/** A form has at most five addresses, each asked a few times: a payment needs no more in a quarter of an hour. */
const mostEach = 60;

/** Serves the operation that returns the places of the ZIP codes in an answer, with what names in it were meant to be. None of it is stored or logged. */
export function placeHandlers(context: { readonly tries: AttemptCounter; readonly cookies: AccessCookies }) {
  const { tries, cookies } = context;
  return {
    async findPlaces({ body, request }) {
      const owner = await cookies.ownerOf(request);
      const { count, secondsLeft } = await tries.add(`places ${owner}`);
      if (count > mostEach) {
        throw new RequestError("too-many-requests", "Too many ZIP codes. Wait.", { retryAfterSeconds: secondsLeft });
      }
      const places: Place[] = [];
      for (const { zip, names } of body.places) {
        const found = await inTurns(findPlaceInSteps(zip, names));
        if (found !== undefined) places.push(found);
      }
      return { places };
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}
