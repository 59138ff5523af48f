import { type FormType, forms, formTypes } from "@dilo/forms";
import { type ReactNode, useState } from "react";
import { RichText } from "../../components/rich-text.tsx";
import { useFormWords } from "../../words/use-words.ts";
import { ReplyLine } from "../ask/reply-line.tsx";
import { TypedAnswer } from "../ask/typed-answer.tsx";
import type { ChoosingView } from "../interview-view/screen-view.ts";

/** What Dilo answered last: it says what is wrong with what was typed. */
const replyId = "reply";
const noFormId = "no-form-named";
const writeId = "write-here";

/** The first screen: which form. `voice` is the way to choose by speaking, where there is one. */
export function ChooseScreen(props: {
  view: ChoosingView;
  isCallActive: boolean;
  onChoose: (formType: FormType) => void;
  /** The text box is shown to people who prefer to write, or have no voice. */
  hasTextBox: boolean;
  onWrite: (text: string) => void;
  /** Yes and no to the form that was understood, unless the dock has them. */
  steps: ReactNode;
  voice: ReactNode;
}) {
  const { ask, choose } = useFormWords();
  const { isRepeated, isPaused, reply } = props.view;
  const [isProblem, setIsProblem] = useState(false);
  return (
    <section className="stack" aria-labelledby="choose-title">
      <h2 id="choose-title" className="mid">
        {choose.title}
      </h2>
      {isRepeated && (
        <p id={noFormId} role="status">
          {choose.noFormNamed}
        </p>
      )}
      {isPaused && <p className="notice">{ask.paused}</p>}
      <ReplyLine
        id={replyId}
        reply={reply}
        isCallActive={props.isCallActive}
        isProblem={isProblem && props.hasTextBox && reply.isRefusal}
      />
      {props.steps}
      {formTypes.map((formType) => (
        <Choice
          key={formType}
          label={choose.forms[formType]}
          note={choose.questions(forms[formType].fields.length)}
          onChoose={() => props.onChoose(formType)}
        />
      ))}
      {props.hasTextBox && (
        <>
          <p id={writeId}>{choose.write}</p>
          <TypedAnswer
            labelledBy={writeId}
            hint={choose.writeHint}
            submit={ask.answer}
            isSecondary
            problemId={isRepeated ? noFormId : replyId}
            outcome={{
              id: `${reply.number} ${isRepeated}`,
              openId: undefined,
              isRefused: reply.isRefusal || isRepeated,
              about: "form",
            }}
            onAnswer={props.onWrite}
            onProblem={setIsProblem}
          />
        </>
      )}
      {props.voice}
      <p className="muted">
        <RichText text={choose.basicFacts} />
      </p>
    </section>
  );
}

function Choice({ label, note, onChoose }: { label: string; note: string; onChoose: () => void }) {
  return (
    <button className="choice" type="button" onClick={onChoose}>
      <b>
        <RichText text={label} />
      </b>
      <span>{note}</span>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M4 12h15M13 5.500 19.500 12 13 18.500" />
      </svg>
    </button>
  );
}
