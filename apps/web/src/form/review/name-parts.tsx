import { confirmedParts, type FullName, guessedName, isSameName, nameChoices, type PrintedAnswer } from "@dilo/forms";
import { useId, useState } from "react";
import { useFormWords } from "../../words/use-words.ts";

/** Which words of a name are given and which are family names: a guess to look at, change and confirm. */
export function NameParts(props: {
  line: PrintedAnswer;
  /** The way that the person is being asked about. */
  asked?: FullName | undefined;
  onConfirm: (name: FullName) => void;
}) {
  const { nameParts } = useFormWords().review;
  const group = useId();
  const [picked, setPicked] = useState<FullName>();
  const { english, reading, status } = props.line;
  const choices = status === "read" ? nameChoices(english) : [];
  const confirmed = confirmedParts(reading);
  const wanted = picked ?? props.asked ?? confirmed ?? guessedName(english);
  const shown = choices.find((choice) => isSameName(choice, wanted));
  if (choices.length === 0) return null;
  const isConfirmed = confirmed !== undefined && shown !== undefined && isSameName(confirmed, shown);
  const confirm = (): void => {
    if (shown && !isConfirmed) props.onConfirm(shown);
  };
  return (
    <fieldset className="name-parts">
      <legend>{nameParts.title}</legend>
      {choices.map((choice) => (
        <label key={choice.given}>
          <input type="radio" name={group} checked={choice === shown} onChange={() => setPicked(choice)} />
          <span>
            <span className="part">
              {nameParts.given}: <b lang="es">{choice.given}</b>
            </span>
            <span className="part">
              {nameParts.family}: <b lang="es">{choice.family}</b>
            </span>
          </span>
        </label>
      ))}
      <button className="button quiet small" type="button" aria-disabled={isConfirmed} onClick={confirm}>
        {nameParts.confirm}
      </button>
      <p role="status">{isConfirmed && nameParts.confirmed}</p>
    </fieldset>
  );
}
