import { useEffect, useRef, useState } from "react";
import { useConfig } from "../../use-config.ts";
import { useFormWords, useWhen } from "../../words/use-words.ts";
import { Heard } from "../hear/hear.tsx";
import type { ProductApi } from "../session/product-api.ts";

/** Stands where the code will, of dashes as wide as digits, so that nothing moves when it comes. */
const blank = "‒‒‒ ‒‒‒ ‒‒‒ ‒‒‒ ‒‒‒";

/**
 * The short code that opens this form in another browser, until the data is deleted: "Seguir en otro teléfono", to be
 * opened, or shown at once.
 * @param props.isShown right after the payment: whoever loses their cookies can come back by it
 * @param props.hasAnswers a form is answered: the code lives as long as its answers, and says when they are deleted
 * @param props.knownEnd when that is, where it is known before the code. Milliseconds since 1970
 */
export function ResumeCode(props: {
  api: ProductApi;
  isShown?: boolean;
  hasAnswers?: boolean;
  knownEnd?: number | undefined;
}) {
  const { api, isShown = false, hasAnswers = false, knownEnd } = props;
  const { resume } = useFormWords();
  const [code, setCode] = useState("");
  const [end, setEnd] = useState<number>();
  const when = useWhen();
  const until = end ?? knownEnd;
  const [state, setState] = useState<"open" | "asking" | "failed">("open");

  const ask = async (): Promise<void> => {
    setState("asking");
    try {
      const created = await api.createResumeCode();
      setCode(created.code);
      setEnd(Date.parse(created.expiresAt));
      setState("open");
    } catch {
      setState("failed");
    }
  };
  const isAsked = useRef(false);
  const askFirst = useRef(ask);
  useEffect(() => {
    if (!isShown || isAsked.current) return;
    isAsked.current = true;
    void askFirst.current();
  }, [isShown]);

  const button = (
    <button className="button quiet" type="button" disabled={state === "asking"} onClick={() => void ask()}>
      {state === "asking" ? resume.showing : resume.show}
    </button>
  );
  const isAskedFor = state === "asking" || code !== "";
  const call = <CallToo />;
  const failure = state === "failed" && <p role="alert">{resume.failed}</p>;
  if (isShown) {
    return (
      <section className="card stack close" aria-labelledby="code-title" data-heard="">
        <Heard>
          <h2 id="code-title">{resume.yours}</h2>
        </Heard>
        <p>{resume.comeBack}</p>
        <p className="code number" data-own="">
          {code || blank}
        </p>
        <p>{resume.keep}</p>
        {call}
        {failure}
        {state === "failed" && button}
      </section>
    );
  }
  return (
    <details className="more">
      <summary>{resume.title}</summary>
      <div className="inside stack close" data-heard="">
        <Heard>
          <p>{resume.how}</p>
        </Heard>
        {isAskedFor ? (
          <p className="code number" role="status" data-own="">
            {code || blank}
          </p>
        ) : (
          button
        )}
        {isAskedFor && <p>{resume.keep}</p>}
        {hasAnswers && until !== undefined && <p>{resume.until(when(new Date(until)))}</p>}
        {isAskedFor && call}
        {failure}
      </div>
    </details>
  );
}

/** The interview is taken by telephone too, with the same code. */
function CallToo() {
  const { resume } = useFormWords();
  const number = useConfig()?.phoneNumber;
  return number ? (
    <p>
      {resume.call} <a href={`tel:${number}`}>{number}</a>
    </p>
  ) : null;
}
