import type { OperationAnswer, ProductOperations } from "@dilo/api";
import { useEffect, useState } from "react";
import { retryUntilLoaded } from "../../browser/retry-until-loaded.ts";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { downloadFile, fileNameOn, type PdfFailure, pdfFailureOf } from "../complete/download.ts";
import { EmailBox } from "../complete/email-box.tsx";
import { getPdf } from "../complete/get-pdf.ts";
import { isRefused, type ProductApi } from "../session/product-api.ts";

type SavedForms = OperationAnswer<ProductOperations["listForms"]>["forms"];

/**
 * "Sus formularios": the forms of this payment that are saved and not in the card, each with its PDF and mail, until they
 * are deleted.
 * @param props.shownId the saved form that the card shows, as it is saved or being corrected: its paper is the card's
 */
export function YourForms({ api, shownId }: { api: ProductApi; shownId: string | undefined }) {
  const { yourForms } = useFormWords();
  const [{ all, others }, setForms] = useState<{ all: SavedForms; others: SavedForms }>({ all: [], others: [] });
  // Another form in the card means that one was saved or left.
  useEffect(() => {
    let isLeft = false;
    void retryUntilLoaded(() => api.listForms(), { isPermanent: isRefused })
      .then(({ forms }) => isLeft || setForms({ all: forms, others: forms.filter(({ id }) => id !== shownId) }))
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [api, shownId]);
  if (others.length === 0) return null;
  return (
    <section className="card stack close" aria-labelledby="your-forms">
      <h2 id="your-forms">{yourForms.title}</h2>
      <p>{yourForms.lead}</p>
      <ul className="stack close">
        {others.map((form) => (
          <SavedFormLine key={form.id} form={form} all={all} api={api} />
        ))}
      </ul>
    </section>
  );
}

function SavedFormLine({ form, all, api }: { form: SavedForms[number]; all: SavedForms; api: ProductApi }) {
  const { yourForms, alerts, complete } = useFormWords();
  const locale = useLanguage() === "en" ? "en-US" : "es-US";
  const [state, setState] = useState<"open" | "busy" | PdfFailure>("open");
  const [ahead, setAhead] = useState<number>();
  const [isMailOpen, setIsMailOpen] = useState(false);
  const words = { ...complete.pdfBusy, failed: alerts.pdfFailed };
  const { id, formType, relative, revision, savedAt } = form;
  const when = new Date(savedAt).toLocaleString(locale, { dateStyle: "long", timeStyle: "short" });

  const download = async (): Promise<void> => {
    setState("busy");
    try {
      const bytes = await getPdf(api, { id, formType, revision }, setAhead);
      downloadFile(bytes, fileNameOn(new Date(), form, all));
      setState("open");
    } catch (failure) {
      const why = pdfFailureOf(failure);
      setState(why);
      window.alert(words[why]);
    } finally {
      setAhead(undefined);
    }
  };

  return (
    <li className="stack close" data-form={id}>
      <p>{yourForms.saved(formType, when, relative)}</p>
      <button className="button quiet" type="button" disabled={state === "busy"} onClick={() => void download()}>
        {state === "busy" ? complete.downloading : yourForms.pdf(formType)}
      </button>
      {ahead !== undefined && <p role="status">{complete.pdfAhead(ahead)}</p>}
      {state !== "open" && state !== "busy" && (
        <p className="error-box" role="alert">
          {words[state]}
        </p>
      )}
      <details className="more" onToggle={(event) => setIsMailOpen(event.currentTarget.open)}>
        <summary>{yourForms.mail(formType)}</summary>
        <div className="inside">{isMailOpen && <EmailBox api={api} saved={form} />}</div>
      </details>
    </li>
  );
}
