import { useFormWords } from "../../words/use-words.ts";

/** "Corregir" beside an answer: it shows one word, and its accessible name says which answer it corrects. */
export function CorrectButton(props: { label: string; className: string; onCorrect: () => void }) {
  const { correct } = useFormWords().review;
  return (
    <button
      className={props.className}
      type="button"
      aria-label={`${correct}: ${props.label}`}
      onClick={props.onCorrect}
    >
      {correct}
    </button>
  );
}
