import { type AssistantMessage, type PublicConfig, transcriptEvent } from "@dilo/api";
import type { FormType, Interview } from "@dilo/forms";
import type { BrowserSpeech } from "@dilo/voice";
import { dailyRoom } from "@dilo/voice/daily";
import { type LiveKitLibrary, liveKitRooms } from "@dilo/voice/livekit";
import { useVoiceCall } from "@dilo/voice/react";
import workletUrl from "@dilo/voice/worklet.js?url&no-inline";
import { useEffect, useRef, useState } from "react";
import type { FormWords } from "../../words/es/form.ts";
import { useFormWords } from "../../words/use-words.ts";
import type { SpokenLanguage } from "../interview-view/in-language.ts";
import { isPaused } from "../interview-view/interview-facts.ts";
import type { FormSession } from "../session/form-session.ts";
import type { CallConnection } from "../session/interview-effects.ts";
import type { ProductApi } from "../session/product-api.ts";
import { buildAssistant } from "./assistant.ts";
import { callStatus } from "./call-status.ts";
import { useCaptions } from "./captions.ts";
import type { FormCall } from "./form-call.ts";
import { openPaceMatcher } from "./turns/pace-matcher.ts";
import { usePendingSpeech } from "./turns/use-pending-speech.ts";
import { useSilence } from "./turns/use-silence.ts";
import { useUserTurn } from "./turns/use-user-turn.ts";
import { useCallNotes } from "./use-call-notes.ts";
import { useGoodbye } from "./use-goodbye.ts";
import { type MovedCall, useMovedCall } from "./use-moved-call.ts";
import { voiceFailureWords } from "./voice-failure.ts";

/** Where a server whose rooms are LiveKit's has its library; no other call asks for it. */
const liveKitClient = "/livekit-client.js";
const rooms = liveKitRooms(() => import(/* @vite-ignore */ liveKitClient) as Promise<LiveKitLibrary>, dailyRoom);

/** What a call of the form page is made of. */
export interface FormCallParts {
  readonly session: FormSession;
  readonly api: ProductApi;
  readonly config: PublicConfig;
  readonly phase: Interview["phase"];
  /** What the browser itself can hear and speak with; undefined until that is found out. */
  readonly browserSpeech: BrowserSpeech | undefined;
  /** The language of calls that are begun. */
  readonly spoken: SpokenLanguage;
}

