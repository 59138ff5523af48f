import { useState } from "react";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { Heard } from "../hear/hear.tsx";
import type { ErasureResult, FormSession } from "../session/form-session.ts";
import { StoppableButton } from "./stoppable-button.tsx";

/** "Borrar mis datos ahora": deletes everything of this payment. */
export function EraseButton({
  session,
  onErased,
}: {
  session: FormSession;
  onErased: (receipt: ErasureResult) => void;
}) {
  const { erase } = useFormWords();
  const [state, setState] = useState<"open" | "busy" | "failed">("open");

  const run = async (): Promise<void> => {
    setState("busy");
    try {
      onErased(await session.erase());
    } catch {
      setState("failed");
    }
  };

  return <StoppableButton words={erase.button} state={state} onSure={() => void run()} />;
}

/** The receipt: nothing that was said is in it. */
export function ErasureReceipt({ receipt, onGoOn }: { receipt: ErasureResult; onGoOn: () => void }) {
  const { erase } = useFormWords();
  const locale = useLanguage() === "en" ? "en-US" : "es-US";
  const counts = [
    [erase.forms, receipt.forms],
    [erase.drafts, receipt.drafts],
    [erase.letters, receipt.letters],
  ] as const;
  return (
    <section className="card stack" aria-labelledby="erased-title" data-heard="">
      <Heard>
        <h1 className="mid" id="erased-title">
          {erase.done}
        </h1>
      </Heard>
      <p role="status">
        {erase.at(new Date(receipt.erasedAt).toLocaleString(locale, { dateStyle: "long", timeStyle: "short" }))}
      </p>
      {counts.every(([, count]) => count === 0) && <p>{erase.nothingLeft}</p>}
      <ul className="has">
        {counts.map(([label, count]) => (
          <li key={label}>
            {label}: {count}
          </li>
        ))}
      </ul>
      <p>{erase.kept}</p>
      <button className="button" type="button" onClick={onGoOn}>
        {erase.goOn}
      </button>
    </section>
  );
}
