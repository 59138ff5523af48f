import type { ProductCalls } from "@dilo/api";
import type { Answers } from "@dilo/forms";
import type { Handlers } from "../http/mount.ts";
import type { AccessCookies } from "../payments/cookies.ts";
import type { Clock } from "../store/store.ts";
import type { Submissions } from "./submissions.ts";

/** Answers the calls that save a form and read it back. */
export function submissionHandlers(needs: { submissions: Submissions; cookies: AccessCookies; clock: Clock }) {
  const { submissions, cookies, clock } = needs;
  return {
    async submitForm({ body, request }) {
      const owner = await cookies.ownerOf(request);
      const now = clock().toISOString();
      const answers: Answers = Object.fromEntries(
        Object.entries(body.data).map(([field, said]) => [field, { said, heardAt: body.heardAt?.[field] ?? now }]),
      );
      return submissions.save(owner, { formType: body.formType, answers });
    },
    async getForm({ id, request }) {
      const owner = await cookies.ownerOf(request);
      const { answers, ...form } = await submissions.read(owner, id);
      const entries = Object.entries(answers);
      return {
        ...form,
        data: Object.fromEntries(entries.map(([field, { said }]) => [field, said])),
        heardAt: Object.fromEntries(entries.map(([field, { heardAt }]) => [field, heardAt])),
      };
    },
  } satisfies Partial<Handlers<ProductCalls>>;
}
