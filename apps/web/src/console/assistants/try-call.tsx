import { useVoiceCall } from "@dilo/voice/react";
import workletUrl from "@dilo/voice/worklet.js?url&no-inline";
import { apiUrl } from "../session/platform.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";

/** A call with an assistant, in this browser. It is a call like any other, and stands among them afterwards. */
export function TryCall({ assistantId }: { readonly assistantId: string }) {
  const { assistants: words, call: callWords } = useConsoleWords();
  // The session's cookie goes along, and stands for the token.
  const call = useVoiceCall({ baseUrl: apiUrl, token: "session", workletUrl });
  const { isActive, isConnecting, isInterrupted, failure, captions } = call;
  const isOn = isActive || isConnecting;
  return (
    <section className="card stack close" aria-label={words.tryCall}>
      <h2>{words.tryCall}</h2>
      {failure && (
        <p className="error-box" role="alert">
          {words.callFailures[failure.code] ?? words.callFailed}
        </p>
      )}
      <p role="status">
        {isInterrupted ? words.interrupted : isConnecting ? words.connecting : isActive ? words.connected : ""}
      </p>
      <ol className="timeline plain" aria-live="polite">
        {captions.map(({ role, text }, index) => (
          // Lines are in their order, and only the last one changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: their place is what they are known by
          <li key={index} className={role === "user" ? "person" : "assistant"}>
            <div>
              <b>{role === "user" ? callWords.person : callWords.assistant}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {isOn ? (
        <button type="button" className="button quiet small" onClick={() => void call.end()}>
          {words.hangUp}
        </button>
      ) : (
        <button type="button" className="button small" onClick={() => void call.start({ assistant: assistantId })}>
          {words.callNow}
        </button>
      )}
    </section>
  );
}
