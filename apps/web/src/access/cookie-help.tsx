import { Heard } from "../form/hear/hear.tsx";
import { useWords } from "../words/use-words.ts";

/** Why the site needs cookies, and how to allow them. `note` says what it means at this moment. */
export function CookieHelp({ note }: { note?: string }) {
  const { cookies } = useWords().access;
  return (
    <div className="notice warn stack close" role="alert" data-heard="" data-own="">
      <Heard>
        <p>
          <strong>{cookies.title}</strong>
        </p>
      </Heard>
      <p>{cookies.why}</p>
      {note !== undefined && <p>{note}</p>}
      <p>{cookies.how}:</p>
      <ul className="has">
        {cookies.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
}
