import type { PublicConfig } from "@dilo/api";
import type { DialogueCommand } from "@dilo/forms";
import { useMemo, useState } from "react";
import { useFormWords } from "../../words/use-words.ts";
import { useCommandKeys } from "../actions/use-command-keys.ts";
import { useOncePressed } from "../actions/use-once-pressed.ts";
import type { ConsentNote } from "../answers/pending.ts";
import type { FormCall } from "../call/form-call.ts";
import { type LazyCall, useLazyCall } from "../call/use-lazy-call.tsx";
import { chooseRecognizer, type Recognizer } from "../consent/recognizer.ts";
import { type AvailableActions, allActions, availableActions } from "../interview-view/available-actions.ts";
import { type InterviewEvents, interviewEvents } from "../interview-view/interview-events.ts";
import { type ScreenView, screenView } from "../interview-view/screen-view.ts";
import { useInLanguage } from "../interview-view/use-in-language.ts";
import type { FormSession } from "../session/form-session.ts";
import type { FormState } from "../session/form-state.ts";
import type { ProductApi } from "../session/product-api.ts";
import { useWriting, type Writing } from "./writing/use-writing.ts";
import { useWrittenPart } from "./writing/use-written-part.ts";

/** What the card works on. */
export interface FormCardProps {
  readonly session: FormSession;
  readonly state: FormState;
  readonly api: ProductApi;
  readonly config: PublicConfig;
}

/** The card's state: what is shown, what can be done, the call and the text box. */
export interface FormCardState {
  readonly view: ScreenView;
  readonly actions: AvailableActions;
  readonly events: InterviewEvents;
  /** A command, from a button or a key. */
  readonly command: (command: DialogueCommand) => void;
  readonly call: FormCall;
  readonly callHost: LazyCall["host"];
  readonly config: PublicConfig;
  readonly recognizer: Recognizer;
  readonly hasConsented: boolean;
  /** Starts a call; call it in a click. `consent` is given where it was given just now. */
  readonly startCall: (consent?: ConsentNote) => void;
  readonly writing: Writing;
  /** Takes what was typed where nothing is asked: the answer that follows is typed as well. */
  readonly write: (text: string) => void;
}

/** Brings together the interview, the call, the keyboard and the text box. */
export function useFormCard({ session, state, api, config }: FormCardProps): FormCardState {
  const words = useFormWords();
  const { interview, readers } = state;
  const texts = useInLanguage();
  const view = useMemo(() => screenView(interview, readers, texts), [interview, readers, texts]);
  const events = useMemo(() => interviewEvents(session.dispatch), [session]);
  const { call, browserRecognition, host: callHost } = useLazyCall({ session, api, config, phase: interview.phase });
  const isWritten = useWrittenPart({ config, view, call });
  const recognizer: Recognizer = isWritten
    ? { kind: "none", isWrittenOnly: true }
    : chooseRecognizer(config, browserRecognition);
  const writing = useWriting(view, { hasVoice: recognizer.kind !== "none", isUnheard: call.isUnheard });
  const [hasConsented, setHasConsented] = useState(false);

  const command = useOncePressed((given: DialogueCommand): void => {
    if (given === "write") writing.openTextBox();
    events.command(given);
  });
  const actions = availableActions(interview, words);
  useCommandKeys(allActions(actions), command);

  const write = (text: string): void => {
    writing.prefer();
    events.type(text);
  };
  const startCall = (consent?: ConsentNote): void => {
    if (consent) session.recordConsent(consent);
    setHasConsented(true);
    writing.stop();
    call.start(view.kind === "choosing" ? undefined : view.formType);
  };
  return {
    view,
    actions,
    events,
    command,
    call,
    callHost,
    config,
    recognizer,
    hasConsented,
    startCall,
    writing,
    write,
  };
}
