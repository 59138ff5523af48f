import { FailureNote } from "../components/error-box.tsx";
import { useWords } from "../words/use-words.ts";
import { CookieHelp } from "./cookie-help.tsx";
import type { Resumed } from "./resume.ts";

/** Why a code did not open the form, and what to do; nothing while it is tried, or when it did. */
export function ResumeFailure({ said }: { said: Resumed | "trying" | undefined }) {
  const { resume } = useWords().access;
  if (said === undefined || said === "trying" || said === "resumed") return null;
  if (said === "cookies-blocked") return <CookieHelp />;
  return (
    <FailureNote>
      {typeof said === "string" ? resume.failures[said] : resume.failures[said.kind](said.count)}
    </FailureNote>
  );
}
