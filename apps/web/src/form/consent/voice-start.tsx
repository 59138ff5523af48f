import { useState } from "react";
import { Empty, lazyPart } from "../../browser/lazy-part.tsx";
import { ErrorBox } from "../../components/error-box.tsx";
import { useFormWords } from "../../words/use-words.ts";
import type { ConsentNote } from "../answers/pending.ts";
import { Heard } from "../hear/hear.tsx";
import type { Recognizer } from "./recognizer.ts";

const VoiceConsent = lazyPart(async () => (await import("../call/call-parts.ts")).VoiceConsent);
const MicrophoneSteps = lazyPart(async () => (await import("./microphone-steps.tsx")).MicrophoneSteps, Empty);

/**
 * 'Iniciar con su voz': the first tap asks for consent, once a visit; accepting starts the call in that same tap.
 * Where nothing can turn the voice into text, or nothing is to, it says so instead; while that is not known, its place is held.
 */
export function VoiceStart(props: {
  recognizer: Recognizer;
  /** The assistant has a test voice, which is said before it is heard. */
  isTestVoice: boolean;
  hasConsented: boolean;
  isConnecting: boolean;
  isTyping: boolean;
  failure: string;
  /** The server's own words for it, in English; "" where it told none. */
  reason: string;
  /** The person is about to speak: what a call needs may load while they read the consent. */
  onPrepare: () => void;
  /** Given the consent where it was given just now. */
  onStart: (consent?: ConsentNote) => void;
  onWrite: () => void;
}) {
  const { ask, consent } = useFormWords();
  const [isAsking, setIsAsking] = useState(false);
  const write = !props.isTyping && (
    <button className="button quiet" type="button" onClick={props.onWrite}>
      {ask.preferWriting}
    </button>
  );
  if (props.recognizer.kind === "none") {
    return (
      <div className="notice" data-heard="" data-own="">
        <Heard>
          <p>{props.recognizer.isWrittenOnly ? ask.onlyWritten : consent.noRecognition}</p>
        </Heard>
      </div>
    );
  }
  if (isAsking && !props.isConnecting) {
    const accept = (consent: ConsentNote): void => {
      setIsAsking(false);
      props.onStart(consent);
    };
    const decline = (): void => {
      setIsAsking(false);
      props.onWrite();
    };
    const { recognizer, isTestVoice } = props;
    return (
      // It may come late: what stands below waits under the screen until it is answered.
      <div className="room">
        <VoiceConsent {...{ recognizer, isTestVoice }} onAccept={accept} onDecline={decline} />
      </div>
    );
  }
  const isHeld = props.recognizer.kind === "unknown";
  const askConsent = (): void => {
    props.onPrepare();
    setIsAsking(true);
  };
  return (
    <>
      {!props.isConnecting && !props.isTyping && (
        <div className={isHeld ? "held" : undefined} data-heard="" data-own="">
          <Heard>
            <p>{ask.microphone}</p>
          </Heard>
        </div>
      )}
      <StartFailure failure={props.failure} reason={props.reason} />
      <button
        // Two buttons, so that one look does not fade into the other.
        key={props.isTyping ? "beside" : "first"}
        className={`${lookOf(props)}${isHeld ? " held" : ""}`}
        type="button"
        aria-hidden={isHeld || undefined}
        disabled={props.isConnecting || isHeld}
        onClick={() => (props.hasConsented ? props.onStart() : askConsent())}
      >
        {props.isConnecting ? ask.connecting : ask.start}
      </button>
      {write}
    </>
  );
}

/** While it connects it has the room that a call takes up here. */
function lookOf({ isTyping, isConnecting }: { isTyping: boolean; isConnecting: boolean }): string {
  if (isTyping) return "button quiet";
  return isConnecting ? "mic start connecting" : "mic start";
}

/** Why a call did not begin, and what helps. */
function StartFailure({ failure, reason }: { failure: string; reason: string }) {
  const { failures } = useFormWords();
  // The specification's own words for it are English.
  const isUnforeseen = failure === failures.voice;
  if (failure === "") return null;
  return (
    <>
      <ErrorBox hint={isUnforeseen ? failures.voiceHint : undefined} reason={reason}>
        <span lang={isUnforeseen ? "en" : undefined}>{failure}</span>
      </ErrorBox>
      {failure === failures.permission && <MicrophoneSteps />}
    </>
  );
}
