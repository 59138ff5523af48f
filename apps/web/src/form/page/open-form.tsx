import { ApiError, type PublicConfig } from "@dilo/api";
import type { Interview } from "@dilo/forms";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { storedSession } from "../../access/access.ts";
import { verifySession } from "../../access/verify.ts";
import { Empty, lazyPart, NotHere, Room } from "../../browser/lazy-part.tsx";
import { retryUntilLoaded } from "../../browser/retry-until-loaded.ts";
import { loadConfig } from "../../config.ts";
import { useFormWords } from "../../words/use-words.ts";
import { HearContext, Heard } from "../hear/hear.tsx";
import { type ErasureResult, openFormSession } from "../session/form-session.ts";
import { openProductApi, type ProductApi } from "../session/product-api.ts";
import { FormCard } from "./form-card.tsx";
import { BlockedScreen, Waiting } from "./status-screens.tsx";
import { useScreenChange } from "./use-screen-change.ts";

// What is below the card, and the receipt of a deletion: nobody waits for these.
const laterParts = () => import("./deferred-screens.ts");
const BelowCard = lazyPart(async () => (await laterParts()).BelowCard, Room);
const ResumeCode = lazyPart(async () => (await laterParts()).ResumeCode, Empty);
const TakeUpPdf = lazyPart(async () => (await laterParts()).TakeUpPdf, Empty);
const YourForms = lazyPart(async () => (await laterParts()).YourForms, Empty);
const ErasureReceipt = lazyPart(async () => (await laterParts()).ErasureReceipt);

/**
 * The form page of a person who has paid.
 * @param props.onLocked the server no longer accepts this browser, such as one whose cookies were cleared
 */
export function OpenForm({ onLocked }: { onLocked: () => void }) {
  const words = useFormWords();
  const [api] = useState(() => openApi(onLocked));
  const [config, setConfig] = useState<PublicConfig>();
  useEffect(() => {
    void retryUntilLoaded(loadConfig).then(setConfig);
  }, []);
  return config ? <Session api={api} config={config} /> : <Waiting text={words.verifyingAuthorization} />;
}

function Session({ api, config }: { api: ProductApi; config: PublicConfig }) {
  const words = useFormWords();
  const inWords = useRef(words);
  inWords.current = words;
  const [session] = useState(() => openFormSession(api, config, () => window.alert(inWords.current.alerts.saveFailed)));
  const state = useSyncExternalStore(session.subscribe, session.current, session.current);
  const [hearing] = useState(() => ({ api, voice: config.voice }));
  const [receipt, setReceipt] = useState<ErasureResult>();
  const screens = useScreenChange(receipt ? "receipt" : state.interview.phase);
  useEffect(() => {
    void session.restore();
    // Whoever comes back to this page may come from another phone.
    const look = () => void (document.hidden || session.lookElsewhere());
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [session]);

  switch (state.status) {
    case "opening":
      return (
        <NotHere delay={state.delay} text={state.unsent === "none" ? words.verifyingAuthorization : words.notReached} />
      );
    case "unavailable":
      return <BlockedScreen {...words.unavailable} onAction={reload} />;
    case "superseded":
      return <BlockedScreen {...words.superseded} onAction={reload} />;
    case "available":
      break;
  }
  if (receipt) {
    return (
      <div className="wrap narrow stack airy room" ref={screens}>
        <HearContext value={hearing}>
          <ErasureReceipt receipt={receipt} onGoOn={() => setReceipt(undefined)} />
        </HearContext>
        <ResumeCode api={api} />
      </div>
    );
  }
  const { phase } = state.interview;
  const isChoosing = phase === "choosing";
  const isReviewing = phase === "reviewing";
  const paid = (
    <div className="stack close" data-heard="">
      {isChoosing ? (
        <h1 className="badge">{words.paymentVerified}</h1>
      ) : (
        <p className="badge">{words.paymentVerified}</p>
      )}
      {/* Nothing is left to talk about once every question is answered. */}
      {(isChoosing || phase === "asking") && (
        <Heard>
          <p className="lead">{words.talkTo(config.assistantName)}</p>
        </Heard>
      )}
    </div>
  );
  return (
    <div className={isChoosing ? "wrap narrow stack airy" : "wrap stack airy"} ref={screens}>
      <HearContext value={hearing}>
        {isChoosing && paid}
        <FormCard session={session} state={state} api={api} config={config}>
          {!isChoosing && paid}
          {isChoosing && config.confirm === "smart" && <TakeUpPdf takeUp={session.takeUp} />}
          {isChoosing && <ResumeCode api={api} isShown />}
          <YourForms
            api={api}
            shownId={state.interview.saved?.id}
            onOpen={hasNothingUnsaved(state.interview) ? session.openSaved : undefined}
          />
          <BelowCard isBegun={!isChoosing} isReviewing={isReviewing} session={session} onErased={setReceipt} />
        </FormCard>
      </HearContext>
    </div>
  );
}

/** Another form may take the place of what is on the page. */
function hasNothingUnsaved(interview: Interview): boolean {
  return interview.phase === "choosing" || (interview.phase === "complete" && interview.saving === "saved");
}

/** The API of a page that has paid; a payment that this browser can no longer show closes the form. */
function openApi(onLocked: () => void): ProductApi {
  return openProductApi({
    renew: async () => {
      const session = storedSession();
      const verification = session === null ? "rejected" : await verifySession(session);
      if (verification === "not-reached") throw new ApiError(notReached);
      return verification === "verified";
    },
    giveUp: onLocked,
  });
}

const notReached = { statusCode: 0, code: "not-reached", message: "The server was not reached." } as const;

const reload = () => window.location.reload();
