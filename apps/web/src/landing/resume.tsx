import { useNavigate } from "react-router";
import { CodeForm } from "../access/code-form.tsx";
import { useWords } from "../words/use-words.ts";

/** For people who began in another browser: the code opens the same form here. */
export function Resume() {
  const { resume } = useWords().access;
  const navigate = useNavigate();
  return (
    <details className="more">
      <summary>{resume.title}</summary>
      <CodeForm onResumed={() => void navigate("/form")} />
    </details>
  );
}
