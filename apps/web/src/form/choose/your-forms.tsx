import type { OperationAnswer, ProductOperations } from "@dilo/api";
import type { FormType } from "@dilo/forms";
import { useEffect, useState } from "react";
import { retryUntilLoaded } from "../../browser/retry-until-loaded.ts";
import { FailureNote } from "../../components/error-box.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { Download } from "../complete/download-buttons.tsx";
import { EmailBox } from "../complete/email-box.tsx";
import { Hear, Heard } from "../hear/hear.tsx";
import type { FormSession } from "../session/form-session.ts";
import { isRefused, type ProductApi } from "../session/product-api.ts";
import { type PaymentLeft, PaymentLeftNotice } from "./payment-left.tsx";

type SavedForms = OperationAnswer<ProductOperations["listForms"]>["forms"];

/** Opens a saved form in the card; undefined while the card has something that is not saved. */
type OnOpen = FormSession["openSaved"] | undefined;

/**
 * "Sus formularios": the forms of this payment that are saved and not in the card, each to be opened again, with its PDF
 * and mail, until they are deleted.
 * @param props.shownId the saved form that the card shows, as it is saved or being corrected: its paper is the card's
 */
export function YourForms(props: { api: ProductApi; shownId: string | undefined; onOpen: OnOpen }) {
  const { api, shownId } = props;
  const { yourForms } = useFormWords();
  const [others, setOthers] = useState<SavedForms>([]);
  const [left, setLeft] = useState<PaymentLeft>();
  // Another form in the card means that one was saved or left.
  useEffect(() => {
    let isLeft = false;
    void retryUntilLoaded(() => api.listForms(), { isPermanent: isRefused })
      .then((listed) => {
        if (isLeft) return;
        setOthers(listed.forms.filter(({ id }) => id !== shownId));
        setLeft(listed.left);
      })
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [api, shownId]);
  const notice = left && <PaymentLeftNotice left={left} />;
  if (others.length === 0) return notice;
  return (
    <section className="card stack close" aria-labelledby="your-forms" data-heard="">
      <Heard>
        <h2 id="your-forms">{yourForms.title}</h2>
      </Heard>
      <p>{yourForms.lead}</p>
      {notice}
      <ul className="stack close">
        {others.map((form) => (
          <SavedFormLine key={form.id} form={form} api={api} onOpen={props.onOpen} />
        ))}
      </ul>
    </section>
  );
}

function SavedFormLine({ form, api, onOpen }: { form: SavedForms[number]; api: ProductApi; onOpen: OnOpen }) {
  const { yourForms } = useFormWords();
  const language = useLanguage();
  const locale = `${language}-US`;
  const [isMailOpen, setIsMailOpen] = useState(false);
  const { id, formType, relative, savedAt } = form;
  const when = new Date(savedAt).toLocaleString(locale, { dateStyle: "long", timeStyle: "short" });
  const saved = yourForms.saved(formType, when, relative);
  return (
    <li className="stack close" data-form={id}>
      <div className="beside" data-own="">
        <p>
          <Unbroken text={saved} />
        </p>
        <Hear what="text" text={saved} language={language} isOwn />
      </div>
      {onOpen && <OpenAgain formType={formType} onOpen={() => onOpen(id)} />}
      <Download wanted={form} api={api} label={yourForms.pdf(formType)} />
      <details className="more" onToggle={(event) => setIsMailOpen(event.currentTarget.open)}>
        <summary>{yourForms.mail(formType)}</summary>
        <div className="inside">{isMailOpen && <EmailBox api={api} saved={form} />}</div>
      </details>
    </li>
  );
}

function OpenAgain({ formType, onOpen }: { formType: FormType; onOpen: () => Promise<void> }) {
  const { yourForms } = useFormWords();
  const [state, setState] = useState<"open" | "busy" | "failed">("open");
  const open = (): void => {
    setState("busy");
    // What is opened takes the place of this line.
    onOpen().catch(() => setState("failed"));
  };
  return (
    <>
      <button className="button" type="button" disabled={state === "busy"} onClick={open}>
        {yourForms.open(formType)}
      </button>
      {state === "failed" && <FailureNote>{yourForms.openFailed}</FailureNote>}
    </>
  );
}
