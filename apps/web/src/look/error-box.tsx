import type { ReactNode } from "react";
import { useWords } from "../words/use-words.ts";

/** The red box labelled 'Error:', read aloud by screen readers when it appears. */
export function ErrorBox({ children }: { children: ReactNode }) {
  const { common } = useWords();
  return (
    <div className="error-box" role="alert">
      <p>
        <strong>{common.error}</strong> {children}
      </p>
    </div>
  );
}
