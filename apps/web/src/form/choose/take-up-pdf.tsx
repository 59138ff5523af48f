import { type ChangeEvent, useState } from "react";
import { useFormWords } from "../../words/use-words.ts";
import { Heard } from "../hear/hear.tsx";
import type { FormSession } from "../session/form-session.ts";

/** A filled form has a tenth of it. Bytes. */
const largest = 6 * 1024 * 1024;

type Refused = keyof ReturnType<typeof useFormWords>["takeUp"]["refused"];

/** "Seguir con mi PDF": the form that was downloaded is also what was saved. */
export function TakeUpPdf({ takeUp }: Pick<FormSession, "takeUp">) {
  const { takeUp: words } = useFormWords();
  const [state, setState] = useState<"open" | "reading" | "failed" | Refused>("open");

  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    if (file.size > largest) return setState("too-large");
    setState("reading");
    try {
      const taken = await takeUp(await inBase64(file));
      setState(taken.kind === "refused" ? taken.reason : "open");
      if (taken.kind === "taken-up" && taken.unread > 0) window.alert(words.unread(taken.unread));
    } catch {
      setState("failed");
    }
    // The same file may be chosen again.
    target.value = "";
  };

  return (
    <details className="more">
      <summary>{words.title}</summary>
      <div className="inside stack close" data-heard="">
        <Heard>
          <p>{words.how}</p>
        </Heard>
        <label className="stack tight">
          {words.file}
          <input
            type="file"
            accept="application/pdf,.pdf"
            disabled={state === "reading"}
            onChange={(event) => void read(event)}
          />
        </label>
        {state === "reading" && <p role="status">{words.reading}</p>}
        {state !== "open" && state !== "reading" && (
          <p className="error-box" role="alert">
            {state === "failed" ? words.failed : words.refused[state]}
          </p>
        )}
      </div>
    </details>
  );
}

function inBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.readAsDataURL(file);
  });
}
