import type { ProductOperations } from "@dilo/api";
import type { Documents } from "../../documents/documents.ts";
import type { Handlers } from "../../http/mount.ts";
import { RequestError } from "../../http/request-error.ts";
import type { AccessCookies } from "../../payments/cookies.ts";
import type { Clock } from "../../store/store.ts";
import type { AttemptCounter } from "../../store/tries/attempt-counter.ts";
import type { Drafts } from "./drafts.ts";

/** Nobody has more filled forms to go on with in a quarter of an hour. */
const mostEach = 10;

export interface TakeUpContext {
  readonly drafts: Drafts;
  readonly documents: Pick<Documents, "takeUp">;
  readonly cookies: AccessCookies;
  readonly tries: AttemptCounter;
  readonly clock: Clock;
}

/** Serves the operation that goes on with a filled form: the file is read and forgotten, its answers become the draft. */
export function takeUpHandlers({ drafts, documents, cookies, tries, clock }: TakeUpContext) {
  return {
    async takeUpPdf({ body, request }) {
      const owner = await cookies.ownerOf(request);
      const { count, secondsLeft } = await tries.add(`take-up ${owner}`);
      if (count > mostEach)
        throw new RequestError("too-many-requests", "Too many files. Wait.", { retryAfterSeconds: secondsLeft });
      const heardAt = clock().toISOString();
      const taken = await documents.takeUp(Buffer.from(body.pdf, "base64"), heardAt.slice(0, 10));
      if (taken.kind === "refused") return { taken };
      const { formType, answers, changed, unread, isOurs } = taken;
      // Of a form that carries no answers all stand in the boxes alone: the review shows them.
      const isAsked = (field: string) => isOurs && changed.includes(field);
      await drafts.remove(owner);
      const asked: Record<string, string> = {};
      for (const [field, said] of Object.entries(answers)) {
        if (isAsked(field)) asked[field] = said;
        else await drafts.keep(owner, { formType, field, said, heardAt });
      }
      return { taken: { kind: taken.kind, formType, changed: asked, unread: unread.length } };
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}
