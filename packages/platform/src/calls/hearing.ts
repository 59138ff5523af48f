import type { TurnOutcome } from "../log.ts";
import type { CallState } from "./call-state.ts";
import { deliver, nextTurnId } from "./delivering.ts";
import { isSaidToBeDone, withoutDone } from "./done.ts";
import type { Draft } from "./draft.ts";
import { hush, putBack } from "./speaking.ts";
import { hearFrame, isCut, isWorthWriting, quietEar, type Turn, turnDeadline, type Writing } from "./turn.ts";

/** One judged frame of the microphone. */
export function frame(draft: Draft, isSpeech: boolean): void {
  const { ear, mouth, setup } = draft.state;
  const isAssistantSpeaking = mouth.speaking?.playingSince !== undefined;
  const context = { nextId: turnIdAt(draft), policy: setup.policy };
  const heard = hearFrame(ear, { isSpeech, at: draft.at, isAssistantSpeaking }, context);
  draft.set({ ear: heard });
  if (heard.kind !== "turn") return;
  if (isSpeech) draft.touch();
  if (ear.kind !== "turn") opened(draft);
  else if (ear.turn.writing.kind === "pending" && heard.turn.writing.kind === "none") {
    draft.do({ kind: "drop-transcription" });
  }
  if (isInterruption(draft, heard.turn, isSpeech)) {
    interrupt(draft, heard.turn);
    return;
  }
  advance(draft, heard.turn);
}

/** Speech soon after an answer, before the assistant speaks, is the rest of that answer and bears its name. */
function turnIdAt(draft: Draft): string {
  const { answered, mouth, setup } = draft.state;
  const isSilent = mouth.speaking?.playingSince === undefined;
  const isSoon = answered !== undefined && draft.at < answered.spokenAt + setup.policy.continuesWithinMs;
  return answered !== undefined && isSoon && isSilent ? answered.turnId : nextTurnId(draft);
}

function opened(draft: Draft): void {
  draft.set({ turnCount: draft.state.turnCount + 1, sayAgainAt: undefined });
  draft.do({ kind: "open-turn" });
  draft.send({ type: "speech-update", role: "user", status: "started" });
  putBack(draft);
}

function isInterruption(draft: Draft, turn: Turn, isSpeech: boolean): boolean {
  const { speaking } = draft.state.mouth;
  const { policy } = draft.state.setup;
  if (!isSpeech || speaking?.playingSince === undefined || isHalfDuplex(draft)) return false;
  const { isInterruptible, timesSaid } = speaking.utterance;
  if (!isInterruptible || timesSaid >= policy.mostTimesSaid) return false;
  if (draft.at - speaking.playingSince < policy.protectedPlaybackMs) return false;
  return turn.audioMs >= policy.bargeInMs && turn.speechMs >= policy.bargeInVoicedMs;
}

/** The person cannot interrupt where the assistant's own sound would: the browser's voice, or a proven echo. */
function isHalfDuplex(draft: Draft): boolean {
  const { mouth, echoes, setup } = draft.state;
  const isBrowser = mouth.speaking?.by === "browser" || setup.speaking === "browser";
  return isBrowser || echoes >= setup.policy.echoesUntilHalfDuplex;
}

function interrupt(draft: Draft, turn: Turn): void {
  hush(draft);
  draft.set({ ear: { kind: "turn", turn: { ...turn, didInterrupt: true } } });
}

/** Writes down what was said when the silence is long enough, and ends the turn when it is long enough for that. */
function advance(draft: Draft, turn: Turn): void {
  const { policy } = draft.state.setup;
  if (isWorthWriting(turn, policy)) {
    startWriting(draft, turn);
    return;
  }
  if (turn.writing.kind === "written" && isOver(draft, turn, turn.writing.text)) deliverTurn(draft, turn, turn.writing);
}

function startWriting(draft: Draft, turn: Turn): void {
  const { policy } = draft.state.setup;
  if (turn.speechMs < policy.shortestTurnMs) {
    close(draft, turn, "too-short");
    return;
  }
  if (isHalfDuplex(draft) && turn.beganOverAssistant && turn.tailMs < policy.shortestTailMs) {
    close(draft, turn, "echo");
    return;
  }
  const attempt = turn.attempt + 1;
  draft.set({ ear: { kind: "turn", turn: { ...turn, attempt, writing: { kind: "pending", since: draft.at } } } });
  draft.do({ kind: "transcribe", turnId: turn.id, attempt });
}

/** The person has finished: said so, gave the whole answer, or has been silent for long enough. */
function isOver(draft: Draft, turn: Turn, text: string): boolean {
  const { setup, expecting } = draft.state;
  const { policy, expected } = setup;
  if (isCut(turn, policy) || isSaidToBeDone(text)) return true;
  if (expected === undefined || expecting === undefined) return turn.quietMs >= policy.unfinishedMs;
  if (text !== "" && expected.isWhole(expecting, text)) return true;
  return turn.quietMs >= (expected.hasPauses(expecting) ? policy.pausingMs : policy.unfinishedMs);
}

