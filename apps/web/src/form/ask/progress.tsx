import { Unbroken } from "../../components/unbroken.tsx";
import { useFormWords } from "../../words/use-words.ts";

/**
 * The position in the form: "Pregunta 3 de 10", and the form's title.
 * @param props.isCorrecting the question is asked again, and all others are answered
 */
export function Progress(props: { formType: string; position: number; count: number; isCorrecting: boolean }) {
  const { formType, position, count, isCorrecting } = props;
  const { ask } = useFormWords();
  const place = (isCorrecting ? ask.correctionOf : ask.questionOf)(position + 1, count);
  const answered = isCorrecting ? count : position;
  const steps = Array.from({ length: count }, (_, index) => index);
  return (
    <div className="head stack">
      <div className="progress">
        <div className="line">
          <b>{place}</b>
          <h1>
            <Unbroken text={ask.title(formType)} />
          </h1>
        </div>
        <div
          className="track"
          role="progressbar"
          aria-label={ask.answered}
          aria-valuemin={0}
          aria-valuemax={count}
          aria-valuenow={answered}
          aria-valuetext={place}
        >
          {steps.map((step) => (
            <i key={step} className={step === position ? "now" : step < answered ? "done" : ""} />
          ))}
        </div>
      </div>
    </div>
  );
}
