import type { FormType } from "@dilo/forms";
import { type ReactNode, useMemo, useState } from "react";
import { CodeDelay, lazyPart } from "../../browser/lazy-part.tsx";
import type { LoadDelay } from "../../browser/load-code.ts";
import type { BrowserRecognition } from "../consent/recognizer.ts";
import { useSpokenLanguage } from "../interview-view/use-in-language.ts";
import type { FormCall } from "./form-call.ts";
import { useBrowserSpeech } from "./use-browser-speech.ts";
import type { FormCallParts } from "./use-form-call.ts";

const CallHost = lazyPart(async () => (await import("./call-parts.ts")).CallHost, HostDelay);

/** The form page's call, whose code comes when a call is likely: who writes loads none of it. */
export interface LazyCall {
  readonly call: FormCall;
  /** How the browser can turn speech into text by itself; undefined while that is being found out. */
  readonly browserRecognition: BrowserRecognition | undefined;
  /** What runs the call: it is to be on the page from one screen to the next. */
  readonly host: ReactNode;
}

/** Makes a call possible. */
export function useLazyCall({
  session,
  api,
  config,
  phase,
}: Omit<FormCallParts, "browserSpeech" | "spoken">): LazyCall {
  const wanted = useSpokenLanguage();
  const [spoken, setSpoken] = useState(wanted);
  const { speech, recognition, isSettled } = useBrowserSpeech(config.voice, wanted.language);
  if (isSettled && spoken !== wanted) setSpoken(wanted);
  const [call, setCall] = useState<FormCall>();
  const [isWanted, setIsWanted] = useState(false);
  const [request, setRequest] = useState<{ readonly formType: FormType | undefined }>();
  const none: FormCall = {
    isActive: false,
    isConnecting: request !== undefined,
    isPlaybackBlocked: false,
    failure: "",
    reason: "",
    endNote: "",
    isUnheard: false,
    isOtherLanguage: false,
    callsLeft: undefined,
    level: 0,
    status: "listening",
    captions: [],
    prepare: () => setIsWanted(true),
    start: (formType) => {
      setIsWanted(true);
      setRequest({ formType });
    },
    stop: () => setRequest(undefined),
    done: () => undefined,
    resumePlayback: () => undefined,
  };
  // The same element as long as nothing of it changes: a level that is told does not draw it again.
  const host = useMemo(
    () =>
      isWanted && (
        <CallHost {...{ session, api, config, phase, request, spoken }} browserSpeech={speech} onChange={setCall} />
      ),
    [isWanted, session, api, config, phase, request, spoken, speech],
  );
  return { call: call ?? none, browserRecognition: recognition, host };
}

/** Nobody waits for it but who has pressed a button, which says so. */
function HostDelay({ delay }: { delay: LoadDelay | undefined }) {
  return delay ? <CodeDelay className="notice" delay={delay} text="" /> : null;
}
