import { ApiError, type ClientMessage } from "@dilo/api";
import type { Answers, Confirm, Interview, InterviewEffect, InterviewEvent, SavedAs } from "@dilo/forms";
import { untilItArrives } from "../until-it-arrives.ts";
import { fetchExtra, hasExtra } from "./extra-questions.ts";
import { startInterview } from "./interview-runner.ts";
import { openKeeper } from "./keeper.ts";
import { isRefused, type ProductApi } from "./product-api.ts";

/** The call, as the interview needs it: a way to speak to the assistant, and a way to hang up. */
export interface CallLine {
  readonly send: (message: ClientMessage) => void;
  readonly stop: () => void;
}

/** What was deleted and when, by count. */
export type Receipt = Awaited<ReturnType<ProductApi["eraseData"]>>;

/** What the page shows of the interview and of what becomes of its answers. */
export interface FormState {
  readonly interview: Interview;
  /** An answer is not on the server yet and is being tried again. */
  readonly isKeepingLate: boolean;
  /** False until the draft on the server was looked for. */
  readonly isReady: boolean;
  /** The server refused to tell the draft: starting anew could write over answers that are there. */
  readonly isShut: boolean;
}

/** One person's work on the form page: the interview, its answers on the server, and the call it speaks through. */
export interface FormSession {
  readonly dispatch: (event: InterviewEvent) => void;
  readonly current: () => FormState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Fetches the draft kept under this payment, so that a reload goes on at the same question. */
  readonly restore: () => Promise<void>;
  /** Deletes everything of this payment from the server, what is still on its way included, and begins anew. */
  readonly erase: () => Promise<Receipt>;
  /** Gives the interview its call, or takes it away. */
  readonly connect: (line: CallLine | undefined) => void;
}

/**
 * Opens a form session.
 * @param confirm how the interview confirms answers
 * @param onSaveFailed the one automatic save did not succeed; everything is still there and may be saved again
 */
export function openFormSession(api: ProductApi, confirm: Confirm, onSaveFailed: () => void): FormSession {
  const listeners = new Set<() => void>();
  let line: CallLine | undefined;
  let state: FormState;

  const update = (change: Partial<FormState>): void => {
    state = { ...state, ...change };
    for (const changed of listeners) changed();
  };

  const keeper = openKeeper({
    put: ({ formType, field, answer }) =>
      api.keepAnswer({ field, body: { formType, said: answer.said, heardAt: answer.heardAt } }).then(() => undefined),
    onTrouble: (isKeepingLate) => update({ isKeepingLate }),
    isFinal: isRefused,
  });

  const runner = startInterview(confirm, (effect, dispatch) => run(effect, dispatch));
  state = { interview: runner.current(), isKeepingLate: false, isReady: false, isShut: false };
  runner.subscribe(() => update({ interview: runner.current() }));

  function run(effect: InterviewEffect, dispatch: (event: InterviewEvent) => void): void {
    switch (effect.kind) {
      case "ask":
        line?.send(systemMessage(effect));
        dispatch({ kind: "spoken", text: effect.text });
        break;
      case "keep":
        keeper.keep(effect);
        break;
      case "stop-call":
        line?.stop();
        break;
      case "save":
        void save(effect, dispatch);
        break;
      case "fetch-extra":
        void fetchExtra(effect.formType).then(
          (fields) => dispatch({ kind: "extra-arrived", fields }),
          () => dispatch({ kind: "extra-missing" }),
        );
        break;
      case "forget":
        keeper.drop();
        // The draft also ends with its payment: a failure here leaves nothing behind for long.
        void api.deleteDraft().catch(() => undefined);
        break;
    }
  }

  async function save(effect: SaveEffect, dispatch: (event: InterviewEvent) => void): Promise<void> {
    try {
      dispatch({ kind: "saved", saved: await savedAs(api, effect) });
    } catch (failure) {
      const current = effect.saved && isConflict(failure) ? await currentOf(api, effect.saved) : undefined;
      if (current) return dispatch({ kind: "save-conflict", saved: current });
      dispatch({ kind: "save-failed" });
      onSaveFailed();
    }
  }

  return {
    dispatch: runner.dispatch,
    current: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    restore: async () => {
      const patience = { onLate: (isLate: boolean) => update({ isKeepingLate: isLate }), isFinal: isRefused };
      const answer = await untilItArrives(() => api.getDraft(), patience).catch(() => undefined);
      if (answer === undefined) return update({ isShut: true });
      const { draft } = answer;
      if (draft) {
        const { saved, ...rest } = draft;
        const extra = hasExtra(rest.formType, rest.answers)
          ? await untilItArrives(() => fetchExtra(rest.formType), patience)
          : undefined;
        runner.dispatch({ kind: "restored", ...rest, ...(saved && { saved }), ...(extra && { extra }) });
      }
      update({ isReady: true });
    },
    erase: async () => {
      // An answer that arrived after the deletion would begin a new draft.
      keeper.drop();
      await keeper.drained();
      const receipt = await api.eraseData();
      runner.dispatch({ kind: "reset" });
      return receipt;
    },
    connect: (next) => {
      line = next;
    },
  };
}

type AskEffect = Extract<InterviewEffect, { kind: "ask" }>;
type SaveEffect = Extract<InterviewEffect, { kind: "save" }>;

/** The question as a system message, with what the turn-taking should wait for and how fast it is said. */
function systemMessage({ text, field, expects, rate }: AskEffect): ClientMessage {
  const expecting = expects === "command" ? expects : field;
  return {
    type: "add-message",
    message: { role: "system", content: text },
    triggerResponseEnabled: true,
    ...(expecting !== undefined && { expecting }),
    ...(rate !== undefined && { rate }),
  };
}

/** Saves a form for the first time, or as a revision of the form saved before. */
function savedAs(api: ProductApi, { formType, answers, saved }: SaveEffect): Promise<SavedAs> {
  const { data, heardAt } = submissionOf(answers);
  if (saved === undefined) return api.submitForm({ body: { formType, data, heardAt } });
  return api.reviseForm({ id: saved.id, body: { data, heardAt, revision: saved.revision } });
}

function isConflict(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === "revision-conflict";
}

/** The form as it stands on the server now; undefined when that cannot be learnt. */
async function currentOf(api: ProductApi, { id }: SavedAs): Promise<SavedAs | undefined> {
  const form = await api.getForm({ id }).catch(() => undefined);
  return form && { id, revision: form.revision };
}

/** The answers as the save call carries them: what was said, and when. */
function submissionOf(answers: Answers): { data: Record<string, string>; heardAt: Record<string, string> } {
  const entries = Object.entries(answers);
  return {
    data: Object.fromEntries(entries.map(([field, answer]) => [field, answer.said])),
    heardAt: Object.fromEntries(entries.map(([field, answer]) => [field, answer.heardAt])),
  };
}
