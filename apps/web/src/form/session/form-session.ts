import type { AnswerEpoch, PublicConfig } from "@dilo/api";
import type { InterviewEvent } from "@dilo/forms";
import { admissionMark, admittedAt } from "../../access/access.ts";
import { readItem, storeItem } from "../../browser/browser-storage.ts";
import { createListeners } from "../../browser/listeners.ts";
import { loadCode } from "../../browser/load-code.ts";
import { draftOf, openKeptDraft } from "../answers/kept-draft.ts";
import { type KeptUntil, openKeptUntil } from "../answers/kept-until.ts";
import type { ConsentNote } from "../answers/pending.ts";
import { openTypedText, type TypedText } from "../answers/typed-text.ts";
import { openUnsentAnswers, type UnsentAnswers } from "../answers/unsent-answers.ts";
import { forgetTicks } from "../complete/ticks.ts";
import { openFindPlaces } from "./find-places.ts";
import { type FormState, shownOf } from "./form-state.ts";
import { type CallConnection, openEffectRunner } from "./interview-effects.ts";
import { startInterview } from "./interview-runner.ts";
import { type DraftParts, eraseAsAsked, replaceDraft, restoreDraft } from "./open-draft.ts";
import { forgetForm, rememberPlace } from "./place-in-form.ts";
import type { ProductApi } from "./product-api.ts";
import type { Readers } from "./readers.ts";
import { openSecondOpinions } from "./second-opinions.ts";

/** What was deleted and when, by count. */
export type ErasureResult = Awaited<ReturnType<ProductApi["eraseData"]>>;

/** What came of a filled form that was brought back. */
type TakenPdf = Awaited<ReturnType<ProductApi["takeUpPdf"]>>["taken"];

/** One person's work on the form page: the interview, its answers on the server, and the call it speaks through. */
export interface FormSession {
  readonly dispatch: (event: InterviewEvent) => void;
  readonly current: () => FormState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Fetches the draft of this payment, so that a reload continues at the same question, and then the readers. The question
   * stands as soon as the draft is here; resolves when all of it is.
   */
  readonly restore: () => Promise<void>;
  /** Takes in what was answered on another phone meanwhile. */
  readonly lookElsewhere: () => Promise<boolean>;
  /** Records on the server what the person agreed to, retrying until it has arrived; nobody waits for it. */
  readonly recordConsent: (consent: ConsentNote) => void;
  /**
   * Deletes everything of this payment, what is still being sent included, and returns to the choice of form.
   * @throws ApiError when the deletion was not confirmed; nothing is forgotten then
   */
  readonly erase: () => Promise<ErasureResult>;
  /** Deletes the draft and returns to the choice of form. @throws ApiError as `erase` */
  readonly startOver: () => Promise<void>;
  /** Opens a saved form again, in place of what is on the page; only where nothing of that is unsaved. @throws ApiError as `erase` */
  readonly openSaved: (savedId: string) => Promise<void>;
  /** Goes on with a filled form: what it answers becomes the draft. @param pdf in base64 @throws ApiError */
  readonly takeUp: (pdf: string) => Promise<TakenPdf>;
  /** What is written and not sent yet. */
  readonly typedText: TypedText;
  /** How long what was told is kept, as the server said it last. */
  readonly keptUntil: Pick<KeptUntil, "remember" | "end">;
  /** Gives the interview its call, or takes it away. */
  readonly connect: (call: CallConnection | undefined) => void;
}

type Settings = Pick<PublicConfig, "confirm" | "retentionHours"> & Partial<Pick<PublicConfig, "model">>;

const hourMs = 3_600_000;

/**
 * Opens a form session.
 * @param settings how the interview confirms answers, how long anything is stored, and whether a model reads again
 * @param onSaveFailed the automatic save failed; everything is still there and may be saved again
 * @param importReaders loads what reads answers, once; it is tried again until it is here
 */
