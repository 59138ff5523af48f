import type { ProductCalls } from "@dilo/api";
import type { Handlers } from "../http/mount.ts";
import type { AccessCookies } from "../payments/cookies.ts";
import type { Draft, Drafts } from "./drafts.ts";

/** Answers the calls that keep a form while it is answered. */
export function draftHandlers({ drafts, cookies }: { drafts: Drafts; cookies: AccessCookies }) {
  return {
    async getDraft({ request }): Promise<{ draft: Draft | null }> {
      const owner = await cookies.ownerOf(request);
      return { draft: (await drafts.read(owner)) ?? null };
    },
    async keepAnswer({ field, body, request }) {
      const owner = await cookies.ownerOf(request);
      await drafts.keep(owner, { ...body, field });
      return undefined;
    },
    async deleteDraft({ request }) {
      const owner = await cookies.ownerOf(request);
      await drafts.remove(owner);
      return undefined;
    },
  } satisfies Partial<Handlers<ProductCalls>>;
}
