import { useEffect, useRef, useState } from "react";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import type { ConsentNote } from "../answers/pending.ts";
import { Heard } from "../hear/hear.tsx";
import { consentNote, consentSentences } from "./consent-text.ts";
import type { Recognizer } from "./recognizer.ts";

interface Choices {
  readonly recognizer: Recognizer;
  readonly isTestVoice: boolean;
  readonly onAccept: (consent: ConsentNote) => void;
  readonly onDecline: () => void;
}

/** Who hears the voice, said before the microphone opens; accepting starts the call in the same tap. */
export function VoiceConsent(props: Choices) {
  const language = useLanguage();
  // In another language it is another text, shown again.
  return <ConsentText key={language} {...props} language={language} />;
}

function ConsentText({ recognizer, isTestVoice, onAccept, onDecline, language }: Choices & { language: "es" | "en" }) {
  const { consent, ask } = useFormWords();
  const [shownAt] = useState(() => new Date().toISOString());
  const text = useRef<HTMLFieldSetElement>(null);
  // It replaces the button that was pressed, so the focus moves to its beginning.
  useEffect(() => {
    text.current?.focus({ preventScroll: true });
    text.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const accept = () => onAccept(consentNote({ recognizer, language, shownAt, agreedAt: new Date().toISOString() }));
  return (
    <fieldset
      className="card stack close agree"
      ref={text}
      tabIndex={-1}
      aria-describedby={isTestVoice ? "consent-text test-voice" : "consent-text"}
      data-heard=""
      data-own=""
    >
      <legend className="unseen">{consent.legend}</legend>
      <Heard>
        <p id="consent-text">{consentSentences(recognizer, consent).join(" ")}</p>
      </Heard>
      {/* Not part of what is agreed to. */}
      {isTestVoice && <p id="test-voice">{ask.testVoice}</p>}
      <button className="button" type="button" onClick={accept}>
        {consent.accept}
      </button>
      <button className="button quiet" type="button" onClick={onDecline}>
        {consent.decline}
      </button>
    </fieldset>
  );
}
