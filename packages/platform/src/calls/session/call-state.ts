import type { AssistantMessage, ClientAbilities, callEndedReasons, ReadClientMessage } from "@dilo/api";
import type { FailedPart, TurnOutcome } from "../../log.ts";
import type { ConversationMessage } from "../../responders/responder.ts";
import type { ToolActivity } from "../../tools/toolbox.ts";
import type { Apologies } from "../apologies.texts.ts";
import type { ConversationRules } from "../conversation-rules.ts";
import type { SpeechOutput } from "../speech-output/utterance-queue.ts";
import type { Pace } from "../user-turn/pace.ts";
import type { Recognition } from "../user-turn/recognition-result.ts";
import type { UserTurnState } from "../user-turn/user-turn.ts";
import type { CallPolicy } from "./policy.ts";

/** Tells whether a transcript is only what transcribers make of silence, music or a television. */
export type IsHallucination = (text: string) => boolean;

/** What does not change during a call. */
export interface CallSetup {
  readonly callId: string;
  /** Spoken first; undefined when the assistant waits. */
  readonly firstMessage: string | undefined;
  /** How fast the assistant speaks where a message does not say; 1 is the voice's own pace. */
  readonly rate: number;
  /** Who hears: our transcriber, or the page's own recognition. */
  readonly hearing: "server" | "browser";
  readonly speaking: "server" | "browser" | "none";
  /** Who decides what the assistant says: the client alone, word for word, or a responder that answers the person. */
  readonly answering: "verbatim" | "responder";
  readonly policy: CallPolicy;
  /** What the assistant asks of the conversation; the product's own calls have none. */
  readonly rules?: ConversationRules | undefined;
  /** Said where the responder is late or fails; without them the last words are said again. */
  readonly apologies?: Apologies | undefined;
  readonly expected?: ExpectedAnswers | undefined;
  /** Words that transcribers make of silence and music: nobody said them. */
  readonly isHallucination?: IsHallucination | undefined;
}

/** A web call from its room's side. Time is in milliseconds since 1970. */
export interface CallState {
  readonly setup: CallSetup;
  readonly stage: Stage;
  readonly createdAt: number;
  /** The last time anybody did anything. */
  readonly activeAt: number;
  readonly abilities: ClientAbilities;
  readonly userTurn: UserTurnState;
  readonly recognition: Recognition;
  readonly speechOutput: SpeechOutput;
  readonly turnCount: number;
  /** How this person speaks. */
  readonly pace: Pace;
  /** The answer before this one, which may go on. */
  readonly answered?: { readonly turnId: string; readonly spokenAt: number } | undefined;
  /** What the question said last expects. */
  readonly expecting?: string | undefined;
  /** Tools being used: they have timeouts of their own. */
  readonly toolsRunning?: number | undefined;
  /** How many answers the responder was asked for. */
  readonly replyCount?: number | undefined;
  /** Since when the responder owes an answer. */
  readonly responseDueSince?: number | undefined;
  /** The person has been told that it takes a moment. */
  readonly isAskedToWait?: boolean | undefined;
  readonly echoes: number;
  /** Keys that were pressed and are not an answer yet. */
  readonly keyed?: { readonly digits: string; readonly at: number } | undefined;
  /** How often each hook for a silent person was said. */
  readonly hookCounts?: readonly number[] | undefined;
  /** When the person last silenced the assistant. */
  readonly interruptedAt?: number | undefined;
  /** When the last utterance is due once more. */
  readonly sayAgainAt?: number | undefined;
  readonly measured?: Measured | undefined;
}

export type Stage =
  /** Nobody has come yet, the connection is lost, or the person has left a room that is kept. */
  | { readonly kind: "away"; readonly since: number; readonly wasLive: boolean; readonly hasLeft?: boolean | undefined }
  /** In the room; the page has not said that it can play sound. */
  | { readonly kind: "arriving"; readonly since: number; readonly wasLive: boolean }
  | { readonly kind: "live" }
  | { readonly kind: "ended"; readonly reason: EndReason };

/** Why a call is over. */
export type EndReason = (typeof callEndedReasons)[number];

/** The moments of one turn and its answer, for turn-metrics. */
export interface Measured {
  readonly turnId: string;
  readonly speechEndedAt: number;
  readonly transcribingSince: number;
  readonly transcribedAt: number;
  readonly endpointAt: number;
  readonly askedAt?: number;
}

