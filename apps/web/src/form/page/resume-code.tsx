import { useState } from "react";
import { useFormWords } from "../../words/use-words.ts";
import type { ProductApi } from "../session/product-api.ts";

/** "Seguir en otro teléfono": a short code that opens this form in another browser, until the data is deleted. */
export function ResumeCode({ api }: { api: ProductApi }) {
  const { resume } = useFormWords();
  const [code, setCode] = useState("");
  const [state, setState] = useState<"open" | "asking" | "failed">("open");

  const ask = async (): Promise<void> => {
    setState("asking");
    try {
      setCode((await api.createResumeCode()).code);
      setState("open");
    } catch {
      setState("failed");
    }
  };

  return (
    <details className="more">
      <summary>{resume.title}</summary>
      <div className="inside stack close">
        <p>{resume.how}</p>
        {code === "" ? (
          <button className="button quiet" type="button" disabled={state === "asking"} onClick={() => void ask()}>
            {state === "asking" ? resume.showing : resume.show}
          </button>
        ) : (
          <p className="code number" role="status">
            {code}
          </p>
        )}
        {code !== "" && <p>{resume.keep}</p>}
        {state === "failed" && <p role="alert">{resume.failed}</p>}
      </div>
    </details>
  );
}
