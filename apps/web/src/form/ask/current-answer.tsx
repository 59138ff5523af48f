import type { DialogueCommand, Field } from "@dilo/forms";
import { choicesOf } from "@dilo/forms/questions";
import { Unbroken } from "../../components/unbroken.tsx";
import type { Language } from "../../words/language.ts";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { Hear } from "../hear/hear.tsx";
import type { DialogueAction } from "../interview-view/available-actions.ts";
import type { CurrentAnswerView } from "../interview-view/views.ts";
import { DigitBoxes, digitGroups } from "./digit-boxes.tsx";
import { OnlySaid, SaidAndPrinted } from "./said-and-printed.tsx";

/** Choices one after the other, as they are read out. */
function aloud(choices: readonly { readonly spanish: string; readonly english: string }[], language: Language): string {
  return choices.map(({ spanish, english }) => `${language === "en" ? english : spanish}.`).join(" ");
}

/** The answer that was read back, or the closed question about one in doubt, with its candidates to tap. */
export function CurrentAnswer(props: {
  answer: CurrentAnswerView;
  field: Field;
  /** The text box holds the words that nobody could read. */
  isBeingMended?: boolean;
  /** What Dilo answered last: a question that is in it is not put twice. */
  reply?: string;
  onPick: (index: number) => void;
}) {
  const { field, isBeingMended = false, reply = "", onPick } = props;
  const answer = withoutQuestion(props.answer, reply);
  switch (answer.kind) {
    case "waiting":
      return <FormChoices field={field} onPick={onPick} />;
    case "unread":
      return isBeingMended ? null : <OnlySaid said={answer.said} />;
    case "confirming":
      return <ReadBack answer={answer} field={field} />;
    case "choosing":
      return <Candidates answer={answer} field={field} onPick={onPick} />;
  }
}

function withoutQuestion(answer: CurrentAnswerView, reply: string): CurrentAnswerView {
  const isPut = "question" in answer && answer.question !== undefined && reply.includes(answer.question);
  return isPut ? { ...answer, question: undefined } : answer;
}

function ReadBack({ answer, field }: { answer: Extract<CurrentAnswerView, { kind: "confirming" }>; field: Field }) {
  const { ask } = useFormWords();
  const language = useLanguage();
  const { said, english, question, rule } = answer;
  const text = language === "en" ? english : said;
  const why = rule && ask.rules[rule];
  return (
    <div className="stack tight" data-own="">
      <Digits field={field} value={answer.value} />
      <SaidAndPrinted texts={{ said, english, needsReview: false, rule }} />
      {question && (
        <p className="lead" lang={language}>
          {question}
        </p>
      )}
      <Hear what="answer" text={[text, why, question].filter(Boolean).join(". ")} language={language} isOwn />
    </div>
  );
}

function Candidates(props: {
  answer: Extract<CurrentAnswerView, { kind: "choosing" }>;
  field: Field;
  onPick: (index: number) => void;
}) {
  const { ask } = useFormWords();
  const language = useLanguage();
  const { question, candidates, isSecondOpinion } = props.answer;
  const how = isSecondOpinion ? ask.meant : ask.choose;
  const caution = useCaution(props.field);
  // Without candidates the question stands in the reply alone.
  if (candidates.length === 0) return <FormChoices field={props.field} onPick={props.onPick} />;
  return (
    <fieldset className="stack close" data-own="">
      {caution && <p className="notice">{caution}</p>}
      {question && (
        <legend className="lead" lang={language}>
          {question}
        </legend>
      )}
      {question ? <p className="muted">{how}</p> : <legend className="muted">{how}</legend>}
      <Hear
        what="choices"
        text={[caution, question ?? "", `${how}:`, aloud(candidates, language)].join(" ").trim()}
        language={language}
        isOwn
      />
      {candidates.map((candidate, index) => (
        <button key={candidate.spanish} className="choice" type="button" onClick={() => props.onPick(index)}>
          <InBoth {...candidate} />
        </button>
      ))}
    </fieldset>
  );
}

/** What Dilo cannot tell is said beside the boxes of a question, also while its answer is in doubt; "" where it can. */
function useCaution({ extra }: Field): string {
  const isEnglish = useLanguage() === "en";
  const caution = extra?.caution;
  return (isEnglish ? caution?.english : caution?.spanish) ?? "";
}

/** The choices of the form itself, to tap before anything was said. */
function FormChoices({ field, onPick }: { field: Field; onPick: (choice: number) => void }) {
  const { ask } = useFormWords();
  const choices = choicesOf(field);
  const caution = useCaution(field);
  return (
    <>
      {caution && <p className="notice">{caution}</p>}
      {choices.length > 0 && (
        <fieldset className={field.extra === undefined ? "choices" : "stack close"}>
          <legend className="muted">{ask.chooseOne}</legend>
          {choices.map((choice, index) => (
            <button key={choice.spanish} className="choice slim" type="button" onClick={() => onPick(index)}>
              <InBoth {...choice} />
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** A choice as the person knows it and as it is printed; who has the page in English knows it so. */
function InBoth({ spanish, english }: { spanish: string; english: string }) {
  if (useLanguage() === "en")
    return (
      <b>
        <Unbroken text={english} />
      </b>
    );
  return (
    <>
      <b lang="es">
        <Unbroken text={spanish} />
      </b>
      <span lang="en">
        <Unbroken text={english} />
      </span>
    </>
  );
}

/** What decides the step, the likeliest first: 'Sí, está bien' and 'Corregir' under a read-back, for example. */
export function DecisionButtons(props: {
  actions: readonly DialogueAction[];
  /** Another button of the page is the likeliest. */
  isSecondary?: boolean;
  onCommand: (command: DialogueCommand) => void;
}) {
  if (props.actions.length === 0) return null;
  return (
    <div className={props.actions.length > 2 || props.isSecondary ? "confirm many" : "confirm"}>
      {props.actions.map(({ command, label, key }, index) => (
        <button
          key={command}
          className={index === 0 && !props.isSecondary ? "button" : "button quiet"}
          type="button"
          aria-keyshortcuts={`Alt+${key}`}
          onClick={() => props.onCommand(command)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Only the numbers whose every digit counts are shown in boxes. */
function Digits({ field, value }: { field: Field; value: unknown }) {
  const groups = digitGroups(field.kind);
  const digits = typeof value === "string" ? value.replace(/^\+1/, "") : "";
  const isWhole = groups.length > 0 && digits.length === groups.reduce((sum, size) => sum + size, 0);
  return isWhole ? <DigitBoxes digits={digits} groups={groups} /> : null;
}
