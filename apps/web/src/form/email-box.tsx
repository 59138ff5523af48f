import { ApiError } from "@dilo/api";
import { type FormEvent, useState } from "react";
import type { ProductApi } from "./product-api.ts";
import { useFormWords } from "./use-form-words.ts";

/** 'Recibir copia por correo electrónico': stands only once a form is saved, and gives way to the confirmation. */
export function EmailBox({ api, savedId }: { api: ProductApi; savedId: string | undefined }) {
  const words = useFormWords();
  const [address, setAddress] = useState("");
  const [state, setState] = useState<"open" | "sending" | "sent">("open");
  const [failure, setFailure] = useState("");
  const [hint, setHint] = useState("");

  const fail = (message: string, whatToDo = ""): void => {
    setFailure(message);
    setHint(whatToDo);
    window.alert(message);
  };

  const send = async (): Promise<void> => {
    const email = address.trim();
    if (savedId === undefined || email === "") return fail(words.alerts.missing);
    setState("sending");
    setFailure("");
    try {
      await api.emailForm({ body: { id: savedId, email, includePDF: true } });
      setState("sent");
      window.alert(words.email.sent);
    } catch (error) {
      setState("open");
      const isRefused = error instanceof ApiError && error.code === "mail-refused";
      fail(words.alerts.mailFailed, isRefused ? words.email.checkAddress : "");
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
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
            onChange={(event) => setAddress(event.target.value)}
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
