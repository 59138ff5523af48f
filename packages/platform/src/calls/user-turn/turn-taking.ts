import type { TurnOutcome } from "../../log.ts";
import { endOfTurnMs } from "../conversation-rules.ts";
import type { CallEvent, CallState } from "../session/call-state.ts";
import type { StepBuilder } from "../session/step-builder.ts";
import { pauseSpeaking, putBack, sayLastAgain } from "../speech-output/speech-output.ts";
import { deliver, endsWithDoneWord, nextTurnId, withoutDoneWord } from "./final-transcript.ts";
import {
  interrupt,
  interruptByWords,
  isHalfDuplex,
  isInterruption,
  isPause,
  tellInterruption,
} from "./interruption.ts";
import { answered, mostPaced, paced, paused } from "./pace.ts";
import {
  isCut,
  nextUserTurn,
  noTurn,
  shouldTranscribe,
  type Transcription,
  turnDeadline,
  type UserTurn,
  type UserTurnState,
} from "./user-turn.ts";

/** One judged frame of the microphone. */
export function frame(step: StepBuilder, { isSpeech, sureMs = 0 }: Extract<CallEvent, { kind: "frame" }>): void {
  const { userTurn, speechOutput, setup } = step.state;
  const isAssistantSpeaking = speechOutput.speaking?.playingSince !== undefined;
  const context = { nextId: turnIdAt(step), policy: setup.policy };
  const heard = nextUserTurn(userTurn, { isSpeech, at: step.at, isAssistantSpeaking }, context);
  step.set({ userTurn: heard });
  if (heard.kind !== "turn") return;
  if (isSpeech) {
    step.touch();
    notePause(step, userTurn, heard.turn);
  }
  if (userTurn.kind !== "turn") opened(step);
  else if (userTurn.turn.transcription.kind === "pending" && heard.turn.transcription.kind === "none") {
    step.do({ kind: "drop-transcription" });
  }
  if (isSpeech && isInterruption(step, heard.turn)) interrupt(step, heard.turn);
  else if (isSpeech && isPause(step, heard.turn, sureMs)) pauseSpeaking(step);
  else advance(step, heard.turn);
}

/** The assistant is about to say its first words, and the person has not said anything to it yet. */
function isFirstToSpeak({ state }: StepBuilder): boolean {
  const { stage, speechOutput, userTurn, turnCount, recognition, setup } = state;
  const { queue, last } = speechOutput;
  // A responder is told everything, what was said before its first words too.
  const isDropped = userTurn.kind === "turn" && setup.answering === "verbatim";
  const isUnanswered = turnCount === (isDropped ? 1 : 0) && recognition.open === undefined;
  return stage.kind === "live" && last === undefined && queue.length > 0 && isUnanswered;
}

/** Lets the first words wait for nobody: what is heard before them, a television or talk in the room, answers nothing. */
export function beginConversation(step: StepBuilder): void {
  if (!isFirstToSpeak(step)) return;
  const { userTurn } = step.state;
  if (userTurn.kind === "turn") {
    if (userTurn.turn.transcription.kind === "pending") step.do({ kind: "drop-transcription" });
    close(step, userTurn.turn, "noise");
  }
  step.do({ kind: "begin-conversation" });
}

/** Speech after a silence of the same answer, or right after an answer that had seemed to be over, shows the person's pace. */
function notePause(step: StepBuilder, before: UserTurnState, turn: UserTurn): void {
  const { answered: last, pace } = step.state;
  if (before.kind === "turn") step.set({ pace: paused(pace, before.turn.quietMs) });
  else if (last?.turnId === turn.id) step.set({ pace: paused(pace, turn.beganAt - last.spokenAt) });
}

/** Speech soon after an answer, before the assistant speaks, is the rest of that answer and has its id. */
function turnIdAt(step: StepBuilder): string {
  const { answered, speechOutput, setup } = step.state;
  const isSilent = speechOutput.speaking?.playingSince === undefined;
  const isSoon = answered !== undefined && step.at < answered.spokenAt + setup.policy.continuesWithinMs;
  return answered !== undefined && isSoon && isSilent ? answered.turnId : nextTurnId(step);
}

function opened(step: StepBuilder): void {
  step.set({ turnCount: step.state.turnCount + 1, sayAgainAt: undefined });
  step.do({ kind: "open-turn" });
  step.send({ type: "speech-update", role: "user", status: "started" });
  putBack(step);
}

