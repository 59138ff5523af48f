import { type Asking, candidatesOf, type DialogueCommand, type Field } from "@dilo/forms";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { DigitBoxes } from "./digit-boxes.tsx";
import { SaidAndPrinted } from "./said-and-printed.tsx";

/** The answer that was read back, or the closed question about one in doubt, with its candidates to tap. */
export function CurrentAnswer(props: { interview: Asking; field: Field; onPick: (candidate: number) => void }) {
  const { ask } = useFormWords();
  const { turn } = props.interview;
  if (turn.kind === "confirming") {
    const { answer, reading } = turn;
    const english = reading.english ?? answer.said;
    return (
      <>
        <Digits field={props.field} value={reading.value} />
        <SaidAndPrinted sides={{ kind: props.field.kind, said: answer.said, english, needsReview: false }} withRule />
        {reading.question && (
          <p className="lead" lang="es">
            {reading.question}
          </p>
        )}
      </>
    );
  }
  const candidates = candidatesOf(turn);
  if (turn.kind === "waiting" && candidates.length === 0)
    return <FormChoices field={props.field} onPick={props.onPick} />;
  return (
    <fieldset className="stack close">
      <Caution field={props.field} />
      {turn.kind === "choosing" && (
        <legend className="lead" lang="es">
          {turn.reading.question}
        </legend>
      )}
      {candidates.length > 0 && <p className="muted">{turn.opinion ? ask.meant : ask.choose}</p>}
      {candidates.map((candidate, index) => (
        <button key={candidate.spanish} className="choice" type="button" onClick={() => props.onPick(index)}>
          <b lang="es">{candidate.spanish}</b>
          <span lang="en">{candidate.english}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** What must be said beside the boxes of a question, also where a doubt stands: what Dilo cannot tell. */
function Caution({ field: { extra } }: { field: Field }) {
  const isEnglish = useLanguage() === "en";
  const caution = extra?.caution;
  return caution ? <p className="notice">{isEnglish ? caution.english : caution.spanish}</p> : null;
}

/** What the form itself lets one choose, to tap, before anything was said; and what must be said beside it. */
function FormChoices({ field, onPick }: { field: Field; onPick: (choice: number) => void }) {
  const { ask } = useFormWords();
  const { choices = [] } = field.extra ?? {};
  if (choices.length === 0) return null;
  return (
    <>
      <Caution field={field} />
      <fieldset className="stack close">
        <legend className="muted">{ask.chooseOne}</legend>
        {choices.map((choice, index) => (
          <button key={choice.spanish} className="choice slim" type="button" onClick={() => onPick(index)}>
            <b lang="es">{choice.spanish}</b>
            <span lang="en">{choice.english}</span>
          </button>
        ))}
      </fieldset>
    </>
  );
}

/** 'Sí, está bien' and 'Corregir', while a value that was read back waits for them. */
export function ConfirmButtons(props: { interview: Asking; onCommand: (command: DialogueCommand) => void }) {
  const { ask } = useFormWords();
  if (props.interview.turn.kind !== "confirming") return null;
  return (
    <div className="confirm">
      <button className="button" type="button" aria-keyshortcuts="Alt+S" onClick={() => props.onCommand("confirm")}>
        {ask.yes}
      </button>
      <button
        className="button quiet"
        type="button"
        aria-keyshortcuts="Alt+C"
        onClick={() => props.onCommand("correct")}
      >
        {ask.correct}
      </button>
    </div>
  );
}

/** Only the numbers whose every digit counts are shown in boxes. */
function Digits({ field, value }: { field: Field; value: unknown }) {
  if (typeof value !== "string") return null;
  if (field.kind === "alien-number") return <DigitBoxes digits={value} groups={[3, 3, 3]} />;
  const isUs = field.kind === "phone" && /^\+1\d{10}$/.test(value);
  return isUs ? <DigitBoxes digits={value.slice(2)} groups={[3, 3, 4]} /> : null;
}
