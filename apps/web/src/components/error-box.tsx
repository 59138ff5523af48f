import type { ReactNode } from "react";
import { Heard } from "../form/hear/hear.tsx";
import { useWords } from "../words/use-words.ts";

/**
 * The red box labelled 'Error:', read aloud by screen readers when it appears.
 * @param props.hint what to do now
 * @param props.reason what the server says of it, in English
 */
export function ErrorBox(props: { children: ReactNode; hint?: string | undefined; reason?: string | undefined }) {
  const { children, hint, reason = "" } = props;
  const { common } = useWords();
  return (
    <div className="error-box" role="alert" data-heard="" data-own="">
      <Heard>
        <p>
          <strong>{common.error}</strong> {children}
        </p>
      </Heard>
      {hint !== undefined && <p>{hint}</p>}
      {reason !== "" && (
        <p lang="en" className="small">
          {reason}
        </p>
      )}
    </div>
  );
}

/**
 * Says in red that something failed, where its sentence needs no label.
 * @param props.isOwn it holds what the person said
 */
export function FailureNote(props: { children: ReactNode; id?: string; isOwn?: boolean }) {
  const { children, id, isOwn = false } = props;
  return (
    <div className="error-box" id={id} role="alert" data-heard="" data-own="">
      <Heard isOwn={isOwn}>
        <p>{children}</p>
      </Heard>
    </div>
  );
}
