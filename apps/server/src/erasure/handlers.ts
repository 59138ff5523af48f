import type { ProductCalls } from "@dilo/api";
import type { Handlers } from "../http/mount.ts";
import type { AccessCookies } from "../payments/cookies.ts";
import { type ErasureNeeds, eraseData } from "./erasure.ts";

/** Answers the call that deletes a person's data at once. */
export function erasureHandlers({ cookies, ...needs }: ErasureNeeds & { readonly cookies: AccessCookies }) {
  return {
    async eraseData({ request }) {
      return eraseData(needs, await cookies.ownerOf(request));
    },
  } satisfies Partial<Handlers<ProductCalls>>;
}