/** Writes down what was said when the silence is long enough, and ends the turn when it is long enough for that. */
function advance(step: StepBuilder, turn: UserTurn): void {
  const { policy } = step.state.setup;
  if (shouldTranscribe(turn, policy)) {
    startTranscription(step, turn);
    return;
  }
  if (turn.transcription.kind === "transcribed" && isOver(step, turn, turn.transcription.text))
    deliverTurn(step, turn, turn.transcription);
}

function startTranscription(step: StepBuilder, turn: UserTurn): void {
  const { policy } = step.state.setup;
  if (turn.speechMs < policy.shortestTurnMs) {
    close(step, turn, "too-short");
    return;
  }
  if (isHalfDuplex(step) && turn.beganOverAssistant && turn.tailMs < policy.shortestTailMs) {
    close(step, turn, "echo");
    return;
  }
  const attempt = turn.attempt + 1;
  step.set({
    userTurn: { kind: "turn", turn: { ...turn, attempt, transcription: { kind: "pending", since: step.at } } },
  });
  step.do({ kind: "transcribe", turnId: turn.id, attempt });
}

/** The person has finished: said so, gave the whole answer, or has been silent for long enough. */
function isOver(step: StepBuilder, turn: UserTurn, text: string): boolean {
  const { setup, expecting } = step.state;
  const { policy, expected } = setup;
  if (isCut(turn, policy) || endsWithDoneWord(text)) return true;
  // An assistant that paused for a sound without words keeps nobody waiting.
  if (text === "" && step.state.speechOutput.paused !== undefined) return true;
  const { endpointing } = setup.rules ?? {};
  if (endpointing !== undefined && text !== "") {
    const wantedMs = endOfTurnMs(text, endpointing);
    return turn.quietMs >= (endpointing.isPaced ? paced(step.state.pace, wantedMs) : wantedMs);
  }
  if (expected === undefined || expecting === undefined) return turn.quietMs >= policy.unfinishedMs;
  if (text !== "" && expected.isWhole(expecting, text)) return true;
  const pauses = expected.pausesIn(expecting, text);
  const closedMs = pauses === "short" ? policy.closedMs : policy.closedPausingMs;
  if (turn.quietMs >= closedMs && text !== "" && expected.isClosed(expecting, text)) return true;
  const ms = { short: policy.unfinishedMs, usual: policy.pausingMs, long: policy.halfSaidMs }[pauses];
  return turn.quietMs >= paced(step.state.pace, ms);
}

/** The transcriber's words, or undefined when it failed. */
export function transcribed(
  step: StepBuilder,
  result: { readonly turnId: string; readonly attempt: number; readonly text?: string },
): void {
  const { userTurn } = step.state;
  if (userTurn.kind !== "turn" || userTurn.turn.id !== result.turnId || userTurn.turn.attempt !== result.attempt)
    return;
  if (userTurn.turn.transcription.kind !== "pending") return;
  if (result.text === undefined) {
    transcriberFailed(step, userTurn.turn);
    return;
  }
  const text = result.text.trim();
  if (step.state.setup.isHallucination?.(text)) {
    close(step, userTurn.turn, "noise");
    return;
  }
  const transcription: Transcription = {
    kind: "transcribed",
    text,
    since: userTurn.turn.transcription.since,
    at: step.at,
  };
  interruptByWords(step, userTurn.turn, text);
  const { didInterrupt } = currentTurn(step) ?? userTurn.turn;
  const turn: UserTurn = { ...userTurn.turn, didInterrupt, transcription };
  step.set({ userTurn: { kind: "turn", turn } });
  advance(step, turn);
}

function currentTurn({ state }: StepBuilder): UserTurn | undefined {
  return state.userTurn.kind === "turn" ? state.userTurn.turn : undefined;
}

/** Shows what is heard while the person speaks; not what is said over the assistant, which may be its echo. */
export function sendPartial(step: StepBuilder, text: string): void {
  const { userTurn } = step.state;
  if (userTurn.kind !== "turn") return;
  interruptByWords(step, userTurn.turn, text);
  if (userTurn.turn.beganOverAssistant) return;
  if (step.state.setup.isHallucination?.(text)) return;
  const partial = { type: "transcript", role: "user", transcriptType: "partial", transcript: text } as const;
  step.send({ ...partial, turnId: userTurn.turn.id, beganOverAssistant: false });
}

