import type { FormType } from "@dilo/forms";
import { forms, formTypes } from "@dilo/forms/questions";
import { type ReactNode, useEffect, useRef } from "react";
import { RichText } from "../../components/rich-text.tsx";
import { useFormWords, useWhen } from "../../words/use-words.ts";
import { WrittenTalk } from "../ask/written-talk.tsx";
import { Heard } from "../hear/hear.tsx";
import type { ChoosingView } from "../interview-view/views.ts";

/** Says that no form was understood. */
const noFormId = "no-form-named";

/** The first screen: which form. `voice` is the way to choose by speaking, where there is one. */
export function ChooseScreen(props: {
  view: ChoosingView;
  isCallActive: boolean;
  /** When the answers told before were deleted. */
  endedAt: Date | undefined;
  onChoose: (formType: FormType) => void;
  /** The text box is shown to people who prefer to write, or have no voice. */
  hasTextBox: boolean;
  onWrite: (text: string) => void;
  /** Yes and no to the form that was understood, unless the dock has them. */
  steps: ReactNode;
  voice: ReactNode;
}) {
  const { ask, choose } = useFormWords();
  const when = useWhen();
  const { isRepeated, isPaused, reply } = props.view;
  const heading = useRef<HTMLHeadingElement>(null);
  const answered = useRef(reply.number);
  useEffect(() => {
    if (answered.current === reply.number) return;
    answered.current = reply.number;
    // The button that was pressed is gone: its focus moves to what can be chosen now.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [reply.number]);
  return (
    <section className="stack choose" aria-labelledby="choose-title" data-heard="">
      <Heard>
        <h2 ref={heading} tabIndex={-1} id="choose-title" className="mid">
          {choose.title}
        </h2>
      </Heard>
      {props.endedAt && (
        <p className="notice" role="status">
          {choose.ended(when(props.endedAt))}
        </p>
      )}
      {isRepeated && (
        <p id={noFormId} role="status">
          {choose.noFormNamed}
        </p>
      )}
      {isPaused && <p className="notice">{ask.paused}</p>}
      <WrittenTalk
        reply={reply}
        isCallActive={props.isCallActive}
        hasTextBox={props.hasTextBox}
        words={{ ...choose, send: ask.answer }}
        refusedBy={isRepeated ? noFormId : undefined}
        onWrite={props.onWrite}
      >
        {props.steps}
        {formTypes.map((formType) => (
          <Choice
            key={formType}
            label={choose.forms[formType]}
            note={choose.questions(forms[formType].fields.length)}
            onChoose={() => props.onChoose(formType)}
          />
        ))}
      </WrittenTalk>
      <div className="spoken">{props.voice}</div>
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
