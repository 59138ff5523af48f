import type { CallPolicy } from "./policy.ts";

/** One saying of the person, from its first sound to the silence that ends it. */
export interface Turn {
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
  readonly writing: Writing;
}

/** Whether what was said so far is being written down. */
export type Writing =
  | { readonly kind: "none" }
  | { readonly kind: "pending"; readonly since: number }
  | { readonly kind: "written"; readonly text: string; readonly since: number; readonly at: number };

/** What the microphone's frames amount to. */
export type Ear =
  | { readonly kind: "quiet"; readonly speechRun: number; readonly runBeganOver: boolean }
  | { readonly kind: "turn"; readonly turn: Turn };

export const quietEar: Ear = { kind: "quiet", speechRun: 0, runBeganOver: false };

/** One judged frame, and what was going on. */
export interface Frame {
  readonly isSpeech: boolean;
  readonly at: number;
  readonly isAssistantSpeaking: boolean;
}

const frameMs = 20;

/** Hears one frame. A turn opens after `startFrames` frames of speech in a row; only its owner closes it. */
export function hearFrame(
  ear: Ear,
  frame: Frame,
  context: { readonly nextId: string; readonly policy: CallPolicy },
): Ear {
  if (ear.kind === "turn") return { kind: "turn", turn: goOn(ear.turn, frame, context.policy) };
  if (!frame.isSpeech) return quietEar;
  const speechRun = ear.speechRun + 1;
  const runBeganOver = ear.speechRun === 0 ? frame.isAssistantSpeaking : ear.runBeganOver;
  if (speechRun < context.policy.startFrames) return { kind: "quiet", speechRun, runBeganOver };
  return { kind: "turn", turn: newTurn(context.nextId, frame, { speechMs: speechRun * frameMs, runBeganOver }) };
}

function newTurn(id: string, frame: Frame, run: { readonly speechMs: number; readonly runBeganOver: boolean }): Turn {
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
    writing: { kind: "none" },
  };
}

function goOn(turn: Turn, frame: Frame, policy: CallPolicy): Turn {
  const heard = { ...turn, lastFrameAt: frame.at, audioMs: turn.audioMs + frameMs };
  if (!frame.isSpeech) return { ...heard, quietMs: turn.quietMs + frameMs };
  const tailMs = frame.isAssistantSpeaking ? 0 : turn.tailMs + frameMs;
  const spoken = { ...heard, speechMs: turn.speechMs + frameMs, tailMs, quietMs: 0, lastSpeechAt: frame.at };
  // What was written down lacks these words: it is done again when they end, unless the turn was cut for its length.
  return isCut(turn, policy) ? heard : { ...spoken, writing: { kind: "none" } };
}

/** The turn is too long and ends here, whether or not the person has finished. */
export function isCut(turn: Turn, policy: CallPolicy): boolean {
  return turn.audioMs >= policy.longestTurnMs;
}

/** The silence is long enough, or the turn is, to write down what was said so far. */
export function isWorthWriting(turn: Turn, policy: CallPolicy): boolean {
  return turn.writing.kind === "none" && (turn.quietMs >= policy.transcribeAfterMs || isCut(turn, policy));
}

/** When something must happen though no frame comes. */
export function turnDeadline(turn: Turn, policy: CallPolicy): number {
  return turn.writing.kind === "pending"
    ? turn.writing.since + policy.transcriberStallMs
    : turn.lastFrameAt + policy.frameGapMs;
}