function transcriberFailed(step: StepBuilder, turn: UserTurn): void {
  step.do({ kind: "failed", part: "transcriber" });
  step.send({ type: "hang", reason: "transcriber-failed" });
  close(step, turn, "failed");
}

function deliverTurn(
  step: StepBuilder,
  turn: UserTurn,
  transcription: Extract<Transcription, { kind: "transcribed" }>,
): void {
  const { id: turnId, beganAt, beganOverAssistant, lastSpeechAt } = turn;
  if (transcription.text === "") {
    close(step, turn, "nothing-understood");
    return;
  }
  const { speechOutput, setup } = step.state;
  const isHeld = speechOutput.paused !== undefined && !turn.didInterrupt;
  if (!deliver(step, { turnId, text: withoutDoneWord(transcription.text), beganAt, beganOverAssistant })) {
    close(step, turn, "echo");
    return;
  }
  // A responder's answer comes instead of the rest: one word was an interruption.
  if (isHeld && setup.answering === "responder") tellInterruption(step);
  close(step, turn, "transcribed");
  if (beganOverAssistant) return;
  step.set({
    pace: answered(step.state.pace),
    answered: { turnId, spokenAt: lastSpeechAt },
    measured: {
      turnId,
      speechEndedAt: lastSpeechAt,
      transcribingSince: transcription.since,
      transcribedAt: transcription.at,
      endpointAt: step.at,
    },
  });
}

/**
 * Closes the turn; a person who was not understood, or not counted, hears the question again. An assistant that only paused
 * goes on where it was.
 */
function close(step: StepBuilder, turn: UserTurn, outcome: TurnOutcome): void {
  step.set({ userTurn: noTurn });
  step.do({ kind: "close-turn", outcome, audioMs: turn.audioMs });
  step.send({ type: "speech-update", role: "user", status: "stopped" });
  const hasWords = outcome === "transcribed" || outcome === "failed";
  const { speechOutput, setup } = step.state;
  if (hasWords && turn.didInterrupt) step.set({ speechOutput: { ...speechOutput, paused: undefined } });
  const { paused, queue } = step.state.speechOutput;
  if (paused !== undefined && (!hasWords || queue.length > 0)) sayLastAgain(step);
  else {
    const wait = paused === undefined ? repeatAfter(step.state, turn, outcome) : setup.policy.resumeAfterMs;
    if (wait !== undefined && queue.length === 0) step.set({ sayAgainAt: step.at + wait });
  }
}

function repeatAfter({ speechOutput, setup }: CallState, turn: UserTurn, outcome: TurnOutcome): number | undefined {
  const { policy } = setup;
  if (outcome === "transcribed") return turn.beganOverAssistant ? policy.sayAgainAfterMs : undefined;
  if (turn.didInterrupt || outcome === "failed") return policy.resumeAfterMs;
  if (outcome !== "nothing-understood" || turn.beganOverAssistant) return undefined;
  // A short sound may be a quiet "sí" or a cough: it brings the same question again only once.
  const isWorthIt = turn.speechMs >= policy.worthRepeatingMs || speechOutput.last?.timesSaid === 1;
  return isWorthIt ? policy.resumeAfterMs : undefined;
}

/** What must happen though nothing is heard: the microphone fell silent, or the transcriber stalls. */
export function expireUserTurn(step: StepBuilder): void {
  const { userTurn, setup } = step.state;
  if (userTurn.kind !== "turn" || step.at < turnDeadline(userTurn.turn, setup.policy)) return;
  if (userTurn.turn.transcription.kind === "pending") {
    step.do({ kind: "drop-transcription" });
    transcriberFailed(step, userTurn.turn);
    return;
  }
  endTurn(step);
}

/** No more will come of the turn under way: it is as if the longest silence had ended it. */
export function endTurn(step: StepBuilder): void {
  const { userTurn, setup } = step.state;
  if (userTurn.kind !== "turn") return;
  const { policy } = setup;
  const quietMs = Math.max(userTurn.turn.quietMs, mostPaced * Math.max(policy.halfSaidMs, policy.unfinishedMs));
  const silent = { ...userTurn.turn, lastFrameAt: step.at, quietMs };
  step.set({ userTurn: { kind: "turn", turn: silent } });
  advance(step, silent);
}
