import { microphoneEn } from "../../words/en/microphone.ts";
import { microphoneEs } from "../../words/es/microphone.ts";
import { useLanguage } from "../../words/use-words.ts";
import { Heard } from "../hear/hear.tsx";
import { browserOf } from "./browser-of.ts";

/** How to allow the microphone in this browser, step by step. Loaded with its words only where it was refused. */
export function MicrophoneSteps() {
  const { title, steps } = useLanguage() === "en" ? microphoneEn : microphoneEs;
  const browser = browserOf(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <div className="notice stack close" data-heard="" data-own="">
      <Heard>
        <p>
          <strong>{title}</strong>
        </p>
      </Heard>
      <ol>
        {steps[browser].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