/** Connects the interview to a voice call: what is heard becomes events, what is asked becomes system messages. */
export function useFormCall({ session, api, config, phase, browserSpeech, spoken }: FormCallParts): FormCall {
  const { failures } = useFormWords();
  const { platform, baseUrl, publicKey, speaker } = config.voice;
  const [captions, addCaption] = useCaptions(phase);
  const turn = useUserTurn();
  const notes = useCallNotes();
  const pendingSpeech = usePendingSpeech(speaker.kind === "server");

  const stop = useRef<() => void>(() => {});
  const goodbye = useGoodbye(() => stop.current());
  const [paceMatcher] = useState(openPaceMatcher);

  const moved = useRef<MovedCall>(undefined);
  const onMessage = (message: AssistantMessage): void => {
    for (const follower of [pendingSpeech, notes, turn, goodbye, moved.current]) follower?.onMessage(message);
    const pace = paceMatcher.onMessage(message, performance.now(), session.current().interview.pace);
    if (pace !== undefined) session.dispatch({ kind: "pace-matched", pace });
    if (message.type !== "transcript") return;
    addCaption(message);
    const event = transcriptEvent(message, new Date().toISOString());
    if (event === undefined) return;
    session.dispatch(event);
    const isAnswerDue = event.kind === "heard" && event.heard.isFinal && !isPaused(session.current().interview);
    if (isAnswerDue) turn.startThinking();
  };

  const { callsLeft, token } = useToken(api);
  const call = useVoiceCall({
    baseUrl,
    token: platform === "hosted" ? publicKey : token,
    rooms,
    // A file of its own: our pages allow no blob: scripts.
    workletUrl,
    // None until it is found: people first consent to the browser's own recognition.
    browserSpeech: browserSpeech ?? {},
    onMessage,
  });
  stop.current = () => void call.stop();
  const begun = useRef<Begun>({ formType: undefined, spoken, hasBegun: false });
  if (call.isActive) begun.current.hasBegun = true;
  useCallConnection(session, call, {
    aloud: (interview, spanish) => begun.current.spoken.aloud(interview, spanish),
    expectSpeech: (text) => {
      goodbye.cancel();
      pendingSpeech.expect(text);
    },
    stopAfter: goodbye.begin,
  });

  const { isActive, isConnecting, isPlaybackBlocked } = call;
  const status = callStatus({ ...call, ...turn, isSpeechPending: pendingSpeech.isPending });
  useSilence(isActive && status === "listening" && !turn.isHearing, () => session.dispatch({ kind: "silence" }));

  const start = (formType?: FormType): void => {
    begun.current = { formType, spoken, hasBegun: false };
    for (const follower of [notes, turn]) follower.reset();
    pendingSpeech.expect(spoken.greeting(config.assistantName, formType));
    void call.start({ assistant: assistantOf(session, config, begun.current) });
  };
  moved.current = useMovedCall(call, () => start(begun.current.formType));
  const isOtherLanguage = isActive && begun.current.spoken.language !== spoken.language;
  return {
    ...{ isActive, isConnecting, isPlaybackBlocked, callsLeft },
    failure:
      failureOf(call, failures, begun.current.hasBegun) || notes.trouble || (call.isUnheard ? failures.unheard : ""),
    reason: call.failure?.code === "call-refused" ? call.failure.message : "",
    endNote: isActive ? "" : notes.ended,
    isUnheard: isActive && call.isUnheard,
    isOtherLanguage,
    level: call.localLevel,
    status,
    captions,
    prepare: call.prepare,
    start,
    stop: () => void call.stop(),
    done: () => void call.send({ type: "turn-done" }),
    resumePlayback: () => void call.resumePlayback(),
  };
}

/** The token of each call, which tells how many are left behind it. */
function useToken(api: Pick<ProductApi, "createVoiceToken">) {
  const [callsLeft, setCallsLeft] = useState<number>();
  const token = async (): Promise<string> => {
    const created = await api.createVoiceToken();
    // The call that is beginning is one of them.
    setCallsLeft(created.callsLeft - 1);
    return created.token;
  };
  return { callsLeft, token };
}

/** What a call was begun with, and whether it has been up since. */
interface Begun {
  readonly formType: FormType | undefined;
  readonly spoken: SpokenLanguage;
  hasBegun: boolean;
}

function assistantOf(session: FormSession, { assistantName }: PublicConfig, begun: Begun) {
  return buildAssistant(assistantName, { ...begun, pace: session.current().interview.pace });
}

function failureOf(
  { failure }: Pick<ReturnType<typeof useVoiceCall>, "failure">,
  words: FormWords["failures"],
  hasBegun: boolean,
): string {
  return failure ? voiceFailureWords(failure, words, { hasBegun }) : "";
}

/** Gives the interview its call for as long as it is active. */
function useCallConnection(
  session: FormSession,
  { isActive, send, stop }: Pick<ReturnType<typeof useVoiceCall>, "isActive" | "send" | "stop">,
  speech: Pick<CallConnection, "aloud"> & {
    /** The assistant is given this to say. */
    readonly expectSpeech: (text: string) => void;
    /** The call ends once this was said. */
    readonly stopAfter: (text: string) => void;
  },
): void {
  const latest = useRef({ send, stop, ...speech });
  latest.current = { send, stop, ...speech };
  useEffect(() => {
    if (!isActive) return;
    session.connect({
      aloud: (interview, spanish) => latest.current.aloud(interview, spanish),
      send: (message) => {
        if (message.type === "add-message") latest.current.expectSpeech(message.message.content);
        latest.current.send(message);
      },
      stop: (after) => (after === undefined ? void latest.current.stop() : latest.current.stopAfter(after)),
    });
    session.dispatch({ kind: "call-started" });
    return () => {
      session.connect(undefined);
      session.dispatch({ kind: "call-ended" });
    };
  }, [isActive, session]);
}
