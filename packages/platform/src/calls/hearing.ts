import type { TurnOutcome } from "../log.ts";
import type { Draft } from "./draft.ts";
import { isEcho } from "./echo.ts";
import { recognise } from "./recognition.ts";
import { hush } from "./speaking.ts";
import { hearFrame, isCut, isFinished, isWorthWriting, quietEar, type Turn, turnDeadline } from "./turn.ts";

/** One judged frame of the microphone. */
export function frame(draft: Draft, isSpeech: boolean): void {
  const { ear, mouth, setup, turnCount } = draft.state;
  const isAssistantSpeaking = mouth.speaking?.playingSince !== undefined;
  const context = { nextId: turnId(draft), policy: setup.policy };
  const heard = hearFrame(ear, { isSpeech, at: draft.at, isAssistantSpeaking }, context);
  draft.set({ ear: heard });
  if (heard.kind !== "turn") return;
  if (isSpeech) draft.touch();
  if (ear.kind !== "turn") {
    draft.set({ turnCount: turnCount + 1, sayAgainAt: undefined });
    draft.do({ kind: "open-turn" });
    draft.send({ type: "speech-update", role: "user", status: "started" });
  } else if (ear.turn.writing.kind === "pending" && heard.turn.writing.kind === "none") {
    draft.do({ kind: "drop-transcription" });
  }
  if (isInterruption(draft, heard.turn, isSpeech)) {
    interrupt(draft, heard.turn);
    return;
  }
  advance(draft, heard.turn);
}

function turnId(draft: Draft): string {
  return `${draft.state.setup.callId}:${draft.state.turnCount + 1}`;
}

function isInterruption(draft: Draft, turn: Turn, isSpeech: boolean): boolean {
  const { speaking } = draft.state.mouth;
  const { policy } = draft.state.setup;
  if (!isSpeech || speaking?.playingSince === undefined || isHalfDuplex(draft)) return false;
  const { isInterruptible, timesSaid } = speaking.utterance;
  if (!isInterruptible || timesSaid >= policy.mostTimesSaid) return false;
  return turn.speechMs >= policy.bargeInMs && draft.at - speaking.playingSince >= policy.protectedPlaybackMs;
}

/** The person cannot interrupt where the assistant's own sound would: the browser's voice, or a proven echo. */
function isHalfDuplex(draft: Draft): boolean {
  const { mouth, echoes, setup } = draft.state;
  return (
    mouth.speaking?.by === "browser" || setup.speaking === "browser" || echoes >= setup.policy.echoesUntilHalfDuplex
  );
}

function interrupt(draft: Draft, turn: Turn): void {
  hush(draft);
  draft.set({ ear: { kind: "turn", turn: { ...turn, didInterrupt: true } } });
}

/** Writes down what was said when the silence is long enough, and ends the turn when it is long enough for that. */
function advance(draft: Draft, turn: Turn): void {
  const { policy } = draft.state.setup;
  if (isWorthWriting(turn, policy)) {
    if (turn.speechMs < policy.shortestTurnMs) {
      close(draft, turn, "too-short");
      return;
    }
    if (isHalfDuplex(draft) && turn.beganOverAssistant && turn.tailMs < policy.shortestTailMs) {
      close(draft, turn, "echo");
      return;
    }
    write(draft, turn);
    return;
  }
  if (turn.writing.kind === "written" && isFinished(turn, policy)) deliverTurn(draft, turn, turn.writing);
}

function write(draft: Draft, turn: Turn): void {
  const attempt = turn.attempt + 1;
  draft.set({ ear: { kind: "turn", turn: { ...turn, attempt, writing: { kind: "pending", since: draft.at } } } });
  draft.do({ kind: "transcribe", turnId: turn.id, attempt });
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
  const turn: Turn = { ...ear.turn, writing: { kind: "written", text: result.text.trim(), at: draft.at } };
  draft.set({ ear: { kind: "turn", turn } });
  advance(draft, turn);
}

function transcriberFailed(draft: Draft, turn: Turn): void {
  draft.do({ kind: "failed", part: "transcriber" });
  draft.send({ type: "hang", reason: "transcriber-failed" });
  close(draft, turn, "failed");
}

function deliverTurn(draft: Draft, turn: Turn, { text, at }: { readonly text: string; readonly at: number }): void {
  const { id, beganAt, beganOverAssistant } = turn;
  if (text === "") {
    close(draft, turn, "nothing-understood");
    return;
  }
  const isHeardAsEcho = !deliver(draft, { turnId: id, text, beganAt, beganOverAssistant });
  if (isHeardAsEcho) {
    close(draft, turn, "echo");
    return;
  }
  close(draft, turn, "transcribed");
  if (beganOverAssistant) return;
  const endpointAt = turn.lastSpeechAt + turn.quietMs;
  draft.set({
    measured: {
      turnId: id,
      speechEndedAt: turn.lastSpeechAt,
      endpointAt: Math.min(endpointAt, at),
      transcribedAt: draft.at,
    },
  });
}

