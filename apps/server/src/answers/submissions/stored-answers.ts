import type { Answers } from "@dilo/forms";
import { eq } from "drizzle-orm";
import type { KeyPlace } from "../../store/keys/key-store.ts";
import { savedAnswers } from "../../store/schema.ts";
import type { Db } from "../../store/store.ts";
import type { Sealer } from "../../store/vault.ts";
import { openAnswer, sealAnswer } from "../sealed-answer.ts";

/** Where the key of a saved form belongs. */
export function formPlace(formId: string): KeyPlace {
  return ["forms", formId];
}

/** Puts the answers of a saved form in the place of those it had: what was corrected is not kept. */
export async function replaceAnswers(
  tx: Db,
  { sealer, formId, answers }: { readonly sealer: Sealer; readonly formId: string; readonly answers: Answers },
): Promise<void> {
  const rows = Object.entries(answers).map(([field, answer]) => ({
    formId,
    field,
    ...sealAnswer(sealer, answer, field),
  }));
  await tx.delete(savedAnswers).where(eq(savedAnswers.formId, formId));
  if (rows.length > 0) await tx.insert(savedAnswers).values(rows);
}

/** Opens the answers of a saved form. */
export function openAnswers(sealer: Sealer, rows: readonly (typeof savedAnswers.$inferSelect)[]): Answers {
  const entries = rows.map((row) => [row.field, openAnswer(sealer, row, row.field)]);
  return Object.fromEntries(entries);
}
