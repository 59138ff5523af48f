import type { Keeping, ProductOperations } from "@dilo/api";
import type { Handlers } from "../../http/mount.ts";
import type { AccessCookies } from "../../payments/cookies.ts";
import { type ErasureContext, eraseData } from "./erasure.ts";

export interface ErasureHandlerContext extends ErasureContext {
  readonly cookies: AccessCookies;
  readonly keepingOf: (owner: string) => Promise<Keeping>;
}

/** Answers the call that deletes a person's data at once. */
export function erasureHandlers({ cookies, keepingOf, ...context }: ErasureHandlerContext) {
  return {
    async eraseData({ request }) {
      const owner = await cookies.ownerOf(request);
      const receipt = await eraseData(context, owner);
      return { ...receipt, keeping: await keepingOf(owner) };
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}
