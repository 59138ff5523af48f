import { ApiError } from "@dilo/api";
import { type FormEvent, useEffect, useState } from "react";
import type { ProductApi } from "./product-api.ts";
import { useFormWords } from "./use-form-words.ts";
import { type MailStanding, watchMail } from "./watch-mail.ts";

/**
 * 'Recibir copia por correo electrónico': stands only once a form is saved, and gives way to the confirmation. What
 * becomes of a mail later is told here too, also to a person who comes back.
 */
export function EmailBox({ api, savedId }: { api: ProductApi; savedId: string | undefined }) {
  const words = useFormWords();
  const [address, setAddress] = useState("");
  const [state, setState] = useState<"open" | "sending" | "waiting" | "sent">("open");
  const [isWatching, setIsWatching] = useState(true);
  const [failure, setFailure] = useState("");
  const [hint, setHint] = useState("");

  useEffect(() => {
    if (savedId === undefined || !isWatching) return;
    const hear = ({ state: now, email = "" }: MailStanding): void => {
      if (now !== "waiting") setIsWatching(false);
      if (now === "sent") {
        // Sent before this page was opened, it is no news.
        setState((before) => (before === "waiting" ? "sent" : before));
        return;
      }
      setAddress(email);
      setState(now === "waiting" ? "waiting" : "open");
      if (now === "waiting") return;
      setFailure(words.email.notDelivered(email));
      setHint(words.email.why[now]);
    };
    return watchMail(async () => (await api.getMail({ id: savedId })).mail, hear);
  }, [api, savedId, isWatching, words]);

  const fail = (message: string, whatToDo = ""): void => {
    setFailure(message);
    setHint(whatToDo);
    window.alert(message);
  };

  const send = async (): Promise<void> => {
    const email = address.trim();
    if (savedId === undefined || email === "") return fail(words.alerts.missing);
    setIsWatching(false);
    setState("sending");
    setFailure("");
    try {
      const { isSent } = await api.emailForm({ body: { id: savedId, email, includePDF: true } });
      setState(isSent ? "sent" : "waiting");
      setIsWatching(!isSent);
      if (isSent) window.alert(words.email.sent);
    } catch (error) {
      setState("open");
      fail(words.alerts.mailFailed, hintFor(error, words.email.why));
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };

  const writeAnother = (): void => {
    setIsWatching(false);
    setFailure("");
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
        {failure !== "" && (
          <p className="error-box" role="alert">
            {failure} {hint !== "" && <strong>{hint}</strong>}
          </p>
        )}
        <button className="button" type="submit" disabled={state === "sending"}>
          {state === "sending" ? words.email.sending : words.email.send}
        </button>
      </form>
    </section>
  );
}

/** What to do about a refusal, where something is to be done. */
function hintFor(error: unknown, why: Readonly<Record<"refused" | "mailbox-full" | "failed", string>>): string {
  if (!(error instanceof ApiError)) return "";
  const reasons = { "mail-refused": why.refused, "mailbox-full": why["mailbox-full"], "mail-not-sent": why.failed };
  return reasons[error.code as keyof typeof reasons] ?? "";
}
