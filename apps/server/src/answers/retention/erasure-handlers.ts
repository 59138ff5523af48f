import type { AnswerEpoch, ProductOperations } from "@dilo/api";
import type { Documents } from "../../documents/documents.ts";
import type { Handlers } from "../../http/mount.ts";
import type { AccessCookies } from "../../payments/cookies.ts";
import { type ErasureContext, eraseData } from "./erasure.ts";

export interface ErasureHandlerContext extends ErasureContext {
  readonly documents: Pick<Documents, "forget">;
  readonly cookies: AccessCookies;
  readonly currentEpoch: (owner: string) => Promise<AnswerEpoch>;
}

/** Serves the operation that deletes a person's data at once. */
export function erasureHandlers({ documents, cookies, currentEpoch, ...context }: ErasureHandlerContext) {
  return {
    async eraseData({ request }) {
      const { orderId: owner, holder } = await cookies.openedBy(request);
      const receipt = await eraseData(context, owner, holder);
      documents.forget();
      return { ...receipt, answerEpoch: await currentEpoch(owner) };
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}
