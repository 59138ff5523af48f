import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { type Resumed, resumeWithCode } from "../access/resume.ts";
import { useWords } from "../words/use-words.ts";

/** For who began in another browser: the code opens the same form here. */
export function Resume() {
  const { resume } = useWords().landing;
  const navigate = useNavigate();
  const [code, setCode] = useState("");
  const [said, setSaid] = useState<Resumed | "trying">();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSaid("trying");
    const came = await resumeWithCode(code);
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
          <input
            id="resume-code"
            inputMode="numeric"
            autoComplete="off"
            aria-describedby="resume-hint"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        {said !== undefined && said !== "trying" && said !== "resumed" && <p role="alert">{resume.failures[said]}</p>}
        <button className="button" type="submit" disabled={said === "trying"}>
          {resume.go}
        </button>
      </form>
    </details>
  );
}
