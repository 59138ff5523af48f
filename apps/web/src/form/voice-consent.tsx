import type { Recogniser } from "./consent.ts";
import { consentSentences } from "./consent.ts";
import { useFormWords } from "./use-form-words.ts";

/** Who hears the voice, said before the microphone opens; accepting starts the call in the same tap. */
export function VoiceConsent(props: { recogniser: Recogniser; onAccept: () => void; onDecline: () => void }) {
  const { consent } = useFormWords();
  return (
    <fieldset className="card stack close agree">
      <legend className="unseen">{consent.legend}</legend>
      <p>{consentSentences(props.recogniser, consent).join(" ")}</p>
      <button className="button" type="button" onClick={props.onAccept}>
        {consent.accept}
      </button>
      <button className="button quiet" type="button" onClick={props.onDecline}>
        {consent.decline}
      </button>
    </fieldset>
  );
}
