import type { AnswerEpoch, PublicConfig } from "@dilo/api";
import type { Interview, InterviewEvent } from "@dilo/forms";
import { admissionMark } from "../../access/access.ts";
import { noVerdict } from "../../access/verify.ts";
import { readItem, storeItem } from "../../browser/browser-storage.ts";
import { keepForOffline } from "../../browser/keep-for-offline.ts";
import { createListeners } from "../../browser/listeners.ts";
import { loadCode } from "../../browser/load-code.ts";
import { retryUntilLoaded } from "../../browser/retry-until-loaded.ts";
import { draftOf, type KeptDraft, openKeptDraft } from "../answers/kept-draft.ts";
import type { ConsentNote } from "../answers/pending.ts";
import { openTypedText, type TypedText } from "../answers/typed-text.ts";
import { openUnsentAnswers, type UnsentAnswers, type UnsentState } from "../answers/unsent-answers.ts";
import { forgetTicks } from "../complete/ticks.ts";
import { openFindPlaces } from "./find-places.ts";
import { type CallConnection, fetchExtra, hasExtra, openEffectRunner } from "./interview-effects.ts";
import { type InterviewRunner, startInterview } from "./interview-runner.ts";
import { rememberPlace, returnToPlace } from "./place-in-form.ts";
import { isRefused, type ProductApi } from "./product-api.ts";
import { openSecondOpinions } from "./second-opinions.ts";

/** What was deleted and when, by count. */
export type ErasureResult = Awaited<ReturnType<ProductApi["eraseData"]>>;

/**
 * Whether the form can be worked on. `opening`: its draft is being fetched. `unavailable`: the server refused to give
 * the draft, and a new one could overwrite its answers. `superseded`: it was erased or begun again elsewhere.
 */
export type FormStatus = "opening" | "available" | "unavailable" | "superseded";

/** What the page shows of the interview, and of what becomes of its answers. */
export interface FormState {
  readonly interview: Interview;
  readonly status: FormStatus;
  readonly unsent: UnsentState;
}

/** One person's work on the form page: the interview, its answers on the server, and the call it speaks through. */
export interface FormSession {
  readonly dispatch: (event: InterviewEvent) => void;
  readonly current: () => FormState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches the draft of this payment, so that a reload continues at the same question. */
  readonly restore: () => Promise<void>;
  /** Records on the server what the person agreed to, retrying until it has arrived; nobody waits for it. */
  readonly recordConsent: (consent: ConsentNote) => void;
  /**
   * Deletes everything of this payment, what is still being sent included, and returns to the choice of form.
   * @throws ApiError when the deletion was not confirmed; nothing is forgotten then
   */
  readonly erase: () => Promise<ErasureResult>;
  /** Deletes the draft and returns to the choice of form. @throws ApiError as `erase` */
  readonly startOver: () => Promise<void>;
  /** What is written and not sent yet. */
  readonly typedText: TypedText;
  /** Gives the interview its call, or takes it away. */
  readonly connect: (call: CallConnection | undefined) => void;
}

type Restored = NonNullable<Awaited<ReturnType<UnsentAnswers["openEpoch"]>>>;
type Settings = Pick<PublicConfig, "confirm" | "retentionHours"> & Partial<Pick<PublicConfig, "model">>;

const hourMs = 3_600_000;

/**
 * Opens a form session.
 * @param settings how the interview confirms answers, how long anything is stored, and whether a model reads again
 * @param onSaveFailed the automatic save failed; everything is still there and may be saved again
 */
