import { useEffect, useRef, useState } from "react";
import { useConsoleWords } from "../../words/use-console-words.tsx";
import { hearCall } from "./hear-call.ts";

type State = "idle" | "connecting" | "hearing" | "over" | "lost";

/** The person's and the assistant's, between 0 and 1. */
type Loudness = readonly [number, number];

/** How often it is shown how loud the call is. Milliseconds. */
const shownEvery = 250;

/** Hears a call that is up: nobody in it notices. */
export function Listen({ callId }: { readonly callId: string }) {
  const { live: words, call } = useConsoleWords();
  const [state, setState] = useState<State>("idle");
  const [[person, assistant], setLoud] = useState<Loudness>([0, 0]);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const isOn = state === "connecting" || state === "hearing";

  function start() {
    let loud: Loudness = [0, 0];
    setState("connecting");
    const showing = setInterval(() => {
      setLoud(loud);
      loud = [0, 0];
    }, shownEvery);
    const close = hearCall(callId, {
      onOpen: () => setState("hearing"),
      onHeard: (one, other) => {
        loud = [Math.max(loud[0], one), Math.max(loud[1], other)];
      },
      onEnd: (isOver) => {
        clearInterval(showing);
        setState(isOver ? "over" : "lost");
      },
    });
    stop.current = () => {
      clearInterval(showing);
      close();
    };
  }

  return (
    <section className="card stack close" aria-label={words.listening}>
      <h2>{words.listening}</h2>
      <p role="status">{state === "idle" ? "" : words.listenStates[state]}</p>
      {state === "hearing" && (
        <dl className="facts">
          {([call.person, call.assistant] as const).map((name, side) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <meter aria-label={name} value={side === 0 ? person : assistant} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <button
          type="button"
          className="button quiet small"
          onClick={() => {
            if (!isOn) return start();
            stop.current?.();
            setState("idle");
          }}
        >
          {isOn ? words.stopListening : words.listen}
        </button>
      </p>
    </section>
  );
}
