import type { PublicConfig } from "@dilo/api";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { clear, storedSession } from "../access/access.ts";
import { verifySession } from "../access/verify.ts";
import { Notice } from "../look/notice.tsx";
import { FormCard } from "./form-card.tsx";
import { type FormSession, openFormSession } from "./form-session.ts";
import { useGate } from "./gate.ts";
import { openProductApi, type ProductApi } from "./product-api.ts";
import { ReferenceForms } from "./reference-forms.tsx";
import { untilItArrives } from "./until-it-arrives.ts";
import { useFormState } from "./use-form-state.ts";
import { useFormWords } from "./use-form-words.ts";

/** The gated form page: opens only for a verified payment. */
export function FormPage() {
  const gate = useGate();
  const words = useFormWords();
  return gate === "open" ? <OpenForm /> : <Waiting text={words.verifyingPayment} />;
}

function OpenForm() {
  const navigate = useNavigate();
  const words = useFormWords();
  const [page] = useState(() => openPage(() => void navigate("/", { replace: true }), words.alerts.saveFailed));
  const [config, setConfig] = useState<PublicConfig>();
  const state = useFormState(page.session);

  useEffect(() => {
    void page.session.restore().catch(() => undefined);
    void untilItArrives(() => page.api.config())
      .then(setConfig)
      .catch(() => undefined);
  }, [page]);

  if (!state.isReady || config === undefined) return <Waiting text={words.verifyingAuthorization} />;
  const isChoosing = state.interview.phase === "choosing";
  const paid = (
    <div className="stack close">
      {isChoosing ? (
        <h1 className="badge">{words.paymentVerified}</h1>
      ) : (
        <p className="badge">{words.paymentVerified}</p>
      )}
      <p className="lead">{words.talkTo(config.assistantName)}</p>
    </div>
  );
  return (
    <div className={isChoosing ? "wrap narrow stack airy" : "wrap stack airy"}>
      {isChoosing && paid}
      <FormCard session={page.session} state={state} api={page.api} config={config} />
      {!isChoosing && paid}
      <ReferenceForms />
      <Notice />
    </div>
  );
}

/** What lives as long as the page: its calls and its session. */
function openPage(leave: () => void, saveFailed: string): { api: ProductApi; session: FormSession } {
  const api = openProductApi({
    renew: async () => {
      const session = storedSession();
      return session !== null && (await verifySession(session));
    },
    giveUp: () => {
      clear();
      leave();
    },
  });
  return { api, session: openFormSession(api, () => window.alert(saveFailed)) };
}

function Waiting({ text }: { text: string }) {
  return (
    <div className="wrap narrow stack airy">
      <p className="lead" role="status">
        {text}
      </p>
    </div>
  );
}
