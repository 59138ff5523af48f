import type { Field } from "@dilo/forms";
import { Unbroken } from "../../../components/unbroken.tsx";
import { useFormWords, useLanguage } from "../../../words/use-words.ts";
import type { TypingView } from "../../interview-view/typing-view.ts";
import { DigitBoxes, digitGroups } from "../digit-boxes.tsx";

/** The elements of a live answer that describe its text box. */
export const liveIds = { example: "answer-example", tooLong: "answer-too-long" } as const;

/** Under the text box: an example, the groups that the answer has, and what will be written in English, as one types. */
export function LiveAnswer(props: {
  field: Field;
  example: string | undefined;
  /** What is in the box. */
  text: string;
  view: TypingView | "coming" | undefined;
  /** What Dilo answered last: a question that is in it is not put twice. */
  reply: string;
}) {
  const { ask } = useFormWords();
  const language = useLanguage();
  const { field, example, reply } = props;
  const isComing = props.view === "coming";
  const view = props.view === "coming" ? undefined : props.view;
  const { english, isTooLong = false, address = [] } = view ?? {};
  const shownAddress = address.length === 0 && field.kind === "address" ? noAddress : address;
  const question = view?.question && !reply.includes(view.question) ? view.question : undefined;
  const isAnything = isComing || english !== undefined || view?.question !== undefined || isTooLong;
  return (
    <div className="live" data-own="">
      <div className="turns">
        {example !== undefined && (
          <p id={liveIds.example} className={isAnything ? "muted held" : "muted"}>
            <Unbroken text={ask.example(example)} />
          </p>
        )}
        <p className="will" role="status">
          {/* The words are there already: what is understood of them takes about as many lines, and moves nothing. */}
          {isComing && (
            <span className="held" aria-hidden="true">
              {ask.inEnglish}: <b>{props.text}</b>
            </span>
          )}
          {english !== undefined && (
            <>
              {ask.inEnglish}:{" "}
              <b lang="en">
                <Unbroken text={english} />
              </b>
            </>
          )}
          {question !== undefined && (
            <span className="muted" lang={language}>
              {question}
            </span>
          )}
        </p>
      </div>
      <Groups field={field} view={view} />
      {shownAddress.length > 0 && (
        <dl className="parts" aria-hidden={address.length === 0 || undefined}>
          {shownAddress.map(({ part, text }) => (
            <div key={part}>
              <dt>{ask.addressParts[part]}</dt>
              <dd className={text === "" ? "missing" : undefined}>
                {text || (address.length === 0 ? "···" : ask.missingPart)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isTooLong && (
        <p id={liveIds.tooLong} className="wrong" role="alert">
          {ask.tooLongWritten}
        </p>
      )}
    </div>
  );
}

/** The parts that every address has: they stand before one writes. */
const noAddress = (["street", "city", "state", "zip"] as const).map((part) => ({ part, text: "" }));

/** The boxes of a number or a date, filled as far as it is read. */
function Groups({ field, view }: { field: Field; view: TypingView | undefined }) {
  const groups = digitGroups(field.kind);
  const { digits = view === undefined ? "" : undefined, date } = view ?? {};
  if (field.kind === "date") return <DateBoxes {...(date ?? { day: "", month: "", year: "" })} />;
  const places = groups.reduce((sum, size) => sum + size, 0);
  return places === 0 || digits === undefined || digits.length > places ? null : (
    <DigitBoxes digits={digits} groups={groups} isSilent />
  );
}

function DateBoxes({ day, month, year }: { day: string; month: string; year: string }) {
  const { ask } = useFormWords();
  const language = useLanguage();
  const name = month && new Intl.DateTimeFormat(language, { month: "long" }).format(new Date(2000, Number(month) - 1));
  return (
    <div className="date-boxes" aria-hidden="true">
      {([day, name, year] as const).map((text, index) => (
        <span key={ask.dateParts[index]}>
          <b>{text}</b>
          <small>{ask.dateParts[index]}</small>
        </span>
      ))}
    </div>
  );
}
