import type { Answers } from "@dilo/forms";
import { eq } from "drizzle-orm";
import { savedAnswers } from "../../store/schema.ts";
import type { Db } from "../../store/store.ts";
import type { Vault } from "../../store/vault.ts";
import { openAnswer, sealAnswer } from "../sealed-answer.ts";

/** Puts the answers of a saved form in the place of those it had: what was corrected is not kept. */
export async function replaceAnswers(
  tx: Db,
  { vault, formId, answers }: { readonly vault: Vault; readonly formId: string; readonly answers: Answers },
): Promise<void> {
  const rows = Object.entries(answers).map(([field, answer]) => ({
    formId,
    field,
    ...sealAnswer(vault, answer, ["answers", formId, field]),
  }));
  await tx.delete(savedAnswers).where(eq(savedAnswers.formId, formId));
  if (rows.length > 0) await tx.insert(savedAnswers).values(rows);
}

/** Opens the answers of a saved form. */
export function openAnswers(vault: Vault, rows: readonly (typeof savedAnswers.$inferSelect)[]): Answers {
  const entries = rows.map((row) => [row.field, openAnswer(vault, row, ["answers", row.formId, row.field])]);
  return Object.fromEntries(entries);
}
