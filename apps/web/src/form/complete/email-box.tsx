import { ApiError } from "@dilo/api";
import { type FormEvent, useEffect, useState } from "react";
import { useFormWords } from "../../words/use-words.ts";
import type { ProductApi } from "../session/product-api.ts";
import { type MailStatus, watchMail } from "./watch-mail.ts";

type Why = "refused" | "mailbox-full" | "failed" | "too-many";

/** What went wrong, without its words: the person may change the language meanwhile. */
interface Failure {
  readonly kind: "missing" | "not-taken" | "not-delivered";
  readonly email?: string;
  readonly why?: Why | undefined;
}

/**
 * 'Recibir copia por correo electrónico': stands only once a form is saved, and gives way to the confirmation. What
 * becomes of a mail later is told here too, also to a person who comes back.
 */
export function EmailBox({ api, savedId }: { api: ProductApi; savedId: string | undefined }) {
  const words = useFormWords();
  const [address, setAddress] = useState("");
  const [state, setState] = useState<"open" | "sending" | "waiting" | "sent">("open");
  const [isWatching, setIsWatching] = useState(true);
  const [failure, setFailure] = useState<Failure>();

  useEffect(() => {
    if (savedId === undefined || !isWatching) return;
    const hear = ({ state: now, email = "" }: MailStatus): void => {
      if (now !== "waiting") setIsWatching(false);
      if (now === "sent") {
        // Sent before this page was opened, it is no news.
        setState((before) => (before === "waiting" ? "sent" : before));
        return;
      }
      setAddress(email);
      setState(now === "waiting" ? "waiting" : "open");
      if (now === "waiting") return;
      setFailure({ kind: "not-delivered", email, why: now });
    };
    return watchMail(async () => (await api.getMail({ id: savedId })).mail, hear);
  }, [api, savedId, isWatching]);

  const fail = (what: Failure): void => {
    setFailure(what);
    window.alert(words.alerts[what.kind === "missing" ? "missing" : "mailFailed"]);
  };

  const send = async (): Promise<void> => {
    const email = address.trim();
    if (savedId === undefined || email === "") return fail({ kind: "missing" });
    setIsWatching(false);
    setState("sending");
    setFailure(undefined);
    try {
      const { isSent } = await api.emailForm({ body: { id: savedId, email, includePDF: true } });
      setState(isSent ? "sent" : "waiting");
      setIsWatching(!isSent);
      if (isSent) window.alert(words.email.sent);
    } catch (error) {
      setState("open");
      fail({ kind: "not-taken", why: reasonOf(error) });
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };

  const writeAnother = (): void => {
    setIsWatching(false);
    setFailure(undefined);
    setState("open");
  };

  if (state === "sent") {
    return (
      <div className="notice mail" role="status">
        <p>
          <strong>{words.email.sent}</strong>
        </p>
        <p>{words.email.sentTo(address.trim())}</p>
      </div>
    );
  }
  if (state === "waiting") {
    return (
      <div className="notice mail stack close">
        <div role="status">
          <p>
            <strong>{words.email.waiting(address.trim())}</strong>
          </p>
          <p>{words.email.meanwhile}</p>
        </div>
        <button className="button quiet" type="button" onClick={writeAnother}>
          {words.email.another}
        </button>
      </div>
    );
  }
  return (
    <section className="mail card stack close" aria-labelledby="email-title">
      <h2 id="email-title">{words.email.title}</h2>
      <form className="stack close" onSubmit={submit}>
        <div className="field">
          <label htmlFor="email-address">{words.email.label}</label>
          <input
            id="email-address"
            type="email"
            name="email"
            required
            autoComplete="email"
            placeholder={words.email.placeholder}
            value={address}
            onChange={(event) => {
              // What the person writes is not to be overwritten by older news.
              setIsWatching(false);
              setAddress(event.target.value);
            }}
          />
        </div>
        {failure && <FailureBox failure={failure} />}
        <button className="button" type="submit" disabled={state === "sending"}>
          {state === "sending" ? words.email.sending : words.email.send}
        </button>
      </form>
    </section>
  );
}

/** Why a mail did not go, and what to do about it. */
function FailureBox({ failure }: { failure: Failure }) {
  const { alerts, email } = useFormWords();
  const message = {
    missing: () => alerts.missing,
    "not-taken": () => alerts.mailFailed,
    "not-delivered": ({ email: to = "" }: Failure) => email.notDelivered(to),
  }[failure.kind](failure);
  return (
    <p className="error-box" role="alert">
      {message} {failure.why && <strong>{email.why[failure.why]}</strong>}
    </p>
  );
}

/** What to do about a refusal, where something is to be done. */
function reasonOf(error: unknown): Why | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const reasons: Readonly<Record<string, Why>> = {
    "mail-refused": "refused",
    "mailbox-full": "mailbox-full",
    "mail-not-sent": "failed",
    "too-many-mails": "too-many",
  };
  return reasons[error.code];
}
