import { type Asking, currentField, extraOf, fieldsOf, printAnswers } from "@dilo/forms";
import { type ReactNode, useEffect, useRef } from "react";
import { Empty, lazyPart } from "../../browser/lazy-part.tsx";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { CurrentAnswer } from "./current-answer.tsx";
import { Progress } from "./progress.tsx";
import { QuestionHelp } from "./question-help.tsx";
import { SaidAndPrinted, type SaidAndPrintedTexts } from "./said-and-printed.tsx";
import { TypedAnswer } from "./typed-answer.tsx";

const WhichAnswer = lazyPart(async () => (await import("../page/deferred-screens.ts")).WhichAnswer, Empty);

/** The question's elements: the text box takes its name from both. */
const questionId = "question";
const hintId = "question-hint";

/** The second screen: one question at a time. */
export function AskScreen(props: {
  interview: Asking;
  /** The text box stands for who prefers to write, or has no voice. */
  hasTextBox: boolean;
  unsentNotice: ReactNode;
  onTyped: (text: string) => void;
  onPick: (candidate: number) => void;
  onCorrect: (field: string) => void;
  /** The help of the question was opened. */
  onHelp: () => void;
  /** The buttons of the step, unless they stand in the dock. */
  steps: ReactNode;
  /** The way to begin to speak, unless one is speaking. */
  start: ReactNode;
  captions: ReactNode;
  /** What else one may do: begin another form, go on elsewhere, delete everything. */
  leaving: ReactNode;
  /** Where one talks, while the call is on. */
  dock: ReactNode;
}) {
  const { ask } = useFormWords();
  const isEnglish = useLanguage() === "en";
  const { interview } = props;
  const fields = fieldsOf(interview);
  const field = currentField(interview);
  const top = useRef<HTMLDivElement>(null);
  const step = `${interview.position} ${interview.turn.kind} ${interview.isPaused}`;
  const shown = useRef(step);
  const heading = useRef<HTMLHeadingElement>(null);
  const { isCallActive } = interview;
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // What comes next is read from its beginning, also when the person had scrolled down to the text box.
    top.current?.scrollIntoView({ block: "start" });
    // Where the button that was pressed is gone, its focus goes to the question; during a call that one is spoken.
    if (!isCallActive && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [step, isCallActive]);
  if (field === undefined) return null;
  const [question, hint] = questionAndHint(field.question);
  const last = interview.turn.kind === "waiting" ? lastAnswer(interview) : undefined;

  return (
    <div className="ask" ref={top}>
      <Progress formType={interview.formType} position={interview.position} count={fields.length} />
      <div className="two">
        <div className="stack">
          <div className="stack tight" aria-live={isCallActive ? "off" : "polite"}>
            <h2 className="question" id={questionId} lang="es" ref={heading} tabIndex={-1}>
              {question}
            </h2>
            <p className="muted" id={hintId} lang="es" hidden={interview.turn.kind === "confirming"}>
              {hint}
            </p>
            {isEnglish && <p className="muted">{field.label}</p>}
          </div>
          {interview.isPaused && (
            <p className="notice" role="status">
              {ask.paused}
            </p>
          )}
          {interview.repeat === "too-long" && <p role="alert">{ask.tooLong}</p>}
          {props.unsentNotice}
          <WhichAnswer interview={interview} onCorrect={props.onCorrect} />
          <CurrentAnswer interview={interview} field={field} onPick={props.onPick} />
          {props.hasTextBox && <TypedAnswer labelledBy={`${questionId} ${hintId}`} onAnswer={props.onTyped} />}
          {props.steps}
          {props.start}
          {last && <SaidAndPrinted {...last} />}
          {props.captions}
        </div>
        <QuestionHelp key={field.id} field={field} onOpen={props.onHelp} />
      </div>
      {props.leaving}
      {props.dock}
    </div>
  );
}

/** The question itself, large, and what helps to answer it, below. */
function questionAndHint(whole: string): readonly [string, string] {
  const end = whole.indexOf("?") + 1;
  return [whole.slice(0, end), whole.slice(end).trim()];
}

/** The answer that is corrected, or else the one stored just before, as it will be printed; with the rule that made it, unless it was skipped. */
function lastAnswer(
  interview: Asking,
): { readonly sides: SaidAndPrintedTexts; readonly withRule: boolean } | undefined {
  const { position, answers } = interview;
  const fields = fieldsOf(interview);
  const shown = [fields[position], fields[position - 1]].find((field) => field && field.id in answers);
  const lines = printAnswers(interview.formType, interview.answers, { extra: extraOf(interview) });
  const line = lines.find(({ field }) => field.id === shown?.id);
  if (line === undefined || line.status === "missing") return undefined;
  const { field, said, english, status } = line;
  return {
    sides: { kind: field.kind, said, english, needsReview: status === "needs-review" },
    withRule: status !== "none",
  };
}
