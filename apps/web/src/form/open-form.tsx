import type { PublicConfig } from "@dilo/api";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { clear, storedSession } from "../access/access.ts";
import { verifySession } from "../access/verify.ts";
import { Notice } from "../look/notice.tsx";
import { untilItArrives } from "../until-it-arrives.ts";
import { FormCard } from "./form-card.tsx";
import { openFormSession } from "./form-session.ts";
import { isRefused, openProductApi, type ProductApi } from "./product-api.ts";
import { ReferenceForms } from "./reference-forms.tsx";
import { useFormState } from "./use-form-state.ts";
import { useFormWords } from "./use-form-words.ts";
import { Waiting } from "./waiting.tsx";

/** The form page of who has paid. */
export function OpenForm() {
  const navigate = useNavigate();
  const words = useFormWords();
  const [api] = useState(() => openApi(() => void navigate("/", { replace: true })));
  const [config, setConfig] = useState<PublicConfig>();
  useEffect(() => {
    void untilItArrives(() => api.config(), { isFinal: isRefused })
      .then(setConfig)
      .catch(() => undefined);
  }, [api]);
  return config ? <Session api={api} config={config} /> : <Waiting text={words.verifyingAuthorization} />;
}

function Session({ api, config }: { api: ProductApi; config: PublicConfig }) {
  const words = useFormWords();
  const [session] = useState(() => openFormSession(api, config.confirm, () => window.alert(words.alerts.saveFailed)));
  const state = useFormState(session);
  useEffect(() => void session.restore(), [session]);

  if (state.isShut) return <Shut />;
  if (!state.isReady) return <Waiting text={state.isKeepingLate ? words.notReached : words.verifyingAuthorization} />;
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
      <FormCard session={session} state={state} api={api} config={config} />
      {!isChoosing && paid}
      <ReferenceForms />
      <Notice />
    </div>
  );
}

/** The calls of a page that has paid; a payment the server no longer knows ends the visit. */
function openApi(leave: () => void): ProductApi {
  return openProductApi({
    renew: async () => {
      const session = storedSession();
      return session !== null && (await verifySession(session));
    },
    giveUp: () => {
      clear();
      leave();
    },
  });
}

/** The server would not tell what was answered: nothing is begun anew over it. */
function Shut() {
  const { shut } = useFormWords();
  return (
    <div className="wrap narrow stack">
      <p className="lead" role="alert">
        {shut.text}
      </p>
      <button className="button" type="button" onClick={() => window.location.reload()}>
        {shut.again}
      </button>
    </div>
  );
}
