import { isForRelative, relativeOf } from "@dilo/forms";
import { inSteps, inTurns } from "@dilo/platform/resources";
import type { Submissions } from "./submissions.ts";

/** What a payment has saved, the newest first, each petition with whom it is for: others have their turn between two names. */
export async function listedForms({ list, find }: Pick<Submissions, "list" | "find">, owner: string) {
  const forms = await list(owner);
  const petitions = await Promise.all(
    forms.map(async ({ id, formType }) => (isForRelative(formType) ? find(id) : undefined)),
  );
  const relatives = await inTurns(inSteps(petitions, (petition) => petition && relativeOf(petition)));
  return forms.map((form, at) => ({ ...form, ...(relatives[at] !== undefined && { relative: relatives[at] }) }));
}
