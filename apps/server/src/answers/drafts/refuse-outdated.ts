import { type Answers, type FormType, samePersonId } from "@dilo/forms";
import { and, eq } from "drizzle-orm";
import { RequestError } from "../../http/request-error.ts";
import { draftAnswers, drafts } from "../../store/schema.ts";
import type { Db } from "../../store/store.ts";
import { ifOpens, type Vault } from "../../store/vault.ts";
import { openAnswer } from "../sealed-answer.ts";
import { isSameAnswer } from "../submissions/content.ts";
import { draftPlace } from "./draft-place.ts";

interface Saving {
  readonly vault: Vault;
  readonly owner: string;
  readonly formType: FormType;
  readonly answers: Answers;
}

/**
 * Refuses to save a draft without an answer it has, or with an older one than it has: another phone gave that, and who
 * saves has not seen it.
 * @throws RequestError `revision-conflict`
 */
export async function refuseOutdated(tx: Db, { vault, owner, formType, answers }: Saving): Promise<void> {
  const rows = await tx
    .select({ answer: draftAnswers })
    .from(drafts)
    .innerJoin(draftAnswers, eq(draftAnswers.owner, drafts.owner))
    .where(and(eq(drafts.owner, owner), eq(drafts.formType, formType)));
  const sealer = rows.length > 0 ? await ifOpens(() => vault.sealer(draftPlace(owner))) : undefined;
  if (sealer === undefined) return;
  const unseen = rows.some(({ answer: row }) => {
    const mine = answers[row.field];
    if (mine === undefined) return row.field !== samePersonId;
    return row.heardAt > new Date(mine.heardAt) && !isSameAnswer(openAnswer(sealer, row, row.field), mine);
  });
  if (unseen) throw new RequestError("revision-conflict", "The draft was answered elsewhere meanwhile.");
}
