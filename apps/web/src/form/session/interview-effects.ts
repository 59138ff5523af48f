import { type InterviewMessage, promptMessage } from "@dilo/api";
import type { Answers, Field, FormType, Interview, InterviewEvent } from "@dilo/forms";
import { fieldOf, samePersonId } from "@dilo/forms/questions";
import type { UnsentAnswers } from "../answers/unsent-answers.ts";
import type { RunEffect } from "./interview-runner.ts";
import { isConflict, isOutOfForms, isStaleEpoch, type ProductApi } from "./product-api.ts";
import { fetchCurrentRevision, type SaveEffect, saveForm } from "./save-form.ts";
import type { SecondOpinions } from "./second-opinions.ts";

/** So long what deletes can be stopped. Milliseconds. */
export const timeToStopMs = 10_000;

/** The voice call as the interview needs it: a way to speak to the assistant, and a way to hang up. */
export interface CallConnection {
  readonly send: (message: InterviewMessage) => void;
  /** What the interview says, in the language of the call; given in Spanish. */
  readonly aloud: (interview: Interview, spanish: string) => string;
  /** @param after a text that is being said, to be heard out first */
  readonly stop: (after?: string) => void;
}

/** What the interview's effects act on. */
export interface EffectTargets {
  readonly api: ProductApi;
  readonly unsent: UnsentAnswers;
  /** Absent where no model reads answers again. */
  readonly opinions: SecondOpinions | undefined;
  /** The call; undefined while there is none. */
  readonly call: () => CallConnection | undefined;
  /** The interview as it is now. */
  readonly interview: () => Interview;
  /** Erases the draft, or everything, and tells the interview so. @throws ApiError when the deletion was not confirmed */
  readonly erase: (isSaved: boolean) => Promise<void>;
  /** The form could not be saved; everything is still there and may be saved again. */
  readonly onSaveFailed: () => void;
  /** Everything was erased or begun again elsewhere. */
  readonly onStaleEpoch: () => void;
  /** Takes in what was answered on another phone; whether anything was new. */
  readonly lookElsewhere: () => Promise<boolean>;
}

type Dispatch = (event: InterviewEvent) => void;

/** Carries the interview's effects out: speaks, stores answers, saves the form, fetches what it asks for. */
export function openEffectRunner(targets: EffectTargets): RunEffect {
  const { unsent, opinions, call, interview } = targets;
  const inCall = (spanish: string) => call()?.aloud(interview(), spanish) ?? spanish;
  let erasing: ReturnType<typeof setTimeout> | undefined;
  return (effect, dispatch) => {
    switch (effect.kind) {
      case "ask": {
        const text = inCall(effect.text);
        call()?.send(promptMessage({ ...effect, text }));
        dispatch({ kind: "spoken", text });
        break;
      }
      case "keep": {
        const { formType, field, answer } = effect;
        unsent.add({ kind: "answer", formType, field, answer });
        break;
      }
      case "take-out": {
        const { formType, field, at } = effect;
        unsent.add({ kind: "answer", formType, field, answer: { said: "", heardAt: at } });
        break;
      }
      case "erase":
        erasing = setTimeout(
          () => void targets.erase(effect.isSaved).catch(() => dispatch({ kind: "erase-failed" })),
          timeToStopMs,
        );
        break;
      case "stop-erasing":
        clearTimeout(erasing);
        break;
      case "ask-second-opinion":
        void opinions?.ask(effect).then((opinion) => opinion && dispatch({ kind: "second-opinion", ...opinion }));
        break;
      case "stop-call":
        call()?.stop(effect.after === undefined ? undefined : inCall(effect.after));
        break;
      case "save":
        void save(targets, effect, dispatch);
        break;
      case "fetch-extra":
        void fetchPart(effect.formType, effect.part).then(
          (fields) => dispatch({ kind: "extra-arrived", fields }),
          () => dispatch({ kind: "extra-missing" }),
        );
        break;
      case "forget":
        unsent.stopSending();
        opinions?.drop();
        break;
    }
  };
}

async function save(targets: EffectTargets, effect: SaveEffect, dispatch: Dispatch): Promise<void> {
  const { api, unsent } = targets;
  const epoch = unsent.epoch();
  // A consent that is being sent belongs to the form: let it arrive first, when it can.
  await unsent.settled();
  try {
    dispatch({ kind: "saved", saved: await saveForm(api, effect, epoch) });
  } catch (failure) {
    if (epoch !== unsent.epoch()) return;
    if (isStaleEpoch(failure)) return targets.onStaleEpoch();
    const current = isConflict(failure) ? await fetchCurrentRevision(api, effect.saved) : undefined;
    if (current) return dispatch({ kind: "save-conflict", saved: current });
    if (isConflict(failure) && (await targets.lookElsewhere())) return;
    if (isOutOfForms(failure)) return dispatch({ kind: "save-refused" });
    dispatch({ kind: "save-failed" });
    targets.onSaveFailed();
  }
}

/** Fetches the questions of a form's part. They are chunks of their own, loaded only by people who want them. */
async function fetchPart(formType: FormType, part: number): Promise<readonly Field[]> {
  if (part > 0) return (await import("@dilo/forms/load-parts")).loadPart(formType, part);
  const { extraFields } = await import("@dilo/forms/extra");
  return extraFields[formType];
}

/** Fetches the questions of those parts of which something was answered. */
export async function fetchAnswered(formType: FormType, answers: Answers): Promise<readonly Field[]> {
  const { extraFields } = await import("@dilo/forms/extra");
  const isOfPart = (id: string) =>
    id !== samePersonId && fieldOf(formType, id) === undefined && !extraFields[formType].some((one) => one.id === id);
  if (!Object.keys(answers).some(isOfPart)) return extraFields[formType];
  return (await import("@dilo/forms/load-parts")).loadAnswered(formType, answers);
}

/** Tells whether one of the answers is to an extra question. */
export function hasExtra(formType: FormType, answers: Answers): boolean {
  return Object.keys(answers).some((id) => id !== samePersonId && fieldOf(formType, id) === undefined);
}
