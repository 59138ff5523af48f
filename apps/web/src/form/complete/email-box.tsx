import { ApiError } from "@dilo/api";
import type { SavedAs } from "@dilo/forms";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { FailureNote } from "../../components/error-box.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { useFormWords } from "../../words/use-words.ts";
import { Heard, HearText } from "../hear/hear.tsx";
import { isRefused, type ProductApi } from "../session/product-api.ts";
import { type MailStatus, watchMail } from "./watch-mail.ts";

type Why = "refused" | "mailbox-full" | "failed" | "too-many" | "none-left" | "full-today" | "changed";

/** What went wrong, without its words: the person may change the language meanwhile. */
interface Failure {
  readonly kind: "missing" | "not-taken" | "not-delivered" | "no-address";
  readonly email?: string;
  readonly why?: Why | undefined;
}

/**
 * 'Recibir copia por correo electrónico': shown once a form is saved, and replaced by the confirmation. What becomes of
 * a mail later is told here too, also to a person who comes back.
 */
export function EmailBox({
  api,
  saved,
  answered = "",
}: {
  api: ProductApi;
  /** The form as the page shows it. */
  saved: SavedAs | undefined;
  /** The address given as an answer, to begin with. */
  answered?: string | undefined;
}) {
  const { email } = useFormWords();
  const mail = useMail(api, saved, answered);
  if (mail.state === "sent") {
    return (
      <div className="notice mail stack close" data-heard="" data-own="">
        <div role="status">
          <p>
            <strong>{email.sent}</strong>
          </p>
          <p>
            <Unbroken text={email.sentTo(mail.address.trim())} />
          </p>
        </div>
        <HearText isOwn />
        <Another mail={mail} />
      </div>
    );
  }
  if (mail.state === "waiting") {
    return (
      <div className="notice mail stack close" data-heard="" data-own="">
        <div role="status">
          <p>
            <strong>
              <Unbroken text={email.waiting(mail.address.trim())} />
            </strong>
          </p>
          <p>{email.meanwhile}</p>
        </div>
        <HearText isOwn />
        <Another mail={mail} />
      </div>
    );
  }
  return <EmailForm mail={mail} />;
}

function Another({ mail }: { mail: Mail }) {
  return (
    <button className="button quiet" type="button" onClick={mail.writeAnother}>
      {useFormWords().email.another}
    </button>
  );
}

function EmailForm({ mail }: { mail: Mail }) {
  const { email } = useFormWords();
  const box = useRef<HTMLInputElement>(null);
  const isOfAddress = mail.failure !== undefined && isAddressAtFault(mail.failure);
  // The browser would say it in its own language, in a bubble that goes away.
  const refuse = (event: FormEvent): void => {
    event.preventDefault();
    mail.refuseAddress();
    box.current?.focus();
  };
  // There is one in the card, and one for each form below it.
  const titleId = useId();
  const addressId = useId();
  const failureId = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void mail.send();
  };
  return (
    <section className="mail card stack close" aria-labelledby={titleId} data-heard="">
      <Heard>
        <h2 id={titleId}>{email.title}</h2>
      </Heard>
      <form className="stack close" onSubmit={submit}>
        <div className="field">
          <label htmlFor={addressId}>{email.label}</label>
          <input
            ref={box}
            id={addressId}
            type="email"
            aria-invalid={isOfAddress || undefined}
            aria-describedby={isOfAddress ? failureId : undefined}
            onInvalid={refuse}
            name="email"
            required
            autoComplete="email"
            placeholder={email.placeholder}
            value={mail.address}
            onChange={(event) => mail.changeAddress(event.target.value)}
          />
        </div>
        {mail.failure && <FailureBox id={failureId} failure={mail.failure} />}
        <button className="button" type="submit" disabled={mail.state === "sending"}>
          {mail.state === "sending" ? email.sending : email.send}
        </button>
      </form>
    </section>
  );
}

/** Whether another address would help. */
function isAddressAtFault({ kind, why }: Failure): boolean {
  return kind === "missing" || kind === "no-address" || why === "refused" || why === "mailbox-full";
}

