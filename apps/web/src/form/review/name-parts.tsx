import {
  confirmedParts,
  type FullName,
  guessedName,
  isSameName,
  likeliest,
  nameChoices,
  type PrintedAnswer,
  threeParts,
} from "@dilo/forms";
import { type ReactNode, useId, useState } from "react";
import type { FormWords } from "../../words/es/form.ts";
import { useFormWords } from "../../words/use-words.ts";
import { Heard } from "../hear/hear.tsx";

type ReviewWords = FormWords["review"];

/** The ways a name of the review can be parted; none of an answer that is no name, or of one word. */
export function nameChoicesOf({ english, status }: PrintedAnswer): readonly FullName[] {
  return status === "read" ? nameChoices(english) : [];
}

/** The name as it stands there at first, in words to be heard; nothing of one that is in no parts. */
export function spokenParts(line: PrintedAnswer, asked: FullName | undefined, words: ReviewWords["nameParts"]): string {
  const confirmed = confirmedParts(line.reading);
  const { given, middle, family } = threeParts(wantedOf(line, asked));
  const parts = [
    [middle === "" ? words.given : words.first, given],
    [words.middle, middle],
    [words.family, family],
  ].filter(([, said]) => said !== "");
  return [...parts.map(([label, said]) => `${label}: ${said}.`), ...(confirmed ? [words.confirmed] : [])].join(" ");
}

/** The way to part a name that is asked about, was confirmed, or is the likeliest. */
function wantedOf({ english, reading }: PrintedAnswer, asked: FullName | undefined): FullName {
  const confirmed = confirmedParts(reading);
  return asked ?? (confirmed ? likeliest(confirmed) : guessedName(english));
}

/** Which words of a name go into which of the form's boxes: one guess to confirm, and the others behind 'Cambiar'. */
export function NameParts(props: {
  line: PrintedAnswer;
  /** The way that the person is being asked about. */
  asked?: FullName | undefined;
  /** What the form does with them, said beside the others. */
  note?: ReactNode;
  onConfirm: (name: FullName) => void;
}) {
  const { nameParts } = useFormWords().review;
  const group = useId();
  const [picked, setPicked] = useState<FullName>();
  const [isOpen, setIsOpen] = useState(false);
  const { reading } = props.line;
  const choices = nameChoicesOf(props.line);
  const confirmed = confirmedParts(reading);
  const wanted = picked ?? wantedOf(props.line, props.asked);
  const shown = choices.find((choice) => isSameName(choice, wanted));
  if (choices.length === 0) return null;
  const isConfirmed = confirmed !== undefined && shown !== undefined && isSameName(confirmed, shown);
  const confirm = (): void => {
    if (shown && !isConfirmed) props.onConfirm(shown);
  };
  return (
    <fieldset className="name-parts" data-heard="">
      <legend className={isOpen ? undefined : "unseen"}>{nameParts.title}</legend>
      {isOpen ? (
        <>
          <Heard isOwn>
            <p className="muted small">{props.note}</p>
          </Heard>
          {choices.map((choice) => (
            <label key={`${choice.given}|${choice.middle}`}>
              <input type="radio" name={group} checked={choice === shown} onChange={() => setPicked(choice)} />
              <Parts name={choice} />
            </label>
          ))}
        </>
      ) : (
        shown && <Parts name={shown} />
      )}
      <div className="pair">
        <button className="button quiet small" type="button" aria-disabled={isConfirmed} onClick={confirm}>
          {nameParts.confirm}
        </button>
        {!isOpen && choices.length > 1 && (
          <button className="plainer" type="button" aria-expanded={false} onClick={() => setIsOpen(true)}>
            {nameParts.change}
          </button>
        )}
      </div>
      <p role="status">{isConfirmed && nameParts.confirmed}</p>
    </fieldset>
  );
}

function Parts({ name }: { name: FullName }) {
  const { nameParts } = useFormWords().review;
  const { given, middle, family } = threeParts(name);
  return (
    <span>
      <Part label={name.middle === undefined ? nameParts.given : nameParts.first} words={given} />{" "}
      {middle !== "" && <Part label={nameParts.middle} words={middle} />}{" "}
      <Part label={nameParts.family} words={family} />
    </span>
  );
}

function Part({ label, words }: { label: string; words: string }) {
  return (
    <span className="part">
      {label}: <b lang="es">{words}</b>
    </span>
  );
}
