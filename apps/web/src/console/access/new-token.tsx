import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Choice } from "../parts/choice.tsx";
import { Failure } from "../parts/failure.tsx";
import { platform } from "../session/platform.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";

type Kind = "private" | "public";

/** Makes a token. Its text is shown once, and kept nowhere on the page. */
export function NewToken() {
  const { access: words } = useConsoleWords();
  const [name, setName] = useState("");
  const [kind, setKind] = useState<Kind>("private");
  const [origins, setOrigins] = useState("");
  const [nameId, originsId, hintId] = [useId(), useId(), useId()];
  const client = useQueryClient();
  const make = useMutation({
    mutationFn: () => {
      const allowedOrigins = origins.split(/[\s,]+/).filter(Boolean);
      const restrictions = kind === "public" && allowedOrigins.length > 0 ? { restrictions: { allowedOrigins } } : {};
      return platform.createToken({ body: { tag: kind, name: name.trim(), ...restrictions } });
    },
    onSuccess: () => setName(""),
    onSettled: () => client.invalidateQueries({ queryKey: ["tokens"] }),
  });
  return (
    <form
      className="card stack close"
      aria-label={words.newToken}
      onSubmit={(event) => {
        event.preventDefault();
        if (!make.isPending) make.mutate();
      }}
    >
      <h3>{words.newToken}</h3>
      <div className="filters">
        <div className="field">
          <label htmlFor={nameId}>{words.name}</label>
          <input id={nameId} required maxLength={40} value={name} onChange={({ target }) => setName(target.value)} />
        </div>
        <Choice
          label={words.kind}
          value={kind}
          onChoose={setKind}
          options={(["private", "public"] as const).map((value) => ({ value, text: words.kinds[value] }))}
        />
        {kind === "public" && (
          <div className="field">
            <label htmlFor={originsId}>{words.origins}</label>
            <p className="hint" id={hintId}>
              {words.originsHint}
            </p>
            <input
              id={originsId}
              aria-describedby={hintId}
              autoComplete="off"
              value={origins}
              onChange={({ target }) => setOrigins(target.value)}
            />
          </div>
        )}
      </div>
      {make.isError && <Failure error={make.error} />}
      <button type="submit" className="button small" aria-busy={make.isPending || undefined}>
        {words.newToken}
      </button>
      {make.data && (
        <div className="notice warn stack close" role="status">
          <p>{words.shownOnce}</p>
          <code>{make.data.value}</code>
          <button type="button" className="button quiet small" onClick={() => make.reset()}>
            {words.hide}
          </button>
        </div>
      )}
    </form>
  );
}