export function openFormSession(api: ProductApi, settings: Settings, onSaveFailed: () => void): FormSession {
  const { notify, subscribe } = createListeners();
  let call: CallConnection | undefined;
  let state: FormState;
  const update = (change: Partial<FormState>): void => {
    state = { ...state, ...change };
    notify();
  };

  const opinions = settings.model?.kind === "server" ? openSecondOpinions(api) : undefined;
  const typedText = openTypedText();
  const keptDraft = openKeptDraft({ longestMs: settings.retentionHours * hourMs, admission: admissionMark() });
  const unsent = openUnsentAnswers(api, {
    longestMs: settings.retentionHours * hourMs,
    onChange: (now) => update({ unsent: now }),
    onStaleEpoch: () => end(),
  });
  const runner = startInterview(
    { confirm: settings.confirm, pace: rememberedPace() },
    openEffectRunner({
      api,
      unsent: { ...unsent, add: addingTyped(unsent, typedText) },
      opinions,
      call: () => call,
      onSaveFailed,
      onStaleEpoch: () => end(),
    }),
    openFindPlaces(api),
  );
  state = { interview: runner.current(), status: "opening", unsent: "none" };
  runner.subscribe(() => {
    rememberPace(runner.current().pace);
    if (state.status === "available") {
      rememberPlace(runner.current(), typedText);
      keptDraft.keep(draftOf(runner.current()));
    }
    update({ interview: runner.current() });
  });

  function end(): void {
    call?.stop();
    opinions?.drop();
    unsent.discard();
    typedText.forget();
    void keptDraft.forget();
    update({ status: "superseded" });
  }

  async function startAgain<Deleted extends { readonly answerEpoch: AnswerEpoch }>(
    remove: () => Promise<Deleted>,
  ): Promise<Deleted> {
    call?.stop();
    const deleted = await unsent.startNextEpoch(remove);
    typedText.forget();
    await keptDraft.forget();
    await typedText.open(deleted.answerEpoch);
    await keptDraft.open(deleted.answerEpoch);
    runner.dispatch({ kind: "reset" });
    return deleted;
  }

  return {
    dispatch: runner.dispatch,
    current: () => state,
    subscribe,
    restore: () => restoreDraft({ api, unsent, typedText, keptDraft, runner, update }),
    typedText,
    recordConsent: (consent) => unsent.add({ kind: "consent", consent }),
    erase: async () => {
      const receipt = await startAgain(() => api.eraseData());
      forgetTicks();
      return receipt;
    },
    startOver: async () => void (await startAgain(() => api.deleteDraft())),
    connect: (next) => {
      call = next;
    },
  };
}

interface RestoreParts {
  readonly api: ProductApi;
  readonly unsent: UnsentAnswers;
  readonly typedText: ReturnType<typeof openTypedText>;
  readonly keptDraft: KeptDraft;
  readonly runner: InterviewRunner;
  readonly update: (change: Partial<FormState>) => void;
}

/** Puts the draft that the server keeps, and what this browser kept beside it, into the interview. */
async function restoreDraft(parts: RestoreParts): Promise<void> {
  const { unsent, typedText, keptDraft, runner, update } = parts;
  try {
    const { draft, answerEpoch, from } = await findDraft(parts);
    const restored = await unsent.openEpoch(answerEpoch, draft, from);
    await typedText.open(answerEpoch);
    await keptDraft.open(answerEpoch);
    if (restored) await continueDraft(runner, restored, update);
    update({ status: "available" });
    keptDraft.keep(draftOf(runner.current()));
    void keepForOffline();
  } catch {
    // The page never stays at "opening": what is kept is neither shown in part nor overwritten.
    void keptDraft.forget();
    update({ status: "unavailable" });
  }
}

/** How long a server may take to tell the draft before the copy is opened. Milliseconds. */
const longestWaitMs = 10_000;

/** The draft as the server tells it; while no server of ours answers, the copy that this device keeps. */
function findDraft({ api, keptDraft, update }: RestoreParts) {
  const find = async () => {
    try {
      return { ...(await api.getDraft({}, { retries: 0, timeoutMs: longestWaitMs })), from: "server" as const };
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

/** Adds what is given to the unsent answers: an answer that is stored is no longer half-written. */
function addingTyped({ add }: UnsentAnswers, typedText: TypedText): UnsentAnswers["add"] {
  return (pending) => {
    if (pending.kind === "answer") typedText.write(pending.field, "");
    add(pending);
  };
}

/** Puts a draft into the interview, with the extra questions that it answers, at the question that was left. */
async function continueDraft(
  runner: InterviewRunner,
  restored: Restored,
  update: RestoreParts["update"],
): Promise<void> {
  const { formType, answers } = restored;
  const needsExtra = hasExtra(formType, answers);
  let isLate = false;
  const extra = needsExtra
    ? await loadCode(
        () => fetchExtra(formType),
        // Code that an update has replaced comes only with the page itself.
        (delay) => {
          isLate = true;
          update(delay === "outdated" ? { status: "unavailable" } : { unsent: "in-page" });
        },
      )
    : undefined;
  // Otherwise it is about answers on their way, which say so themselves.
  if (isLate) update({ unsent: "none" });
  runner.dispatch({ ...restored, ...(extra && { extra }) });
  returnToPlace(runner);
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
