import type { PublicConfig } from "@dilo/api";
import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from "react";
import type { Language } from "../../words/language.ts";
import { useFormWords } from "../../words/use-words.ts";
import type { ProductApi } from "../session/product-api.ts";
import { type Hearer, openHearer } from "./hearer.ts";

/** Who reads the texts of a form page aloud. */
export interface Hearing {
  readonly api: Pick<ProductApi, "speak">;
  readonly voice: Pick<PublicConfig["voice"], "speaker">;
}

export interface HearButtonProps {
  readonly hearing: Hearing;
  /** Left out, it is all that stands in the `data-heard` around the button. */
  readonly text?: string;
  /** Names the button: "question" is "Oír la pregunta". */
  readonly what: keyof ReturnType<typeof useFormWords>["ask"]["hear"];
  /** The text holds what the person said. */
  readonly isOwn?: boolean;
  /** Of the text; Spanish when left out. */
  readonly language?: Language;
}

const hearers = new WeakMap<Hearing, Hearer>();

/** One for all buttons of a page: a text that is tapped stops the one before. */
function hearerOf(hearing: Hearing): Hearer {
  const hearer = hearers.get(hearing) ?? openHearer(hearing.api, hearing.voice);
  hearers.set(hearing, hearer);
  return hearer;
}

/** Stops what is being read as soon as somebody else speaks. */
export function Hush({ hearing, isSpeaking }: { hearing: Hearing; isSpeaking: boolean }) {
  useEffect(() => {
    if (isSpeaking) hearerOf(hearing).stop();
  }, [hearing, isSpeaking]);
  return null;
}

/**
 * The button that reads a text aloud, and stops it; hidden where there is no voice for it. On a page made at the build
 * it is in the HTML already, and main.ts shows it before this code is here.
 */
export function HearButton({ hearing, text, what, isOwn = false, language = "es" }: HearButtonProps) {
  const { ask } = useFormWords();
  const hearer = hearerOf(hearing);
  const heard = useSyncExternalStore(hearer.subscribe, hearer.current, hearer.current);
  const asked = useRef(text);
  if (text !== undefined) asked.current = text;
  useEffect(() => {
    const now = text;
    // What is no longer shown is no longer read.
    return () => {
      if (hearer.current().text === (now ?? asked.current)) hearer.stop();
    };
  }, [hearer, text]);
  // At the build there is no voice, and hydrating takes the page as it was made.
  const canHear = useSyncExternalStore(
    hearer.subscribe,
    () => hearer.canHear({ isOwn, language }),
    () => false,
  );
  const press = ({ currentTarget }: MouseEvent): void => {
    asked.current = text ?? textAround(currentTarget);
    hearer.toggle(asked.current, { isOwn, language });
  };
  const phase = heard.text !== "" && heard.text === asked.current ? heard.phase : "silent";
  const isOn = phase === "coming" || phase === "sounding";
  return (
    <>
      <button
        type="button"
        data-phase={phase}
        data-touch="hear"
        hidden={!canHear}
        suppressHydrationWarning
        onClick={press}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          {isOn ? <path d="M6 6h12v12H6Z" /> : <path d="M3 9v6h4l5 4V5L7 9Zm12-1a5 5 0 0 1 0 8m2-11a9 9 0 0 1 0 14" />}
        </svg>
        <span className="unseen">{isOn ? ask.hearStop : ask.hear[what]}</span>
      </button>
      {phase === "failed" && (
        <span className="small" role="status" data-own="">
          {ask.hearFailed}
        </span>
      )}
    </>
  );
}

/**
 * What is pressed, typed or drawn, what is folded away, a choice as it is printed, and what has a button of its own,
 * as all that the person said.
 */
const unread =
  "button:not(.choice), .unseen, [aria-hidden=true], [data-own], .choice > [lang=en], input, textarea, details:not([open]) > :not(summary)";

/** The text that stands in the `data-heard` around a button, as it is read aloud: a sentence for each of its blocks. */
function textAround(button: Element): string {
  return [...(button.closest("[data-heard]") ?? button).childNodes].map(textIn).join("").replace(/\s+/g, " ").trim();
}

function textIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? "";
  if (!(node instanceof HTMLElement) || node.matches(unread)) return "";
  const { display, visibility } = getComputedStyle(node);
  if (display === "none" || visibility === "hidden") return "";
  const inner = [...node.childNodes].map(textIn).join("");
  if (display.startsWith("inline")) return inner;
  return ` ${inner.trim().replace(/[^\s.,:;!?…]$/, "$&.")} `;
}
