import type { PublicConfig } from "@dilo/api";
import type { BrowserSpeech } from "@dilo/voice";
import { useEffect, useState } from "react";
import { retryUntilLoaded } from "../../browser/retry-until-loaded.ts";
import type { BrowserRecognition } from "../consent/recognizer.ts";

/**
 * Finds out what the browser itself can recognize and speak with, where the server leaves that to it.
 * @returns `recognition` is undefined while that is being found out
 */
export function useBrowserSpeech({ transcriber, speaker }: PublicConfig["voice"]): {
  readonly speech: BrowserSpeech | undefined;
  readonly recognition: BrowserRecognition | undefined;
} {
  const recognition = transcriber.kind === "browser";
  const voice = speaker.kind === "browser";
  const [speech, setSpeech] = useState<BrowserSpeech>();
  useEffect(() => {
    if (!recognition && !voice) return;
    void retryUntilLoaded(() => import("./browser-speech.ts"))
      .then(({ findBrowserSpeech }) => findBrowserSpeech({ recognition, voice }))
      .then(setSpeech, () => setSpeech({}));
  }, [recognition, voice]);
  return { speech, recognition: recognition ? speech && recognitionOf(speech) : "none" };
}

function recognitionOf({ recognition }: BrowserSpeech): BrowserRecognition {
  if (recognition === undefined) return "none";
  return recognition.isLocal ? "on-device" : "elsewhere";
}