/** The transcriber's words, or undefined when it failed. */
export function written(
  draft: Draft,
  result: { readonly turnId: string; readonly attempt: number; readonly text?: string },
): void {
  const { ear } = draft.state;
  if (ear.kind !== "turn" || ear.turn.id !== result.turnId || ear.turn.attempt !== result.attempt) return;
  if (ear.turn.writing.kind !== "pending") return;
  if (result.text === undefined) {
    transcriberFailed(draft, ear.turn);
    return;
  }
  const writing: Writing = {
    kind: "written",
    text: result.text.trim(),
    since: ear.turn.writing.since,
    at: draft.at,
  };
  const turn: Turn = { ...ear.turn, writing };
  draft.set({ ear: { kind: "turn", turn } });
  advance(draft, turn);
}

/** Shows what is heard while the person speaks; not what is said over the assistant, which may be its echo. */
export function tellPartial(draft: Draft, text: string): void {
  const { ear } = draft.state;
  if (ear.kind !== "turn" || ear.turn.beganOverAssistant) return;
  const partial = { type: "transcript", role: "user", transcriptType: "partial", transcript: text } as const;
  draft.send({ ...partial, turnId: ear.turn.id, beganOverAssistant: false });
}

function transcriberFailed(draft: Draft, turn: Turn): void {
  draft.do({ kind: "failed", part: "transcriber" });
  draft.send({ type: "hang", reason: "transcriber-failed" });
  close(draft, turn, "failed");
}

function deliverTurn(draft: Draft, turn: Turn, writing: Extract<Writing, { kind: "written" }>): void {
  const { id: turnId, beganAt, beganOverAssistant, lastSpeechAt } = turn;
  if (writing.text === "") {
    close(draft, turn, "nothing-understood");
    return;
  }
  if (!deliver(draft, { turnId, text: withoutDone(writing.text), beganAt, beganOverAssistant })) {
    close(draft, turn, "echo");
    return;
  }
  close(draft, turn, "transcribed");
  if (beganOverAssistant) return;
  draft.set({
    answered: { turnId, spokenAt: lastSpeechAt },
    measured: {
      turnId,
      speechEndedAt: lastSpeechAt,
      writingSince: writing.since,
      writtenAt: writing.at,
      endpointAt: draft.at,
    },
  });
}

/** Closes the turn; a person who was not understood, or not counted, hears the question again. */
function close(draft: Draft, turn: Turn, outcome: TurnOutcome): void {
  draft.set({ ear: quietEar });
  draft.do({ kind: "close-turn", outcome, audioMs: turn.audioMs });
  draft.send({ type: "speech-update", role: "user", status: "stopped" });
  const wait = repeatAfter(draft.state, turn, outcome);
  if (wait !== undefined && draft.state.mouth.queue.length === 0) draft.set({ sayAgainAt: draft.at + wait });
}

function repeatAfter({ mouth, setup }: CallState, turn: Turn, outcome: TurnOutcome): number | undefined {
  const { policy } = setup;
  if (outcome === "transcribed") return turn.beganOverAssistant ? policy.sayAgainAfterMs : undefined;
  if (turn.didInterrupt || outcome === "failed") return policy.resumeAfterMs;
  if (outcome !== "nothing-understood" || turn.beganOverAssistant) return undefined;
  // A short sound may be a quiet "sí" or a cough: it brings the same question again only once.
  const isWorthIt = turn.speechMs >= policy.worthRepeatingMs || mouth.last?.timesSaid === 1;
  return isWorthIt ? policy.resumeAfterMs : undefined;
}

/** What must happen though nothing is heard: the microphone fell silent, or the transcriber stalls. */
export function expireHearing(draft: Draft): void {
  const { ear, setup } = draft.state;
  if (ear.kind !== "turn" || draft.at < turnDeadline(ear.turn, setup.policy)) return;
  if (ear.turn.writing.kind === "pending") {
    draft.do({ kind: "drop-transcription" });
    transcriberFailed(draft, ear.turn);
    return;
  }
  endTurn(draft);
}

/** No more will come of the turn under way: it is as if the longest silence had ended it. */
export function endTurn(draft: Draft): void {
  const { ear, setup } = draft.state;
  if (ear.kind !== "turn") return;
  const { policy } = setup;
  const quietMs = Math.max(ear.turn.quietMs, policy.pausingMs, policy.unfinishedMs);
  const silent = { ...ear.turn, lastFrameAt: draft.at, quietMs };
  draft.set({ ear: { kind: "turn", turn: silent } });
  advance(draft, silent);
}
