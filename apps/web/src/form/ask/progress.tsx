import { useFormWords } from "../../words/use-words.ts";

/** The position in the form: "Pregunta 3 de 10", and the form's title. */
export function Progress({ formType, position, count }: { formType: string; position: number; count: number }) {
  const { ask } = useFormWords();
  const place = ask.questionOf(position + 1, count);
  const steps = Array.from({ length: count }, (_, index) => index);
  return (
    <div className="head stack">
      <div className="progress">
        <div className="line">
          <b>{place}</b>
          <h1>{ask.title(formType)}</h1>
        </div>
        <div
          className="track"
          role="progressbar"
          aria-label={ask.answered}
          aria-valuemin={0}
          aria-valuemax={count}
          aria-valuenow={position}
          aria-valuetext={place}
        >
          {steps.map((step) => (
            <i key={step} className={step < position ? "done" : step === position ? "now" : ""} />
          ))}
        </div>
      </div>
    </div>
  );
}
