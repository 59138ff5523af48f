import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ConfirmedButton } from "../parts/confirmed-button.tsx";
import { Failure } from "../parts/failure.tsx";
import { steerCall } from "../session/platform.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";

/** What can be done in a call that is up: have words said, and end it. */
export function SteerCall({ callId }: { readonly callId: string }) {
  const { live: words } = useConsoleWords();
  const [text, setText] = useState("");
  const id = useId();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ["call", callId] });
  const say = useMutation({
    mutationFn: (message: string) => steerCall(callId, { type: "say", message }),
    onSuccess: () => setText(""),
    onSettled,
  });
  const end = useMutation({ mutationFn: () => steerCall(callId, { type: "end-call" }), onSettled });
  const failed = [say, end].find(({ isError }) => isError);
  return (
    <section className="card stack close" aria-label={words.steer}>
      <h2>{words.steer}</h2>
      {failed && <Failure error={failed.error} />}
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "" && !say.isPending) say.mutate(text);
        }}
      >
        <label htmlFor={id}>{words.words}</label>
        <input id={id} value={text} autoComplete="off" onChange={({ target }) => setText(target.value)} />
        <button type="submit" className="button quiet small" aria-busy={say.isPending || undefined}>
          {words.say}
        </button>
      </form>
      {say.isSuccess && <p role="status">{words.said}</p>}
      <ConfirmedButton
        text={words.end}
        about={callId.slice(0, 8)}
        warning={words.endWarning}
        isBusy={end.isPending}
        onConfirm={() => end.mutate()}
      />
    </section>
  );
}
