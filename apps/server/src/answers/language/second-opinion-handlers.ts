import type { ProductOperations } from "@dilo/api";
import { type Finder, fieldOf, type Lookups, secondOpinion } from "@dilo/forms";
import type { FastifyReply } from "fastify";
import type { Handlers } from "../../http/mount.ts";
import { RequestError } from "../../http/request-error.ts";
import type { AccessCookies } from "../../payments/cookies.ts";
import type { AttemptCounter } from "../../store/tries/attempt-counter.ts";
import type { LanguageModel } from "./language-model.ts";

/** A form has at most eleven questions, each asked three times: a payment needs no more in a quarter of an hour. */
const mostEach = 40;

/** Serves the operation that has a spoken answer read again. Of what was said nothing is kept or logged. */
export function languageHandlers(context: {
  readonly model: LanguageModel | undefined;
  readonly lookups: Lookups;
  readonly tries: AttemptCounter;
  readonly cookies: AccessCookies;
}) {
  const { model, lookups, tries, cookies } = context;
  return {
    async secondOpinion({ body, request, reply }) {
      const owner = await cookies.ownerOf(request);
      const { formType: form, field, said: heard, heardAt } = body;
      const kind = fieldOf(form, field)?.kind;
      if (kind === undefined) throw new RequestError("unknown-field", "The form has no such field.");
      if (model === undefined) throw new RequestError("not-available", "No language model is set.");
      const { count, secondsLeft } = await tries.add(`second-opinion ${owner}`);
      if (count > mostEach) {
        throw new RequestError("too-many-requests", "Too many second opinions. Wait.", {
          retryAfterSeconds: secondsLeft,
        });
      }
      const gone = goneOf(reply);
      const finder: Finder = { find: (asked) => model.find(asked, gone).catch(() => undefined) };
      const opinion = await secondOpinion({ form, field, kind, heard, today: heardAt.slice(0, 10), lookups }, finder);
      return { words: opinion?.words ?? null };
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}

/** Aborted when the page no longer waits. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once("close", () => controller.abort());
  return controller.signal;
}
