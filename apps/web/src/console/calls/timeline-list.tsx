import { useFormat } from "../parts/use-format.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import type { Happening } from "./timeline.ts";

interface Needs {
  readonly happenings: readonly Happening[];
  /** Plays the recording from a moment; undefined where there is none. */
  readonly onPlay?: ((seconds: number) => void) | undefined;
}

/** What happened in a call, each with its moment. With a recording, the moment plays it from there. */
export function TimelineList({ happenings, onPlay }: Needs) {
  const { call: words } = useConsoleWords();
  const { length } = useFormat();
  return (
    <ol className="timeline">
      {happenings.map(({ key, at, kind, text, name }) => (
        <li key={key} className={kind}>
          {onPlay ? (
            <button
              type="button"
              className="moment"
              aria-label={`${words.play}: ${length(at)}`}
              onClick={() => onPlay(at)}
            >
              {length(at)}
            </button>
          ) : (
            <span className="moment">{length(at)}</span>
          )}
          <div>
            <b>
              {words[kind]}
              {name && ` · ${kind === "problem" ? (words.parts[name] ?? name) : name}`}
            </b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
