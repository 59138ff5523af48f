import type { Answers, InterviewEffect, SavedAs } from "@dilo/forms";
import type { ProductApi } from "./product-api.ts";

/** What the interview asks to be saved. */
export type SaveEffect = Extract<InterviewEffect, { kind: "save" }>;

/** Saves a form for the first time, or as a revision of the form saved before. */
export function saveForm(
  api: ProductApi,
  { formType, answers, saved }: SaveEffect,
  epoch: number | undefined,
): Promise<SavedAs> {
  const body = { ...submissionOf(answers), ...(epoch !== undefined && { epoch }) };
  if (saved === undefined) return api.submitForm({ body: { formType, ...body, ofDraft: true } });
  return api.reviseForm({ id: saved.id, body: { ...body, revision: saved.revision } });
}

/**
 * The form's current revision on the server; undefined when that cannot be learnt.
 * @param saved the form as this page knows it; undefined when another phone was the first to save it
 */
export async function fetchCurrentRevision(api: ProductApi, saved: SavedAs | undefined): Promise<SavedAs | undefined> {
  if (saved === undefined) return (await api.getDraft().catch(() => undefined))?.draft?.saved;
  const form = await api.getForm({ id: saved.id }).catch(() => undefined);
  return form && { id: saved.id, revision: form.revision };
}

/** The answers as the operation takes them: what was said and when, and what was known beside it. */
function submissionOf(answers: Answers): Omit<Parameters<ProductApi["submitForm"]>[0]["body"], "formType"> {
  const entries = Object.entries(answers);
  const places = entries.flatMap(([field, { places: known }]) => (known ? [[field, known] as const] : []));
  return {
    ...(places.length > 0 && { places: Object.fromEntries(places) }),
    data: Object.fromEntries(entries.map(([field, answer]) => [field, answer.said])),
    heardAt: Object.fromEntries(entries.map(([field, answer]) => [field, answer.heardAt])),
  };
}
