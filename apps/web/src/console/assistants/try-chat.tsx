import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Failure } from "../parts/failure.tsx";
import { platform } from "../session/platform.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";

interface Said {
  readonly key: number;
  readonly kind: "person" | "assistant";
  readonly text: string;
}

/** A chat with an assistant. Each answer goes on where the last one ended. */
export function TryChat({ assistantId }: { readonly assistantId: string }) {
  const { assistants: words, call } = useConsoleWords();
  const [text, setText] = useState("");
  const [said, setSaid] = useState<readonly Said[]>([]);
  const [previousChatId, setPrevious] = useState<string>();
  const id = useId();
  const add = (kind: Said["kind"], ...texts: readonly string[]) =>
    setSaid((before) => [...before, ...texts.map((one, index) => ({ key: before.length + index, kind, text: one }))]);
  const ask = useMutation({
    mutationFn: (input: string) =>
      platform.createChat({ body: { assistantId, input, ...(previousChatId && { previousChatId }) } }),
    onSuccess: (chat, input) => {
      const output = "output" in chat ? (chat.output ?? []) : [];
      const answers = output
        .map((message) => ("content" in message ? message.content : undefined) ?? "")
        .filter(Boolean);
      add("person", input);
      add("assistant", ...(answers.length === 0 ? [words.noAnswer] : answers));
      setPrevious(chat.id);
      setText("");
    },
  });
  return (
    <section className="card stack close" aria-label={words.tryChat}>
      <h2>{words.tryChat}</h2>
      <ol className="timeline plain" aria-live="polite">
        {said.map(({ key, kind, text: words }) => (
          <li key={key} className={kind}>
            <div>
              <b>{call[kind]}</b>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
      {ask.isError && <Failure error={ask.error} />}
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "" && !ask.isPending) ask.mutate(text);
        }}
      >
        <label htmlFor={id}>{words.yourWords}</label>
        <input id={id} value={text} autoComplete="off" onChange={({ target }) => setText(target.value)} />
        <button type="submit" className="button quiet small" aria-busy={ask.isPending || undefined}>
          {words.send}
        </button>
      </form>
    </section>
  );
}