export function openFormSession(
  api: ProductApi,
  settings: Settings,
  onSaveFailed: () => void,
  importReaders: () => Promise<Readers> = () => import("./readers.ts"),
): FormSession {
  const { notify, subscribe } = createListeners();
  let call: CallConnection | undefined;
  let state: FormState;
  const update = (change: Partial<FormState>): void => {
    state = { ...state, ...change };
    notify();
  };

  const opinions = settings.model?.kind === "server" ? openSecondOpinions(api) : undefined;
  const typedText = openTypedText();
  const { longestMs, keptUntil, keptDraft } = openKept(settings);
  const unsent = openUnsentAnswers(api, {
    longestMs,
    onChange: (now) => {
      const wasUnsent = state.unsent !== "none";
      update({ unsent: now });
      if (wasUnsent) void lookElsewhere();
    },
    onStaleEpoch: () => end(),
  });
  const add = addingTyped(unsent, typedText, () => state.elsewhere && update({ elsewhere: undefined }));
  const runner = startInterview(
    { confirm: settings.confirm, pace: rememberedPace() },
    openEffectRunner({
      ...{ api, opinions, onSaveFailed, lookElsewhere, onStaleEpoch: end },
      unsent: { ...unsent, add },
      call: () => call,
      interview: () => runner.current(),
      erase: (isSaved) => eraseAsAsked(parts, isSaved),
    }),
    openFindPlaces(api),
    () => loadCode(importReaders, (delay) => update({ delay })),
  );
  state = { ...shownOf(runner), delay: undefined, status: "opening", unsent: "none" };
  const parts = { api, unsent, typedText, keptDraft, keptUntil, runner, update };
  runner.subscribe(() => {
    remember(parts, state.status === "available");
    update(shownOf(runner));
  });

  function end(): void {
    call?.stop();
    opinions?.drop();
    forget(parts);
  }

  function lookElsewhere(): Promise<boolean> {
    return takeIn(parts, state, end);
  }

  const startAgain = <Deleted extends { readonly answerEpoch: AnswerEpoch }>(remove: () => Promise<Deleted>) => {
    call?.stop();
    return replaceDraft(parts, remove);
  };

  return {
    dispatch: runner.dispatch,
    current: () => state,
    subscribe,
    restore: () => restoreDraft(parts),
    lookElsewhere,
    typedText,
    keptUntil,
    recordConsent: (consent) => unsent.add({ kind: "consent", consent }),
    erase: () => thenForgetTicks(startAgain(() => api.eraseData())),
    takeUp: async (pdf) => (await import("../answers/take-up.ts")).takeUpPdf(parts, pdf),
    openSaved: (id) => startAgain(() => api.openForm({ id })).then(() => restoreDraft(parts)),
    startOver: async () => void (await startAgain(() => api.deleteDraft())),
    connect: (next) => {
      call = next;
    },
  };
}

async function thenForgetTicks<Receipt>(erasing: Promise<Receipt>): Promise<Receipt> {
  const receipt = await erasing;
  forgetTicks();
  return receipt;
}

/** What this device keeps of the draft, and how long anything is kept. Milliseconds. */
function openKept({ retentionHours }: Settings) {
  const longestMs = retentionHours * hourMs;
  const keptUntil = openKeptUntil(admittedAt());
  return { longestMs, keptUntil, keptDraft: openKeptDraft({ longestMs, admission: admissionMark(), keptUntil }) };
}

/** Keeps on this device what makes a reload go on at the same place, and the draft for a time without a network. */
function remember({ runner, typedText, keptDraft }: DraftParts, isAvailable: boolean): void {
  const interview = runner.current();
  rememberPace(interview.pace);
  if (!isAvailable) return;
  rememberPlace(interview, typedText);
  keptDraft.keep(draftOf(interview));
}

/** Nothing is taken in while what is told here is on its way: that may be newer. */
async function takeIn(parts: DraftParts, { status, unsent }: FormState, onStaleEpoch: () => void): Promise<boolean> {
  if (status !== "available" || unsent !== "none") return false;
  return (await import("../answers/elsewhere.ts")).takeInElsewhere(parts, onStaleEpoch);
}

/** Another device has begun anew: nothing of what stood here is kept. */
function forget({ unsent, typedText, keptDraft, update }: DraftParts): void {
  unsent.discard();
  typedText.forget();
  forgetForm();
  void keptDraft.forget();
  update({ status: "superseded" });
}

/** Adds what is given to the unsent answers: an answer that is stored is no longer half-written. */
function addingTyped({ add }: UnsentAnswers, typedText: TypedText, onAdd: () => void): UnsentAnswers["add"] {
  return (pending) => {
    onAdd();
    if (pending.kind === "answer") typedText.write(pending.field, "");
    add(pending);
  };
}

const paceKey = "dilo.pace";

/** How fast this person wants to be spoken to, 1 for the voice's own pace: a wish, and nothing that was said. */
function rememberedPace(): number {
  const pace = Number(readItem(paceKey) ?? 1);
  return pace > 0 && pace < 1 ? pace : 1;
}

/** Stores the pace, so that a reload in the middle of the interview keeps it. */
function rememberPace(pace: number): void {
  if (pace !== rememberedPace()) storeItem(paceKey, String(pace));
}