export type CallEvent = { readonly at: number } & (
  | { readonly kind: "joined"; readonly abilities: ClientAbilities }
  | { readonly kind: "playable" }
  /** 20 ms of the microphone, judged; `sureMs` of speech, this last, are surely the person's. */
  | { readonly kind: "frame"; readonly isSpeech: boolean; readonly sureMs?: number }
  | { readonly kind: "recognised"; readonly text: string; readonly isFinal: boolean }
  /** A key of a telephone was pressed. */
  | { readonly kind: "digit"; readonly digit: string }
  | { readonly kind: "message"; readonly message: ReadClientMessage }
  /** The voice has made sound; `aheadMs` of it is not yet heard. After the last, only `played` follows. */
  | { readonly kind: "voice-progress"; readonly mark: number; readonly aheadMs: number; readonly isLast: boolean }
  | { readonly kind: "voice-failed"; readonly mark: number }
  | { readonly kind: "played"; readonly mark: number }
  | { readonly kind: "transcribed"; readonly turnId: string; readonly attempt: number; readonly text: string }
  /** The words of the turn under way, not yet certain. */
  | { readonly kind: "partial"; readonly text: string }
  | { readonly kind: "transcriber-failed"; readonly turnId: string; readonly attempt: number }
  /** A sentence of the responder's answer. */
  | { readonly kind: "reply"; readonly text: string }
  /** The responder uses a tool, has its result, or ends the call. */
  | { readonly kind: "tool"; readonly activity: ToolActivity }
  /** All of the answer has come. */
  | { readonly kind: "reply-ended" }
  /** `isFinal`: it would fail again. */
  | { readonly kind: "responder-failed"; readonly isFinal?: boolean }
  | { readonly kind: "lost"; readonly hasLeft?: boolean }
  | { readonly kind: "end"; readonly reason: EndReason }
  /** A deadline may have come. */
  | { readonly kind: "time" }
);

/** Which utterance a part of what the assistant says belongs to. */
export interface SpokenPart {
  readonly mark: number;
  /** The answer it is a sentence of; undefined when it stands alone. */
  readonly reply?: number | undefined;
}

/** What the world must do next, in order. */
export type CallEffect =
  | { readonly kind: "greet" }
  /** `spoken` where the message is what the assistant says. */
  | { readonly kind: "send"; readonly message: AssistantMessage; readonly spoken?: SpokenPart | undefined }
  /** What of an utterance was heard: all of it, or what came before it was silenced. */
  | { readonly kind: "heard"; readonly mark: number; readonly text: string }
  /** The page adds a message to the conversation. */
  | { readonly kind: "added"; readonly message: ConversationMessage }
  /** The assistant says its first words, and nobody has said anything to it. */
  | { readonly kind: "begin-conversation" }
  /** Keep the sound from here on, and the pre-roll. */
  | { readonly kind: "open-turn" }
  /** Write down the sound of the open turn. */
  | { readonly kind: "transcribe"; readonly turnId: string; readonly attempt: number }
  /** What is being written down is out of date. */
  | { readonly kind: "drop-transcription" }
  /** Nobody waits any longer for the answer that is being thought out. */
  | { readonly kind: "drop-reply" }
  | { readonly kind: "close-turn"; readonly outcome: TurnOutcome; readonly audioMs: number }
  | {
      readonly kind: "speak";
      readonly mark: number;
      readonly text: string;
      readonly rate: number;
      readonly by: "server" | "browser";
      /** Where in its sound it begins, when it goes on. Milliseconds. */
      readonly fromMs?: number | undefined;
    }
  /** Silence, at once. */
  | { readonly kind: "stop-speaking" }
  /**
   * Sends the responder a message; with `needsResponse` it answers, and whatever it was saying before is over. Without a
   * message it begins the conversation.
   */
  | { readonly kind: "tell"; readonly message?: ConversationMessage | undefined; readonly needsResponse: boolean }
  | { readonly kind: "failed"; readonly part: FailedPart }
  | { readonly kind: "end"; readonly reason: EndReason };

/**
 * Pauses inside an answer: none to speak of; such as people make in addresses and while they spell; or longer ones, in an
 * answer that has begun and that a reader would know to be whole, such as half a number.
 */
export type AnswerPauses = "short" | "usual" | "long";

/** `CallEvent` without its time, for those who report what happens now. */
export type UntimedEvent = CallEvent extends infer Event
  ? Event extends CallEvent
    ? Omit<Event, "at">
    : never
  : never;

export type CallStep = readonly [CallState, readonly CallEffect[]];

/**
 * What the platform may know of the answer that is being given, so that it neither cuts off a slow speaker nor keeps
 * a quick one waiting. `expecting` is what the client called it in its message.
 */
export interface ExpectedAnswers {
  /** The words are a whole answer: nothing more is to be expected. When in doubt, false. */
  isWhole(expecting: string, text: string): boolean;
  /** The words are an answer that is complete as it stands, though more words could follow: a shorter pause ends it. */
  isClosed(expecting: string, text: string): boolean;
  /** How people pause in the middle of this answer, of which the words are what was said so far. */
  pausesIn(expecting: string, text: string): AnswerPauses;
}
