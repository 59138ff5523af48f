import type { ReactNode } from "react";
import { useWords } from "../words/use-words.ts";

/** The red box labelled 'Error:', read aloud by screen readers when it appears. `hint` says what to do now. */
export function ErrorBox({ children, hint }: { children: ReactNode; hint?: string | undefined }) {
  const { common } = useWords();
  return (
    <div className="error-box" role="alert">
      <p>
        <strong>{common.error}</strong> {children}
      </p>
      {hint !== undefined && <p>{hint}</p>}
    </div>
  );
}
