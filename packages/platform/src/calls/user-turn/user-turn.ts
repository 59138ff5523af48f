import type { CallPolicy } from "../session/policy.ts";

/** One utterance of the person, from its first sound to the silence that ends it. */
export interface UserTurn {
  readonly id: string;
  /** Counts the times its sound was sent to be written down. */
  readonly attempt: number;
  readonly beganAt: number;
  /** It began while the assistant was speaking. */
  readonly beganOverAssistant: boolean;
  readonly didInterrupt: boolean;
  readonly lastFrameAt: number;
  readonly lastSpeechAt: number;
  /** All of it, speech and pauses. */
  readonly audioMs: number;
  readonly speechMs: number;
  /** Speech since the assistant was last speaking. */
  readonly tailMs: number;
  /** Silence since the last speech. */
  readonly quietMs: number;
  readonly transcription: Transcription;
}

/** Whether what was said so far is being written down. */
export type Transcription =
  | { readonly kind: "none" }
  | { readonly kind: "pending"; readonly since: number }
  | { readonly kind: "transcribed"; readonly text: string; readonly since: number; readonly at: number };

/** What the microphone's frames amount to. */
export type UserTurnState =
  | { readonly kind: "none"; readonly speechRun: number; readonly runBeganOver: boolean }
  | { readonly kind: "turn"; readonly turn: UserTurn };

export const noTurn: UserTurnState = { kind: "none", speechRun: 0, runBeganOver: false };

/** One judged frame, and what was going on. */
export interface Frame {
  readonly isSpeech: boolean;
  readonly at: number;
  readonly isAssistantSpeaking: boolean;
}

const frameMs = 20;

/** Hears one frame. A turn opens after `startFrames` frames of speech in a row; only its owner closes it. */
export function nextUserTurn(
  userTurn: UserTurnState,
  frame: Frame,
  context: { readonly nextId: string; readonly policy: CallPolicy },
): UserTurnState {
  if (userTurn.kind === "turn") return { kind: "turn", turn: goOn(userTurn.turn, frame, context.policy) };
  if (!frame.isSpeech) return noTurn;
  const speechRun = userTurn.speechRun + 1;
  const runBeganOver = userTurn.speechRun === 0 ? frame.isAssistantSpeaking : userTurn.runBeganOver;
  if (speechRun < context.policy.startFrames) return { kind: "none", speechRun, runBeganOver };
  return { kind: "turn", turn: newTurn(context.nextId, frame, { speechMs: speechRun * frameMs, runBeganOver }) };
}

function newTurn(
  id: string,
  frame: Frame,
  run: { readonly speechMs: number; readonly runBeganOver: boolean },
): UserTurn {
  return {
    id,
    attempt: 0,
    beganAt: frame.at - run.speechMs,
    beganOverAssistant: run.runBeganOver,
    didInterrupt: false,
    lastFrameAt: frame.at,
    lastSpeechAt: frame.at,
    audioMs: run.speechMs,
    speechMs: run.speechMs,
    tailMs: frame.isAssistantSpeaking ? 0 : run.speechMs,
    quietMs: 0,
    transcription: { kind: "none" },
  };
}

function goOn(turn: UserTurn, frame: Frame, policy: CallPolicy): UserTurn {
  const heard = { ...turn, lastFrameAt: frame.at, audioMs: turn.audioMs + frameMs };
  if (!frame.isSpeech) return { ...heard, quietMs: turn.quietMs + frameMs };
  const tailMs = frame.isAssistantSpeaking ? 0 : turn.tailMs + frameMs;
  const spoken = { ...heard, speechMs: turn.speechMs + frameMs, tailMs, quietMs: 0, lastSpeechAt: frame.at };
  // What was written down lacks these words: it is done again when they end, unless the turn was cut for its length.
  return isCut(turn, policy) ? heard : { ...spoken, transcription: { kind: "none" } };
}

/** The turn is too long and ends here, whether or not the person has finished. */
export function isCut(turn: UserTurn, policy: CallPolicy): boolean {
  return turn.audioMs >= policy.longestTurnMs;
}

/** The silence is long enough, or the turn is, to write down what was said so far. */
export function shouldTranscribe(turn: UserTurn, policy: CallPolicy): boolean {
  return turn.transcription.kind === "none" && (turn.quietMs >= policy.transcribeAfterMs || isCut(turn, policy));
}

/** When something must happen though no frame comes. */
export function turnDeadline(turn: UserTurn, policy: CallPolicy): number {
  return turn.transcription.kind === "pending"
    ? turn.transcription.since + policy.transcriberStallMs
    : turn.lastFrameAt + policy.frameGapMs;
}
