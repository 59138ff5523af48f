import { useState } from "react";
import type { ProductApi } from "./product-api.ts";
import { useFormWords } from "./use-form-words.ts";

/** "Seguir en otro teléfono": a short code that opens this form in another browser, until the data is deleted. */
export function ResumeCode({ api }: { api: ProductApi }) {
  const { resume } = useFormWords();
  const [code, setCode] = useState("");
  const [hasFailed, setHasFailed] = useState(false);

  const ask = async (): Promise<void> => {
    setHasFailed(false);
    try {
      setCode((await api.createResumeCode()).code);
    } catch {
      setHasFailed(true);
    }
  };

  return (
    <details className="more">
      <summary>{resume.title}</summary>
      <div className="inside stack close">
        <p>{resume.how}</p>
        {code === "" ? (
          <button className="button quiet" type="button" onClick={() => void ask()}>
            {resume.show}
          </button>
        ) : (
          <p className="lead number" role="status">
            <strong>{code}</strong>
          </p>
        )}
        {code !== "" && <p>{resume.keep}</p>}
        {hasFailed && <p role="alert">{resume.failed}</p>}
      </div>
    </details>
  );
}
