import type { PublicConfig } from "@dilo/api";
import type { BrowserSpeech } from "@dilo/voice";
import { useEffect, useState } from "react";
import { retryUntilLoaded } from "../../browser/retry-until-loaded.ts";
import type { Language } from "../../words/language.ts";
import type { BrowserRecognition } from "../consent/recognizer.ts";

/**
 * Finds out what the browser itself can recognize and speak with, where the server leaves that to it.
 * @param language of calls that are begun
 * @returns `recognition` is undefined while that is being found out; `isSettled` tells that it is found for that language
 */
export function useBrowserSpeech(
  { transcriber, speaker }: PublicConfig["voice"],
  language: Language,
): {
  readonly speech: BrowserSpeech | undefined;
  readonly recognition: BrowserRecognition | undefined;
  readonly isSettled: boolean;
} {
  const recognition = transcriber.kind === "browser";
  const voice = speaker.kind === "browser";
  const [found, setFound] = useState<{ readonly speech: BrowserSpeech; readonly language: Language }>();
  useEffect(() => {
    if (!recognition && !voice) return;
    void retryUntilLoaded(() => import("./browser-speech.ts"))
      .then(({ findBrowserSpeech }) => findBrowserSpeech({ recognition, voice, language: `${language}-US` }))
      .catch(() => ({}))
      .then((speech) => setFound({ speech, language }));
  }, [recognition, voice, language]);
  const speech = found?.speech;
  const isSettled = !(recognition || voice) || found?.language === language;
  return { speech, isSettled, recognition: recognition ? speech && recognitionOf(speech) : "none" };
}

function recognitionOf({ recognition }: BrowserSpeech): BrowserRecognition {
  if (recognition === undefined) return "none";
  return recognition.isLocal ? "on-device" : "elsewhere";
}
