import type { AnswerEpoch, ProductOperations } from "@dilo/api";
import type { Handlers } from "../../http/mount.ts";
import type { AccessCookies } from "../../payments/cookies.ts";
import type { Submissions } from "../submissions/submissions.ts";
import type { Draft, Drafts } from "./drafts.ts";

export interface DraftHandlerContext {
  readonly drafts: Drafts;
  readonly submissions: Pick<Submissions, "read">;
  readonly cookies: AccessCookies;
  readonly currentEpoch: (owner: string) => Promise<AnswerEpoch>;
}

/** Serves the operations that keep a form while it is answered. */
export function draftHandlers({ drafts, submissions, cookies, currentEpoch }: DraftHandlerContext) {
  return {
    async getDraft({ request }): Promise<{ draft: Draft | null; answerEpoch: AnswerEpoch }> {
      const owner = await cookies.ownerOf(request);
      // The epoch first: a draft deleted in between then leaves a page whose answers are refused, never one that shows what is gone.
      const answerEpoch = await currentEpoch(owner);
      return { draft: (await drafts.read(owner)) ?? null, answerEpoch };
    },
    async keepAnswer({ field, body, request }) {
      const owner = await cookies.ownerOf(request);
      await drafts.keep(owner, { ...body, field });
      return undefined;
    },
    async openForm({ id, request }) {
      const owner = await cookies.ownerOf(request);
      await drafts.open(owner, await submissions.read(owner, id));
      return { answerEpoch: await currentEpoch(owner) };
    },
    async deleteDraft({ request }) {
      const owner = await cookies.ownerOf(request);
      await drafts.remove(owner);
      return { answerEpoch: await currentEpoch(owner) };
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}
