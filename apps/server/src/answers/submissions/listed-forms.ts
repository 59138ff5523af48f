import { isForRelative, printAnswers, relativeIn } from "@dilo/forms";
import type { Submissions } from "./submissions.ts";

/** What a payment has saved, the newest first, each petition with whom it is for. */
export async function listedForms({ list, find }: Pick<Submissions, "list" | "find">, owner: string) {
  const forms = await list(owner);
  return Promise.all(
    forms.map(async (form) => {
      const petition = isForRelative(form.formType) ? await find(form.id) : undefined;
      const relative = petition && relativeIn(printAnswers(petition.formType, petition.answers));
      return { ...form, ...(relative !== undefined && { relative }) };
    }),
  );
}