/** Closes the turn; a person who was not understood, or not counted, hears the question again. */
function close(draft: Draft, turn: Turn, outcome: TurnOutcome): void {
  const { policy } = draft.state.setup;
  draft.set({ ear: quietEar });
  draft.do({ kind: "close-turn", outcome, audioMs: turn.audioMs });
  draft.send({ type: "speech-update", role: "user", status: "stopped" });
  const wait = repeatAfter(turn, outcome, policy);
  if (wait !== undefined && draft.state.mouth.queue.length === 0) draft.set({ sayAgainAt: draft.at + wait });
}

function repeatAfter(turn: Turn, outcome: TurnOutcome, policy: Draft["state"]["setup"]["policy"]): number | undefined {
  if (outcome === "transcribed") return turn.beganOverAssistant ? policy.sayAgainAfterMs : undefined;
  if (turn.didInterrupt || outcome === "failed") return policy.resumeAfterMs;
  const wasSaid = outcome === "nothing-understood" && turn.speechMs >= policy.worthRepeatingMs;
  return wasSaid && !turn.beganOverAssistant ? policy.resumeAfterMs : undefined;
}

interface Final {
  readonly turnId: string;
  readonly text: string;
  readonly beganAt: number;
  readonly beganOverAssistant: boolean;
}

/** Sends a final transcript; false when it is the assistant's own voice heard back. */
function deliver(draft: Draft, final: Final): boolean {
  const { mouth, setup, echoes } = draft.state;
  const isNear = final.beganOverAssistant || final.beganAt < mouth.finishedAt + setup.policy.echoWithinMs;
  if (isNear && mouth.last !== undefined && isEcho(final.text, mouth.last.text)) {
    draft.set({ echoes: echoes + 1 });
    return false;
  }
  const { turnId, text, beganOverAssistant } = final;
  draft.touch();
  draft.send({
    type: "transcript",
    role: "user",
    transcriptType: "final",
    transcript: text,
    turnId,
    beganOverAssistant,
  });
  return true;
}

/** The page's own recogniser heard something. */
export function recognised(draft: Draft, text: string, isFinal: boolean): void {
  const { recognition, mouth, setup, turnCount } = draft.state;
  const said = text.trim();
  if (said === "") {
    isFinal ? finishRecognition(draft) : undefined;
    return;
  }
  draft.touch();
  const isOverAssistant = mouth.speaking !== undefined || draft.at < mouth.finishedAt + setup.policy.recognitionLagMs;
  const result = { text: said, at: draft.at, isOverAssistant, nextId: turnId(draft) };
  const open = recognise(recognition, result, setup.policy);
  if (open.turnId === result.nextId) draft.set({ turnCount: turnCount + 1, sayAgainAt: undefined });
  draft.set({ recognition: { ...recognition, open } });
  if (isFinal) {
    finishRecognition(draft);
    return;
  }
  const { turnId: id, beganOverAssistant } = open;
  if (beganOverAssistant) return;
  draft.send({
    type: "transcript",
    role: "user",
    transcriptType: "partial",
    transcript: said,
    turnId: id,
    beganOverAssistant,
  });
}

function finishRecognition(draft: Draft): void {
  const { open } = draft.state.recognition;
  if (open === undefined) return;
  draft.set({ recognition: { last: { ...open, changedAt: draft.at } } });
  const isSaid = deliver(draft, open);
  if (isSaid && open.beganOverAssistant) draft.set({ sayAgainAt: draft.at + draft.state.setup.policy.sayAgainAfterMs });
}

/** What must happen though nothing is heard: the microphone fell silent, a transcriber or recogniser stalls. */
export function expireHearing(draft: Draft): void {
  const { ear, recognition, setup } = draft.state;
  const { open } = recognition;
  if (open !== undefined && draft.at >= open.changedAt + setup.policy.recognitionStallMs) finishRecognition(draft);
  if (ear.kind !== "turn" || draft.at < turnDeadline(ear.turn, setup.policy)) return;
  if (ear.turn.writing.kind === "pending") {
    draft.do({ kind: "drop-transcription" });
    transcriberFailed(draft, ear.turn);
    return;
  }
  endTurnNow(draft, ear.turn);
}

/** No more sound will come of this turn: it is as if silence had ended it. */
export function endTurnNow(draft: Draft, turn: Turn): void {
  const { policy } = draft.state.setup;
  const silent = { ...turn, lastFrameAt: draft.at, quietMs: Math.max(turn.quietMs, policy.endpointMs) };
  draft.set({ ear: { kind: "turn", turn: silent } });
  advance(draft, silent);
}

/** What the person is doing, for those who look from outside. */
export function turnPhase(
  turn: Turn,
  policy: Draft["state"]["setup"]["policy"],
): "user-speaking" | "endpointing" | "transcribing" {
  if (turn.writing.kind === "pending" && isFinished(turn, policy)) return "transcribing";
  return turn.quietMs > 0 || isCut(turn, policy) ? "endpointing" : "user-speaking";
}