/** The mail that is written, sent and watched. */
interface Mail {
  readonly address: string;
  readonly state: "open" | "sending" | "waiting" | "sent";
  readonly failure: Failure | undefined;
  readonly changeAddress: (address: string) => void;
  /** What is written is no address. */
  readonly refuseAddress: () => void;
  readonly send: () => Promise<void>;
  readonly writeAnother: () => void;
}

function useMail(api: ProductApi, saved: SavedAs | undefined, answered: string): Mail {
  const savedId = saved?.id;
  const words = useFormWords();
  const [address, setAddress] = useState(answered);
  const [state, setState] = useState<Mail["state"]>("open");
  const [isWatching, setIsWatching] = useState(true);
  const [failure, setFailure] = useState<Failure>();
  const keys = useRequestKeys();

  useEffect(() => {
    if (savedId === undefined || !isWatching) return;
    const onStatus = ({ state: now, email = "" }: MailStatus): void => {
      if (now !== "waiting") setIsWatching(false);
      if (now === "sent") {
        // A mail that was sent before this page was opened is no news.
        setState((before) => (before === "waiting" ? "sent" : before));
        return;
      }
      // News without an address are of the one that is known here.
      if (email !== "") setAddress(email);
      setState(now === "waiting" ? "waiting" : "open");
      if (now !== "waiting") setFailure({ kind: "not-delivered", email, why: now });
    };
    return watchMail(async () => (await api.getMail({ id: savedId })).mail, onStatus);
  }, [api, savedId, isWatching]);

  const fail = (what: Failure): void => {
    setFailure(what);
    window.alert(words.alerts[what.kind === "missing" ? "missing" : "mailFailed"]);
  };

  return {
    address,
    state,
    failure,
    changeAddress: (next) => {
      // What the person writes is not to be overwritten by older news.
      setIsWatching(false);
      setAddress(next);
    },
    refuseAddress: () => setFailure({ kind: "no-address" }),
    send: async () => {
      const email = address.trim();
      if (saved === undefined || email === "") return fail({ kind: "missing" });
      setIsWatching(false);
      setState("sending");
      setFailure(undefined);
      try {
        const asked = { id: saved.id, email, includePDF: true, revision: saved.revision };
        const { isSent } = await api.emailForm({ body: asked }, { ...keys.of(asked), retries: 0 });
        keys.forget();
        setState(isSent ? "sent" : "waiting");
        setIsWatching(!isSent);
        if (isSent) window.alert(words.email.sent);
      } catch (error) {
        // The first try, whose answer was lost, still runs: its letter is watched like any other.
        if (error instanceof ApiError && error.code === "request-in-progress") {
          setState("waiting");
          return setIsWatching(true);
        }
        // Refused is answered: whoever asks again after that asks for something new.
        if (isRefused(error)) keys.forget();
        setState("open");
        fail({ kind: "not-taken", why: reasonOf(error) });
      }
    },
    writeAnother: () => {
      setIsWatching(false);
      setFailure(undefined);
      setState("open");
    },
  };
}

/** The key of the request being tried: the same for each try at the same, so that a lost answer costs no second letter. */
function useRequestKeys() {
  const tried = useRef<{ readonly about: string; readonly key: string | undefined }>(undefined);
  return {
    of(asked: object): { readonly idempotencyKey?: string } {
      const about = JSON.stringify(asked);
      // Not every browser makes keys.
      if (tried.current?.about !== about) tried.current = { about, key: crypto.randomUUID?.() };
      const { key } = tried.current;
      return key === undefined ? {} : { idempotencyKey: key };
    },
    forget() {
      tried.current = undefined;
    },
  };
}

/** Why a mail did not go, and what to do about it. */
function FailureBox({ id, failure }: { id: string; failure: Failure }) {
  const { alerts, email } = useFormWords();
  const message = {
    missing: () => alerts.missing,
    "no-address": () => email.noAddress,
    "not-taken": () => alerts.mailFailed,
    "not-delivered": ({ email: to = "" }: Failure) => email.notDelivered(to),
  }[failure.kind](failure);
  return (
    <FailureNote id={id} isOwn>
      {message} {failure.why && <strong>{email.why[failure.why]}</strong>}
    </FailureNote>
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
    "no-mails-left": "none-left",
    "mails-full-today": "full-today",
    "revision-conflict": "changed",
  };
  return reasons[error.code];
}
