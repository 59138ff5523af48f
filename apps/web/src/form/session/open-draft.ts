import type { AnswerEpoch } from "@dilo/api";
import { noVerdict } from "../../access/verify.ts";
import { loadCode } from "../../browser/load-code.ts";
import { retryUntilLoaded } from "../../browser/retry-until-loaded.ts";
import { draftOf, type KeptDraft } from "../answers/kept-draft.ts";
import type { KeptUntil } from "../answers/kept-until.ts";
import type { TypedTextStore } from "../answers/typed-text.ts";
import type { UnsentAnswers } from "../answers/unsent-answers.ts";
import { forgetTicks } from "../complete/ticks.ts";
import type { FormState } from "./form-state.ts";
import { fetchAnswered, hasExtra } from "./interview-effects.ts";
import type { InterviewRunner } from "./interview-runner.ts";
import { placeLeft, returnToForm, returnToPlace } from "./place-in-form.ts";
import { isRefused, type ProductApi } from "./product-api.ts";

type Restored = NonNullable<Awaited<ReturnType<UnsentAnswers["openEpoch"]>>>;

/** What a draft is opened into. */
export interface DraftParts {
  readonly api: ProductApi;
  readonly unsent: UnsentAnswers;
  readonly typedText: TypedTextStore;
  readonly keptDraft: KeptDraft;
  readonly keptUntil: Pick<KeptUntil, "ended" | "remember">;
  readonly runner: InterviewRunner;
  readonly update: (change: Partial<FormState>) => void;
}

/** Puts the draft that the server keeps, and what this browser kept beside it, into the interview. */
export async function restoreDraft(parts: DraftParts): Promise<void> {
  const { unsent, typedText, keptDraft, keptUntil, runner, update } = parts;
  try {
    const { draft, answerEpoch, from } = await findDraft(parts);
    const restored = await unsent.openEpoch(answerEpoch, draft, from);
    await typedText.open(answerEpoch);
    await keptDraft.open(answerEpoch);
    const endedAt = restored ? undefined : keptUntil.ended();
    if (restored) await continueDraft(runner, restored, { update, open: runner.dispatch });
    else if (endedAt === undefined) returnToForm(runner);
    update({ status: "available", endedAt });
    keptDraft.keep(draftOf(runner.current()));
  } catch {
    // The page never stays at "opening": what is kept is neither shown in part nor overwritten.
    void keptDraft.forget();
    update({ status: "unavailable" });
    return;
  }
  await runner.load();
  void tellBefore(parts);
  void loadLast();
}

/** What nobody waits for; what cannot be loaded now is loaded at the next visit. */
async function loadLast(): Promise<void> {
  // Without it the rules alone understand what is said.
  const learned = await import("@dilo/forms/learned").catch(() => undefined);
  // On its way before what was learned is unpacked, which keeps the thread.
  void import("../../browser/keep-for-offline.ts").then(
    (code) => code.keepForOffline(),
    () => undefined,
  );
  learned?.readLearned();
}

/**
 * Tells the interview what the payment's other saved forms hold, for a form of the same person. Nobody waits for it, and
 * where it cannot be had everything is asked.
 */
async function tellBefore({ api, runner, unsent }: Pick<DraftParts, "api" | "runner" | "unsent">): Promise<void> {
  const epoch = unsent.epoch();
  try {
    const { saved } = runner.current();
    const others = (await api.listForms()).forms.filter(({ id }) => id !== saved?.id);
    if (others.length === 0) return;
    const toldBefore = await (await import("../answers/carried-answers.ts")).fetchToldBefore(api, others);
    // What was erased meanwhile tells nothing.
    if (unsent.epoch() === epoch) runner.dispatch({ kind: "told-before", toldBefore });
  } catch {
    // Everything is asked.
  }
}

/** How long a server may take to tell the draft before the copy is opened. Milliseconds. */
const longestWaitMs = 10_000;

/** The draft as the server tells it; while no server of ours answers, the copy that this device keeps. */
function findDraft({ api, keptDraft, keptUntil, update }: DraftParts) {
  const find = async () => {
    try {
      const found = await api.getDraft({}, { retries: 0, timeoutMs: longestWaitMs });
      if (found.draft) keptUntil.remember(Date.parse(found.draft.expiresAt));
      return { ...found, from: "server" as const };
    } catch (failure) {
      const copy = noVerdict(failure) === "failed" ? undefined : await keptDraft.read();
      if (copy === undefined) throw failure;
      return { ...copy, from: "device" as const };
    }
  };
  return retryUntilLoaded(find, {
    onLate: (isLate) => update({ unsent: isLate ? "in-page" : "none" }),
    isPermanent: isRefused,
  });
}

/**
 * Deletes the draft, forgets what this browser kept of it, and begins the next.
 * @param told what the interview is told then
 * @throws what `remove` throws; nothing is forgotten then
 */
export async function replaceDraft<Deleted extends { readonly answerEpoch: AnswerEpoch }>(
  { api, unsent, typedText, keptDraft, runner }: DraftParts,
  remove: () => Promise<Deleted>,
  told: "reset" | "erased" = "reset",
): Promise<Deleted> {
  const deleted = await unsent.startNextEpoch(remove);
  typedText.forget();
  await keptDraft.forget();
  await typedText.open(deleted.answerEpoch);
  await keptDraft.open(deleted.answerEpoch);
  runner.dispatch({ kind: told });
  void tellBefore({ api, runner, unsent });
  return deleted;
}

/** Erases what was told, and where the form was saved everything of the payment; the interview is told, and the call goes on. */
export async function eraseAsAsked(parts: DraftParts, isSaved: boolean): Promise<void> {
  await replaceDraft(parts, () => (isSaved ? parts.api.eraseData() : parts.api.deleteDraft()), "erased");
  if (isSaved) forgetTicks();
}

/** Puts a draft into the interview, with the extra questions that it answers, at the question that was left. */
export async function continueDraft(
  runner: InterviewRunner,
  restored: Restored,
  { update, open }: Pick<DraftParts, "update"> & { readonly open: (restored: Restored) => void },
): Promise<void> {
  const place = placeLeft();
  const { formType, answers } = restored;
  const needsExtra = hasExtra(formType, answers);
  let isLate = false;
  const extra = needsExtra
    ? await loadCode(
        () => fetchAnswered(formType, answers),
        // Code that an update has replaced comes only with the page itself.
        (delay) => {
          isLate = true;
          update(delay === "outdated" ? { status: "unavailable" } : { unsent: "in-page" });
        },
      )
    : undefined;
  // Otherwise it is about answers on their way, which say so themselves.
  if (isLate) update({ unsent: "none" });
  open({ ...restored, ...(extra && { extra }) });
  await runner.shown();
  returnToPlace(runner, place);
  await runner.shown();
}
