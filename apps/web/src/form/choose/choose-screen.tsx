import { type FormType, forms, formTypes } from "@dilo/forms";
import type { ReactNode } from "react";
import { RichText } from "../../components/rich-text.tsx";
import { useFormWords } from "../../words/use-words.ts";

/** The first screen: which form. `voice` is the way to choose by speaking, where there is one. */
export function ChooseScreen(props: {
  onChoose: (formType: FormType) => void;
  isRepeated: boolean;
  reply: ReactNode;
  voice: ReactNode;
}) {
  const { choose } = useFormWords();
  return (
    <section className="stack" aria-labelledby="choose-title">
      <h2 id="choose-title" className="mid">
        {choose.title}
      </h2>
      {props.isRepeated && <p role="status">{choose.noFormNamed}</p>}
      {props.reply}
      {formTypes.map((formType) => (
        <Choice
          key={formType}
          label={choose.forms[formType]}
          note={choose.questions(forms[formType].fields.length)}
          onChoose={() => props.onChoose(formType)}
        />
      ))}
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
