import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type Resumed, resumeWithCode } from "../access/resume.ts";
import { useWords } from "../words/use-words.ts";

/** For people who began in another browser: the code opens the same form here. */
export function Resume() {
  const { resume } = useWords().landing;
  const navigate = useNavigate();
  // Read when it is sent: what was written before React was there stays as it is.
  const box = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<Resumed | "trying">();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSaid("trying");
    const came = await resumeWithCode(box.current?.value ?? "");
    setSaid(came);
    if (came === "resumed") void navigate("/form");
  };

  return (
    <details className="more">
      <summary>{resume.title}</summary>
      <form className="inside stack close" onSubmit={(event) => void submit(event)}>
        <div className="field">
          <label htmlFor="resume-code">{resume.label}</label>
          <span className="hint" id="resume-hint">
            {resume.hint}
          </span>
          <input ref={box} id="resume-code" inputMode="numeric" autoComplete="off" aria-describedby="resume-hint" />
        </div>
        {said !== undefined && said !== "trying" && said !== "resumed" && (
          <p className="error-box" role="alert">
            {resume.failures[said]}
          </p>
        )}
        <button className="button" type="submit" data-touch="resume" disabled={said === "trying"}>
          {resume.go}
        </button>
      </form>
    </details>
  );
}
