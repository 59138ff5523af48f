import type { PublicConfig } from "@dilo/api";
import { useEffect, useSyncExternalStore } from "react";
import { useFormWords } from "../../words/use-words.ts";
import type { ProductApi } from "../session/product-api.ts";
import { type Hearer, openHearer } from "./hearer.ts";

/** Who reads the texts of a form page aloud. */
export interface Hearing {
  readonly api: Pick<ProductApi, "speak">;
  readonly voice: PublicConfig["voice"];
}

export interface HearButtonProps {
  readonly hearing: Hearing;
  readonly text: string;
  /** Names the button: "question" is "Oír la pregunta". */
  readonly what: keyof ReturnType<typeof useFormWords>["ask"]["hear"];
  /** The text holds what the person said. */
  readonly isOwn?: boolean;
}

const hearers = new WeakMap<Hearing, Hearer>();

/** One for all buttons of a page: a text that is tapped stops the one before. */
function hearerOf(hearing: Hearing): Hearer {
  const hearer = hearers.get(hearing) ?? openHearer(hearing.api, hearing.voice);
  hearers.set(hearing, hearer);
  return hearer;
}

/** The button that reads a text aloud, and stops it; nothing where there is no voice for it. */
export function HearButton({ hearing, text, what, isOwn = false }: HearButtonProps) {
  const { ask } = useFormWords();
  const hearer = hearerOf(hearing);
  const heard = useSyncExternalStore(hearer.subscribe, hearer.current, hearer.current);
  useEffect(() => {
    // What is no longer shown is no longer read.
    return () => {
      if (hearer.current().text === text) hearer.stop();
    };
  }, [hearer, text]);
  if (!hearer.canHear(isOwn)) return null;
  const phase = heard.text === text ? heard.phase : "silent";
  const isOn = phase === "coming" || phase === "sounding";
  return (
    <>
      <button type="button" data-phase={phase} onClick={() => hearer.toggle(text, isOwn)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          {isOn ? <path d="M6 6h12v12H6Z" /> : <path d="M3 9v6h4l5 4V5L7 9Zm12-1a5 5 0 0 1 0 8m2-11a9 9 0 0 1 0 14" />}
        </svg>
        <span className="unseen">{isOn ? ask.hearStop : ask.hear[what]}</span>
      </button>
      {phase === "failed" && (
        <span className="small" role="status">
          {ask.hearFailed}
        </span>
      )}
    </>
  );
}
