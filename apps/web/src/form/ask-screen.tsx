import { currentField, fieldOf, forms, type Interview, printAnswers } from "@dilo/forms";
import type { ReactNode } from "react";
import { HeardStrip } from "./heard-strip.tsx";
import { Progress } from "./progress.tsx";
import { TypedAnswer } from "./typed-answer.tsx";
import { useFormWords } from "./use-form-words.ts";

type Asking = Extract<Interview, { phase: "asking" }>;

/** The question's element: the text box takes its name from it. */
const questionId = "question";

/**
 * The second screen: one question at a time. `voice` is the way to speak, `captions` what was said; the text box
 * stands when the person prefers to write, or when there is no voice.
 */
export function AskScreen(props: {
  interview: Asking;
  isTyping: boolean;
  isKeepingLate: boolean;
  onTyped: (text: string) => void;
  onStartOver: () => void;
  voice: ReactNode;
  captions: ReactNode;
}) {
  const { ask } = useFormWords();
  const { interview } = props;
  const { fields } = forms[interview.formType];
  const field = currentField(interview);
  if (field === undefined) return null;
  const last = lastAnswer(interview);

  return (
    <div className="ask">
      <Progress formType={interview.formType} position={interview.position} count={fields.length} />
      <div className="stack">
        <h2 className="question" id={questionId} lang="es">
          {field.question}
        </h2>
        {interview.repeat === "too-long" && <p role="alert">{ask.tooLong}</p>}
        {props.isKeepingLate && <p role="status">{ask.notKeptYet}</p>}
        {props.isTyping && <TypedAnswer questionId={questionId} onAnswer={props.onTyped} />}
        {props.voice}
        {last && <HeardStrip line={last} />}
        {props.captions}
        <button className="plainer" type="button" onClick={props.onStartOver}>
          {ask.startOver}
        </button>
      </div>
    </div>
  );
}

/** The answer stored last, as it will be printed. */
function lastAnswer(interview: Asking) {
  const field = forms[interview.formType].fields[interview.position - 1];
  if (field === undefined || fieldOf(interview.formType, field.id) === undefined) return undefined;
  return printAnswers(interview.formType, interview.answers).find(
    (line) => line.field.id === field.id && line.said !== "",
  );
}
