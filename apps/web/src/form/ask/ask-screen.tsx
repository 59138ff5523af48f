import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Empty, lazyPart } from "../../browser/lazy-part.tsx";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { Hear } from "../hear/hear.tsx";
import type { InterviewEvents } from "../interview-view/interview-events.ts";
import type { AskingView } from "../interview-view/views.ts";
import { CurrentAnswer } from "./current-answer.tsx";
import { Progress } from "./progress.tsx";
import { QuestionHelp } from "./question-help.tsx";
import { ReplyLine } from "./reply-line.tsx";
import { TypedAnswer } from "./typing/typed-answer.tsx";
import type { TypedOutcome } from "./typing/use-typing.ts";

/** Here before the second question: what came under it later would push what stands below. */
export const LastAnswer = lazyPart(async () => (await import("../page/deferred-screens.ts")).LastAnswer, Empty);
const TakenOver = lazyPart(async () => (await import("../page/deferred-screens.ts")).TakenOver, Empty);
const WhichAnswer = lazyPart(async () => (await import("../page/deferred-screens.ts")).WhichAnswer, Empty);

/** The question's elements: the text box takes its name from both. */
const questionId = "question";
const hintId = "question-hint";
/** What Dilo answered last: it says what is wrong with what was typed. */
const replyId = "reply";

interface AskScreenProps {
  view: AskingView;
  events: InterviewEvents;
  /** The text box is shown to people who prefer to write, or have no voice. */
  hasTextBox: boolean;
  /** The answer is here, and its ZIP code is being looked up: nothing can be done meanwhile. */
  isLookedUp: boolean;
  /** What was typed and sent gave way to a command before it could be read. */
  isAnswerDropped: boolean;
  /** How often the text box was asked for: it takes the focus each time. */
  focusRequest: number;
  unsentNotice: ReactNode;
  /** The help of the question was opened. */
  onHelp: () => void;
  /** The buttons of the step, unless the dock has them. */
  steps: ReactNode;
  /** The button that starts a call, unless one is active. */
  start: ReactNode;
  captions: ReactNode;
  /** Continue on another phone, begin another form, delete everything. */
  manage: ReactNode;
  /** The status and buttons of an active call. */
  dock: ReactNode;
}

/** The second screen: one question at a time. */
export function AskScreen(props: AskScreenProps) {
  const { ask } = useFormWords();
  const { view, events } = props;
  const { top, heading } = useStepChange(view, `${props.hasTextBox} ${props.isLookedUp}`);
  const [isProblem, setIsProblem] = useState(false);
  return (
    <div className={props.isLookedUp ? "ask waits" : "ask"} ref={top}>
      <Progress {...view} />
      <div className="two">
        <div className="stack" data-heard="">
          <Question view={view} heading={heading} isLookedUp={props.isLookedUp} />
          {view.isPaused && <p className="notice">{ask.paused}</p>}
          {view.isTooLong && <p role="alert">{ask.tooLong}</p>}
          {props.unsentNotice}
          <ReplyLine
            id={replyId}
            reply={view.reply}
            isCallActive={view.isCallActive}
            isProblem={isProblem && props.hasTextBox && view.answer.kind !== "choosing"}
          />
          <WhichAnswer fields={view.ambiguous} onCorrect={events.correct} />
          <CurrentAnswer
            answer={view.answer}
            field={view.field}
            reply={view.reply.shown}
            isBeingMended={isProblem && props.hasTextBox}
            onPick={events.pick}
          />
          {props.hasTextBox && (
            <TypedAnswer
              labelledBy={`${questionId} ${hintId}`}
              hint={ask.yourAnswer}
              submit={ask.answer}
              problemId={replyId}
              outcome={{ ...typedOutcome(view), isDropped: props.isAnswerDropped }}
              focusRequest={props.focusRequest}
              question={{
                field: view.field,
                reply: view.reply.shown,
                preview: view.preview,
                onTyping: events.typing,
              }}
              onAnswer={events.type}
              onProblem={setIsProblem}
            />
          )}
          {props.steps}
          {props.start}
          {view.taken.length > 0 && <TakenOver taken={view.taken} onCorrect={events.correct} />}
          {view.lastAnswer && <LastAnswer {...view.lastAnswer} />}
          {props.captions}
        </div>
        <QuestionHelp key={view.field.id} field={view.field} onOpen={props.onHelp} />
      </div>
      {props.manage}
      {props.dock}
    </div>
  );
}

function Question(props: { view: AskingView; heading: RefObject<HTMLHeadingElement | null>; isLookedUp: boolean }) {
  const { view, heading, isLookedUp } = props;
  const language = useLanguage();
  const { ask } = useFormWords();
  const [question, hint] = view.question;
  return (
    <div className="stack tight" aria-live={view.isCallActive ? "off" : "polite"}>
      <div className="beside">
        <h2 className="question" id={questionId} lang={language} ref={heading} tabIndex={-1}>
          {question}
        </h2>
        {/* With all that stands around it and has no button of its own: the hint, choices, what is to be known. */}
        <Hear key={view.step} what="question" language={language} />
      </div>
      <p className="muted" id={hintId} lang={language} hidden={view.answer.kind === "confirming" || isLookedUp}>
        {hint}
      </p>
      {isLookedUp && <p className="notice">{ask.answerWaits}</p>}
    </div>
  );
}

function typedOutcome({ reply, field, step, openSince, isTooLong, known }: AskingView): TypedOutcome {
  return {
    id: `${reply.number} ${step} ${isTooLong}`,
    openId: openSince,
    isRefused: reply.isRefusal || isTooLong,
    about: field.id,
    known,
  };
}

/** Brings the person to the beginning of each new step, and of the question whose answer is now written, or looked up. */
function useStepChange({ step, isCallActive }: AskingView, shownOfIt: string) {
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const now = `${step} ${shownOfIt}`;
  const shown = useRef(now);
  useEffect(() => {
    if (shown.current === now) return;
    shown.current = now;
    // What comes next is read from its beginning, also when the person had scrolled down to the text box.
    top.current?.scrollIntoView({ block: "start" });
    // Where the pressed button is gone, its focus moves to the text box of who writes, which the question names, or to
    // the question; during a call the question is spoken.
    if (isCallActive || document.activeElement !== document.body) return;
    const box = top.current?.querySelector<HTMLElement>("[data-arrival]");
    (box ?? heading.current)?.focus({ preventScroll: true });
  }, [now, isCallActive]);
  return { top, heading };
}
