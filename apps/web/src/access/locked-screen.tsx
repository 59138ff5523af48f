import type { FoundPayment } from "@dilo/api";
import { useEffect, useRef, useState } from "react";
import { Heard } from "../form/hear/hear.tsx";
import { useConfig } from "../use-config.ts";
import { timeOfDay, useLanguage, useWords } from "../words/use-words.ts";
import { CodeForm } from "./code-form.tsx";
import { type Resumed, resumeWithCode } from "./resume.ts";
import { ResumeFailure } from "./resume-failure.tsx";

/**
 * The page of a person who paid and whose browser cannot show it: what was paid, how to come back, and nothing to pay.
 * @param props.payment null where only a code is known to have been used here
 * @param props.onRetry verifies once more
 */
export function LockedScreen({ payment, onRetry }: { payment: FoundPayment | null; onRetry: () => void }) {
  const { locked } = useWords().access;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wrap narrow stack airy">
      <div className="stack close" data-heard="">
        <Heard>
          <h1 className="mid" ref={heading} tabIndex={-1}>
            {locked.title}
          </h1>
        </Heard>
        <p className="lead">{locked.notAgain}</p>
        {payment && <PaidLine payment={payment} />}
        <p>{locked.lost}</p>
      </div>
      {payment?.resumeCode ? (
        <KnownCode
          sessionId={payment.sessionId}
          known={payment.resumeCode}
          isMailed={payment.isMailed}
          onRetry={onRetry}
        />
      ) : (
        <section className="card stack close" data-heard="">
          <Heard>
            <p>{locked.askCode}</p>
          </Heard>
          <CodeForm sessionId={payment?.sessionId} onResumed={onRetry} />
        </section>
      )}
      <button className="button quiet" type="button" onClick={onRetry}>
        {locked.retry}
      </button>
      {payment && <Support sessionId={payment.sessionId} />}
    </div>
  );
}

function PaidLine({ payment }: { payment: FoundPayment }) {
  const { locked } = useWords().access;
  const locale = useLanguage() === "en" ? "en-US" : "es-US";
  const price = new Intl.NumberFormat("en-US", { style: "currency", currency: payment.currency });
  const day = new Date(payment.paidAt).toLocaleDateString(locale, { dateStyle: "long" });
  return <p>{locked.paid(price.format(payment.amount / 100), day)}</p>;
}

interface KnownCodeProps {
  readonly sessionId: string;
  readonly known: NonNullable<FoundPayment["resumeCode"]>;
  readonly isMailed: boolean;
  readonly onRetry: () => void;
}

/** The code, and the way to use it at once, which tells whether this browser keeps cookies by now. */
function KnownCode({ sessionId, known: { code, expiresAt }, isMailed, onRetry }: KnownCodeProps) {
  const { locked } = useWords().access;
  const until = timeOfDay(new Date(expiresAt), useLanguage() === "en");
  const [said, setSaid] = useState<Resumed | "trying">();
  const open = async (): Promise<void> => {
    setSaid("trying");
    const came = await resumeWithCode(code, sessionId);
    setSaid(came);
    if (came === "resumed") onRetry();
  };
  return (
    <section className="card stack close" data-heard="">
      <Heard>
        <p>{locked.withCode(until)}</p>
      </Heard>
      <p className="code number" data-own="">
        {code}
      </p>
      <p>{locked.writeDown}</p>
      {isMailed && <p>{locked.mailed}</p>}
      <button className="button main" type="button" disabled={said === "trying"} onClick={() => void open()}>
        {said === "trying" ? locked.opening : locked.open}
      </button>
      <ResumeFailure said={said} />
      <p>{locked.whereElse}</p>
    </section>
  );
}

function Support({ sessionId }: { sessionId: string }) {
  const { locked } = useWords().access;
  const contact = useConfig()?.operator.contact;
  return (
    <div className="muted" data-heard="">
      <Heard>
        <p>
          {locked.support} <code className="number">{sessionId}</code>
          {contact && <> {locked.contact(contact)}</>}
        </p>
      </Heard>
    </div>
  );
}
