import { type FormEvent, useRef, useState } from "react";
import { useWords } from "../words/use-words.ts";
import { type Resumed, resumeWithCode } from "./resume.ts";
import { ResumeFailure } from "./resume-failure.tsx";

/** The box for a resume code, which opens the form it belongs to in this browser. */
export function CodeForm({ sessionId, onResumed }: { sessionId?: string | undefined; onResumed: () => void }) {
  const { resume } = useWords().access;
  // Read when it is sent: what was written before React was there stays as it is.
  const box = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<Resumed | "trying">();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSaid("trying");
    const came = await resumeWithCode(box.current?.value ?? "", sessionId);
    setSaid(came);
    if (came === "resumed") onResumed();
  };

  return (
    <form className="inside stack close" onSubmit={(event) => void submit(event)}>
      <div className="field">
        <label htmlFor="resume-code">{resume.label}</label>
        <span className="hint" id="resume-hint">
          {resume.hint}
        </span>
        <input ref={box} id="resume-code" inputMode="numeric" autoComplete="off" aria-describedby="resume-hint" />
      </div>
      <button className="button" type="submit" data-touch="resume" disabled={said === "trying"}>
        {resume.go}
      </button>
      {/* What comes of it comes late: it has its room from the beginning, and pushes nothing away. */}
      <div className="told">
        <ResumeFailure said={said} />
      </div>
    </form>
  );
}
