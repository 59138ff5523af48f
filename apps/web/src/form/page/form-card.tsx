import { type ReactNode, useEffect, useRef } from "react";
import { CodeDelay, Empty, lazyPart } from "../../browser/lazy-part.tsx";
import { useFormWords, useWords } from "../../words/use-words.ts";
import { hoursLeft } from "../answers/kept-until.ts";
import { TypedTextContext } from "../answers/typed-text-context.ts";
import type { UnsentState } from "../answers/unsent-answers.ts";
import { AskScreen, LastAnswer } from "../ask/ask-screen.tsx";
import { ChooseScreen } from "../choose/choose-screen.tsx";
import { HearDuring } from "../hear/hear.tsx";
import type { CompleteView } from "../interview-view/views.ts";
import type { FormState } from "../session/form-state.ts";
import { CallDock, CallNotices, CallStart, StepButtons } from "./call-elements.tsx";
import { useBackButton } from "./use-back-button.ts";
import { type FormCardProps, type FormCardState, useFormCard } from "./use-form-card.ts";
import { areWritten } from "./writing/use-written-part.ts";

// Few have a second phone.
const AnsweredElsewhere = lazyPart(
  async () => (await import("../ask/answered-elsewhere.tsx")).AnsweredElsewhere,
  Empty,
);
// Loaded while the first questions are answered.
const deferred = () => import("./deferred-screens.ts");
const MoreActions = lazyPart(async () => (await deferred()).MoreActions, Empty);
const ManageForm = lazyPart(async () => (await deferred()).ManageForm, Empty);
const ReviewScreen = lazyPart(async () => (await deferred()).ReviewScreen);
const CompleteScreen = lazyPart(async () => (await deferred()).CompleteScreen);
const ToParts = lazyPart(async () => (await deferred()).ToParts, Empty);
const EmailBox = lazyPart(async () => (await deferred()).EmailBox);

/**
 * The card that fills in a form by voice: which form, one question at a time, what was collected. `children` stand
 * below it.
 */
export function FormCard({ children, ...props }: FormCardProps & { children?: ReactNode }) {
  const card = useFormCard(props);
  useBackButton(props.state.interview, () => card.events.command("back"));
  useLaterScreens(card.view.kind !== "choosing");
  return (
    <>
      {card.callHost}
      <HearDuring call={card.call}>
        <TypedTextContext value={props.session.typedText}>
          <Screen {...props} card={card} />
        </TypedTextContext>
        {children}
      </HearDuring>
    </>
  );
}

function Screen({ session, state, api, card }: FormCardProps & { card: FormCardState }) {
  const { view, events, call, actions, command } = card;
  const isLookedUp = waitsForPlace(state);
  const isSaved = view.kind === "complete" && view.saving === "saved";
  const unsentNotice = <OnItsWay state={state} view={view} end={session.keptUntil.end()} />;
  const manage = <ManageForm session={session} api={api} isSaved={isSaved} />;
  const start = <CallStart card={card} />;
  const dock = <CallDock card={card} />;
  const notices = <CallNotices card={card} />;
  const steps = (
    <>
      {!isLookedUp && <HeldNotice held={state.held} delay={state.delay} />}
      {!call.isActive && <StepButtons card={card} />}
    </>
  );
  const more = <MoreActions actions={actions} onCommand={command} />;
  switch (view.kind) {
    case "choosing":
      return (
        <ChooseScreen
          {...{ view, steps }}
          endedAt={state.endedAt}
          isCallActive={call.isActive}
          onChoose={events.chooseForm}
          hasTextBox={card.writing.hasTextBox}
          onWrite={card.write}
          voice={
            <>
              {unsentNotice}
              {start}
              {notices}
              {dock}
            </>
          }
        />
      );
    case "asking":
      return (
        <AskScreen
          {...{ view, events, isLookedUp, unsentNotice, steps, start, manage, dock }}
          hasTextBox={card.writing.hasTextBox}
          isAnswerDropped={state.held === "command"}
          focusRequest={card.writing.timesAsked}
          onHelp={() => call.isActive && command("why")}
          captions={
            <>
              <ToParts view={view} onWanted={() => events.choosePart()} />
              {notices}
              {more}
            </>
          }
        />
      );
    case "reviewing":
      return (
        <ReviewScreen
          {...{ view, events, unsentNotice, steps, manage, dock }}
          hasTextBox={card.writing.hasTextBox}
          areWritten={areWritten(card.config)}
          onWrite={card.write}
          captions={
            <>
              {card.recognizer.kind !== "none" && start}
              {notices}
              {more}
            </>
          }
        />
      );
    case "complete":
      return (
        <CompleteScreen
          {...{ view, events, api, unsentNotice, manage }}
          onKept={session.keptUntil.remember}
          email={isSaved && <EmailBox api={api} saved={view.saved} answered={emailIn(view)} />}
        />
      );
  }
}

/** What is not sent yet, what another phone has sent, and that all of it is soon deleted. */
function OnItsWay({
  state,
  view,
  end,
}: Pick<FormCardProps, "state"> & Pick<FormCardState, "view"> & { readonly end: number | undefined }) {
  const { resume } = useFormWords();
  const isComplete = view.kind === "complete";
  const hours = end === undefined || isComplete ? undefined : hoursLeft(end - Date.now());
  return (
    <>
      {hours !== undefined && <p className="notice warn">{resume.soon(hours)}</p>}
      <UnsentNotice key={view.kind === "asking" ? view.step : view.kind} unsent={state.unsent} />
      {state.elsewhere && !isComplete && <AnsweredElsewhere fields={state.elsewhere} />}
    </>
  );
}

/** Loads the screens that come last, once the first question is asked. */
function useLaterScreens(isBegun: boolean): void {
  useEffect(() => {
    if (isBegun) for (const part of [LastAnswer, ReviewScreen, CompleteScreen, EmailBox]) void part.preload();
  }, [isBegun]);
}

/** What reads the answer is here: it waits for a moment for what the server knows of its ZIP code. */
function waitsForPlace({ held, readers }: Pick<FormState, "held" | "readers">): boolean {
  return held === "answer" && readers !== undefined;
}

/** Says that what was given is here and waits to be read, or why that takes so long. */
function HeldNotice({ held, delay }: Pick<FormState, "held" | "delay">) {
  const { common, form } = useWords();
  if (held === undefined) return null;
  const text = held === "answer" ? form.ask.answerWaits : common.oneMoment;
  return <CodeDelay className="notice" delay={delay} text={text} />;
}

/**
 * Says that something given is not on the server yet, and where it is meanwhile; then that it was sent, in the same place
 * until the next question, so that nothing jumps while one answers.
 */
function UnsentNotice({ unsent }: { unsent: UnsentState }) {
  const { ask } = useFormWords();
  const wasUnsent = useRef(false);
  if (unsent !== "none") wasUnsent.current = true;
  if (!wasUnsent.current) return null;
  const text = { "on-device": ask.keptOnDevice, "in-page": ask.keptInPage, none: ask.nowSent }[unsent];
  return (
    <p className="notice warn" role="status">
      {text}
    </p>
  );
}

/** The e-mail address among the answers; undefined where none was given. */
function emailIn({ lines }: CompleteView): string | undefined {
  return lines.find(({ field, english }) => field.kind === "email" && english.includes("@"))?.english;
}
