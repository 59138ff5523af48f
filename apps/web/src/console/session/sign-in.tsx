import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Failure } from "../parts/failure.tsx";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { isSignedOut, signIn } from "./platform.ts";
import { sessionKey } from "./use-session.ts";

/** Takes a private token or an invitation's. It goes to the server once, and is kept nowhere on the page. */
export function SignIn() {
  const { session: words } = useConsoleWords();
  const [token, setToken] = useState("");
  const [id, hintId] = [useId(), useId()];
  const client = useQueryClient();
  const open = useMutation({
    mutationFn: signIn,
    onSuccess: (session) => {
      setToken("");
      client.setQueryData(sessionKey, session);
    },
  });
  return (
    <div className="wrap narrow stack">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <form
        className="card stack"
        onSubmit={(event) => {
          event.preventDefault();
          open.mutate(token.trim());
        }}
      >
        <div className="field">
          <label htmlFor={id}>{words.token}</label>
          <p className="hint" id={hintId}>
            {words.hint}
          </p>
          <input
            id={id}
            type="password"
            autoComplete="off"
            spellCheck={false}
            required
            aria-describedby={hintId}
            value={token}
            onChange={(event) => setToken(event.target.value)}
          />
        </div>
        {open.isError &&
          (isSignedOut(open.error) ? (
            <p className="error-box" role="alert">
              {words.wrong}
            </p>
          ) : (
            <Failure error={open.error} />
          ))}
        <button className="button" type="submit" aria-busy={open.isPending || undefined}>
          {words.signIn}
        </button>
      </form>
    </div>
  );
}
