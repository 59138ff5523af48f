import type { AssistantMessage, PublicConfig } from "@dilo/api";
import { type FormType, greeting } from "@dilo/forms";
import type { BrowserSpeech } from "@dilo/voice";
import { useVoiceCall } from "@dilo/voice/react";
import { useEffect, useRef, useState } from "react";
import { retryUntilLoaded } from "../../browser/retry-until-loaded.ts";
import { useFormWords } from "../../words/use-words.ts";
import type { BrowserRecognition } from "../consent/recognizer.ts";
import type { FormSession } from "../session/form-session.ts";
import type { ProductApi } from "../session/product-api.ts";
import { useFormState } from "../session/use-form-state.ts";
import { buildAssistant } from "./assistant.ts";
import { answersNow, type CallStatus, callStatus } from "./call-status.ts";
import type { Caption } from "./captions.ts";
import { useCaptions } from "./captions.ts";
import { useSilence } from "./use-silence.ts";
import { useUserTurn } from "./use-user-turn.ts";
import { callEndWords, voiceFailureWords } from "./voice-failure.ts";

/** The call of the form page, as its screens need it. */
export interface FormCall {
  readonly isActive: boolean;
  readonly isConnecting: boolean;
  readonly isPlaybackBlocked: boolean;
  /** What went wrong, in the person's words; "" when nothing did. */
  readonly failure: string;
  /** Why a call that did not fail is over, where the person may not know; else "". */
  readonly endNote: string;
  /** The person's own volume, 0 to 1. */
  readonly level: number;
  readonly status: CallStatus;
  readonly captions: readonly Caption[];
  /** How the browser can turn speech into text by itself; undefined while that is being found out. */
  readonly browserRecognition: BrowserRecognition | undefined;
  /** Call it when a call is likely soon: the code comes meanwhile. */
  readonly prepare: () => void;
  /** Call it in a click. */
  readonly start: (formType?: FormType) => void;
  readonly stop: () => void;
  /** Ends the turn at once: the person says that the answer is finished. */
  readonly done: () => void;
  readonly resumePlayback: () => void;
}

/** Connects the interview to a web call: what is heard becomes events, what is asked becomes system messages. */
export function useFormCall(session: FormSession, api: ProductApi, config: PublicConfig): FormCall {
  const words = useFormWords();
  const { platform, baseUrl, publicKey, transcriber, speaker } = config.voice;
  const [browserSpeech, setBrowserSpeech] = useState<BrowserSpeech>();
  const [captions, caption] = useCaptions(useFormState(session).interview.phase);
  const turn = useUserTurn();
  const [endNote, setEndNote] = useState("");
  const [trouble, setTrouble] = useState("");
  // What the assistant was given to say and has not finished: until then nobody is listened to, sound or not.
  const owed = useRef("");
  const said = useRef("");
  const [isSpeechPending, setIsOwed] = useState(false);
  const owe = (text: string): void => {
    owed.current = speaker.kind === "server" ? text : "";
    setIsOwed(owed.current !== "");
  };

  const onMessage = (message: AssistantMessage): void => {
    if (message.type === "speech-update" && message.role === "assistant" && message.status === "stopped") {
      if (said.current === owed.current) owe("");
    }
    if (message.type === "status-update" && message.status === "ended")
      setEndNote(callEndWords(message.endedReason, words.failures));
    if (message.type === "hang") {
      if (message.reason === "voice-failed") owe("");
      setTrouble(message.reason === "voice-failed" ? words.failures.speaker : words.failures.transcriber);
    }
    turn.onMessage(message);
    if (message.type !== "transcript") return;
    caption(message);
    const isFinal = message.transcriptType === "final";
    if (message.role === "assistant") {
      said.current = message.transcript;
      if (isFinal) session.dispatch({ kind: "spoken", text: message.transcript });
      return;
    }
    if (isFinal) setTrouble("");
    session.dispatch({
      kind: "heard",
      heard: {
        text: message.transcript,
        isFinal,
        beganOverAssistant: message.beganOverAssistant,
        at: new Date().toISOString(),
        ...(message.turnId !== undefined && { turnId: message.turnId }),
      },
    });
    if (isFinal && answersNow(session.current().interview)) turn.startThinking();
  };

  const recognition = transcriber.kind === "browser";
  const voice = speaker.kind === "browser";
  useEffect(() => {
    if (!recognition && !voice) return;
    void retryUntilLoaded(() => import("./browser-speech.ts"))
      .then(({ findBrowserSpeech }) => findBrowserSpeech({ recognition, voice }))
      .then(setBrowserSpeech, () => setBrowserSpeech({}));
  }, [recognition, voice]);

  const call = useVoiceCall({
    baseUrl,
    token: platform === "hosted" ? publicKey : async () => (await api.createVoiceToken()).token,
    ...(browserSpeech && { browserSpeech }),
    onMessage,
  });

  const { isActive, send, stop } = call;
  const latest = useRef({ send, stop, owe });
  latest.current = { send, stop, owe };
  useEffect(() => {
    if (!isActive) return;
    session.connect({
      send: (message) => {
        if (message.type === "add-message") latest.current.owe(message.message.content);
        latest.current.send(message);
      },
      stop: () => void latest.current.stop(),
    });
    session.dispatch({ kind: "call-started" });
    return () => {
      session.connect(undefined);
      session.dispatch({ kind: "call-ended" });
    };
  }, [isActive, session]);

  const { isAssistantSpeaking } = call;
  const status = callStatus({
    isAssistantSpeaking,
    isSpeechPending,
    isHearing: turn.isHearing,
    isThinking: turn.isThinking,
  });
  useSilence(isActive && status === "listening" && !turn.isHearing, () => session.dispatch({ kind: "silence" }));

  return {
    isActive,
    isConnecting: call.isConnecting,
    isPlaybackBlocked: call.isPlaybackBlocked,
    failure: call.failure
      ? voiceFailureWords(call.failure, words.failures)
      : trouble || (call.isUnheard ? words.failures.unheard : ""),
    endNote: isActive ? "" : endNote,
    level: call.localLevel,
    status,
    captions,
    browserRecognition: recognition ? browserSpeech && browserRecognitionOf(browserSpeech) : "none",
    prepare: call.prepare,
    start: (formType) => {
      setTrouble("");
      setEndNote("");
      turn.reset();
      owe(greeting(config.assistantName, formType));
      const { pace } = session.current().interview;
      void call.start({ assistant: buildAssistant(config.assistantName, { formType, pace }) });
    },
    stop: () => void call.stop(),
    done: () => void call.send({ type: "turn-done" }),
    resumePlayback: () => void call.resumePlayback(),
  };
}

function browserRecognitionOf({ recognition }: BrowserSpeech): BrowserRecognition {
  if (recognition === undefined) return "none";
  return recognition.isLocal ? "on-device" : "elsewhere";
}
