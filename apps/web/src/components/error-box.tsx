import type { ReactNode } from "react";
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
    <div className="error-box" role="alert">
      <p>
        <strong>{common.error}</strong> {children}
      </p>
      {hint !== undefined && <p>{hint}</p>}
      {reason !== "" && (
        <p lang="en" className="small">
          {reason}
        </p>
      )}
    </div>
  );
}
