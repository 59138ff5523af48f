import type { ProductOperations } from "@dilo/api";
import type { Answers, Place } from "@dilo/forms";
import type { Idempotency } from "../../http/idempotency.ts";
import type { Handlers } from "../../http/mount.ts";
import type { AccessCookies } from "../../payments/cookies.ts";
import type { Clock } from "../../store/store.ts";
import { plausibleTime } from "./heard-at.ts";
import { listedForms } from "./listed-forms.ts";
import type { Submissions } from "./submissions.ts";

/** Answers as a call carries them. */
interface SentAnswers {
  readonly data: Readonly<Record<string, string>>;
  readonly heardAt?: Readonly<Record<string, string>> | undefined;
  readonly places?: Readonly<Record<string, readonly Place[]>> | undefined;
}

/** Serves the operations that save a form, change it and read it back. */
export function submissionHandlers(context: {
  submissions: Submissions;
  cookies: AccessCookies;
  clock: Clock;
  idempotency: Idempotency;
  /** What is left of a payment. */
  left: (owner: string) => Promise<{ forms: number; mails: number; until: string }>;
}) {
  const { submissions, cookies, clock, idempotency, left } = context;

  function answersOf({ data, heardAt, places = {} }: SentAnswers): Answers {
    const now = clock();
    const timeOf = (field: string) => plausibleTime(heardAt?.[field] ?? now.toISOString(), now);
    return Object.fromEntries(
      Object.entries(data).map(([field, said]) => {
        const known = places[field];
        return [field, { said, heardAt: timeOf(field), ...(known && { places: known }) }];
      }),
    );
  }

  return {
    async submitForm({ body, request }) {
      const owner = await cookies.ownerOf(request);
      const { formType, epoch, ofDraft = false } = body;
      const asked = { name: "submitForm", body, secret: cookies.read(request, "capability"), owner };
      return idempotency.once(request, asked, () =>
        submissions.save(owner, { formType, answers: answersOf(body), epoch, ofDraft, mayBeOutdated: ofDraft }),
      );
    },
    async reviseForm({ id, body, request }) {
      const owner = await cookies.ownerOf(request);
      return submissions.revise(owner, { id, revision: body.revision, answers: answersOf(body), epoch: body.epoch });
    },
    async listForms({ request }) {
      const owner = await cookies.ownerOf(request);
      const { forms, mails, until } = await left(owner);
      return { forms: await listedForms(submissions, owner), left: { forms, mails, until } };
    },
    async getForm({ id, request }) {
      const owner = await cookies.ownerOf(request);
      const { answers, ...form } = await submissions.read(owner, id);
      const entries = Object.entries(answers);
      const known = entries.flatMap(([field, { places }]) => (places ? [[field, places] as const] : []));
      return {
        ...form,
        data: Object.fromEntries(entries.map(([field, { said }]) => [field, said])),
        heardAt: Object.fromEntries(entries.map(([field, { heardAt }]) => [field, heardAt])),
        ...(known.length > 0 && { places: Object.fromEntries(known) }),
      };
    },
  } satisfies Partial<Handlers<ProductOperations>>;
}
