import type { Answers, FormType, HeardAnswer, InterviewEvent } from "@dilo/forms";
import type { ProductApi } from "../session/product-api.ts";

/** Which consent text a person saw and when, and when they agreed. */
export type ConsentNote = Parameters<ProductApi["recordConsent"]>[0]["body"];

/** What a person gave and the server has not acknowledged yet; an answer that was taken back says nothing. */
export type Pending =
  | { readonly kind: "answer"; readonly formType: FormType; readonly field: string; readonly answer: HeardAnswer }
  | { readonly kind: "consent"; readonly consent: ConsentNote };

/** The draft as the server knows it. */
export type Draft = Omit<NonNullable<Awaited<ReturnType<ProductApi["getDraft"]>>["draft"]>, "expiresAt">;

/**
 * Merges what the device still held into the server's draft, so that a page that was left while the network was down
 * continues where it was. The newer of two answers wins; an answer to another form than the draft's is outdated.
 * @returns the event that restores the interview, and what has to be sent again
 */
export function mergePending(
  draft: Draft | null,
  pending: readonly Pending[],
): { readonly restored?: Extract<InterviewEvent, { kind: "restored" }>; readonly again: readonly Pending[] } {
  const held = pending.filter((one) => one.kind === "answer");
  const formType = draft?.formType ?? held[0]?.formType;
  const newer = held.filter((one) => one.formType === formType && isNewer(one.answer, draft?.answers[one.field]));
  const again = pending.filter((one) => one.kind === "consent" || newer.includes(one));
  if (formType === undefined) return { again };
  const merged: Answers = {
    ...draft?.answers,
    ...Object.fromEntries(newer.map(({ field, answer }) => [field, answer])),
  };
  const answers = Object.fromEntries(Object.entries(merged).filter(([, { said }]) => said !== ""));
  const isChanged = (draft?.isChanged ?? false) || newer.length > 0;
  return {
    restored: { kind: "restored", formType, answers, isChanged, ...(draft?.saved && { saved: draft.saved }) },
    again,
  };
}

/**
 * A copy of the draft that holds what the device still has to send, without that: the rest is what the server knows.
 */
export function withoutPending(draft: Draft, pending: readonly Pending[]): Draft {
  const held = pending.filter((one) => one.kind === "answer" && one.formType === draft.formType);
  const fields = new Set(held.map((one) => one.kind === "answer" && one.field));
  return {
    ...draft,
    answers: Object.fromEntries(Object.entries(draft.answers).filter(([field]) => !fields.has(field))),
  };
}

/** Whether this answer counts, and not the one that is known. */
export function isNewer(answer: HeardAnswer, known: HeardAnswer | undefined): boolean {
  return known === undefined || (told(known) !== told(answer) && known.heardAt < answer.heardAt);
}

/** What an answer says, at whatever hour of its day it was heard: "ayer" is another day tomorrow. */
function told({ said, heardAt, places }: HeardAnswer): string {
  return JSON.stringify([said, heardAt.slice(0, 10), places]);
}
