import { type DraftParts, restoreDraft } from "../session/open-draft.ts";

/**
 * Goes on with a filled form. What was changed in it by hand is asked to be right before it counts.
 * @param pdf in base64
 */
export async function takeUpPdf(parts: DraftParts, pdf: string) {
  const { taken } = await parts.api.takeUpPdf({ body: { pdf } }, { timeoutMs: longestUploadMs });
  if (taken.kind === "refused") return taken;
  await restoreDraft(parts);
  const { runner } = parts;
  if (runner.current().phase === "choosing") runner.dispatch({ kind: "form-chosen", formType: taken.formType });
  const heardAt = new Date().toISOString();
  const answers = Object.fromEntries(Object.entries(taken.changed).map(([field, said]) => [field, { said, heardAt }]));
  runner.dispatch({ kind: "told-ahead", answers });
  return taken;
}

/** A slow line takes a while for a file. Milliseconds. */
const longestUploadMs = 120_000;
