import type { AnswerEpoch, ProductOperations } from "@dilo/api";
import type { Handlers } from "../../http/mount.ts";
import type { AccessCookies } from "../../payments/cookies.ts";
import { type ErasureContext, eraseData } from "./erasure.ts";

export interface ErasureHandlerContext extends ErasureContext {
  readonly cookies: AccessCookies;
  readonly currentEpoch: (owner: string) => Promise<AnswerEpoch>;
}

/** Serves the operation that deletes a person's data at once. */
export function erasureHandlers({ cookies, currentEpoch, ...context }: ErasureHandlerContext) {
  return {
    async eraseData({ request }) {
      const { orderId: owner, holder } = await cookies.openedBy(request);
      const receipt = await eraseData(context, owner, holder);
      return { ...receipt, answerEpoch: await currentEpoch(owner) };
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}
