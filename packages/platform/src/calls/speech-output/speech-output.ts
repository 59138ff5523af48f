import type { CallEvent, CallState } from "../session/call-state.ts";
import type { StepBuilder } from "../session/step-builder.ts";
import { heardOf } from "./heard-text.ts";
import {
  enqueue,
  estimatedSpeechMs,
  goOn,
  type Speaking,
  sayAgain,
  soundedMs,
  takeNext,
  type Utterance,
  type UtteranceRequest,
} from "./utterance-queue.ts";

/** Adds one thing to say; it makes a repetition of the last one pointless. */
export function say(step: StepBuilder, request: UtteranceRequest): void {
  const { speechOutput, setup, measured } = step.state;
  const context = { at: step.at, longest: setup.policy.longestQueue };
  const words = request.text.toLowerCase();
  const isLast = setup.rules?.endCallPhrases.some((phrase) => words.includes(phrase)) === true;
  // Interrupted, it would not end the call.
  const whole = isLast ? { ...request, isInterruptible: false, endsCall: true } : request;
  step.set({ speechOutput: enqueue(speechOutput, whole, context), sayAgainAt: undefined });
  if (measured !== undefined && measured.askedAt === undefined)
    step.set({ measured: { ...measured, askedAt: step.at } });
}

/** Begins the next utterance when nobody is speaking, or has waited too long for the person to finish. */
export function speakNext(step: StepBuilder): void {
  while (step.state.stage.kind === "live" && step.state.speechOutput.speaking === undefined) {
    const { speechOutput, userTurn, recognition, setup } = step.state;
    const isPersonBusy = userTurn.kind === "turn" || recognition.open !== undefined;
    if (isPersonBusy && step.at < speechOutput.queuedSince + setup.policy.longestWaitToSpeakMs) return;
    if (step.at < maySpeakAt(step.state)) return;
    const next = takeNext(speechOutput, step.at);
    if (next === undefined) return;
    step.set({ speechOutput: next[0] });
    begin(step, next[1]);
  }
}

/** Ends the call once everything is said, these last words included. */
export function endAfterSpeech(step: StepBuilder, text: string | undefined): void {
  if (text !== undefined) {
    say(step, { text, isInterruptible: false, endsCall: true });
    return;
  }
  const { speechOutput } = step.state;
  const last = speechOutput.queue.at(-1);
  const { speaking } = speechOutput;
  if (last !== undefined) {
    const queue = [...speechOutput.queue.slice(0, -1), { ...last, isInterruptible: false, endsCall: true }];
    step.set({ speechOutput: { ...speechOutput, queue } });
  } else if (speaking !== undefined) {
    const utterance = { ...speaking.utterance, isInterruptible: false, endsCall: true };
    step.set({ speechOutput: { ...speechOutput, speaking: { ...speaking, utterance } } });
  } else step.end("assistant-ended-call");
}

/** When the assistant may speak again after it was interrupted; -Infinity when it may at any time. */
export function maySpeakAt({ interruptedAt, setup }: CallState): number {
  const backoffMs = setup.rules?.interruptionBackoffMs ?? 0;
  return interruptedAt === undefined || backoffMs === 0 ? Number.NEGATIVE_INFINITY : interruptedAt + backoffMs;
}

function begin(step: StepBuilder, utterance: Utterance): void {
  const { setup, speechOutput } = step.state;
  step.set({ expecting: utterance.expecting });
  if (utterance.fromMs === undefined) sendTranscript(step, utterance);
  if (speechOutput.isMuted || setup.speaking === "none") {
    finish(step, utterance);
    return;
  }
  speakBy(step, utterance, setup.speaking);
}

function sendTranscript(step: StepBuilder, { mark, reply, text }: Utterance): void {
  for (const transcript of partsOf(text)) {
    const message = { type: "transcript", role: "assistant", transcriptType: "final", transcript } as const;
    step.send(message, { mark, ...(reply !== undefined && { reply }) });
  }
}

function speakBy(step: StepBuilder, utterance: Utterance, by: "server" | "browser"): void {
  const { abilities, setup, speechOutput } = step.state;
  const rate = utterance.rate ?? setup.rate;
  if (by === "browser" && !abilities.speech) {
    finish(step, utterance);
    return;
  }
  const timeout =
    by === "server"
      ? setup.policy.voiceStallMs
      : 2 * estimatedSpeechMs(utterance.text, rate) + setup.policy.playedWithinMs;
  const speaking: Speaking = {
    utterance,
    by,
    deadlineAt: step.at + timeout,
    isSent: by === "browser",
    ...(by === "browser" && { playingSince: step.at }),
  };
  step.set({ speechOutput: { ...speechOutput, speaking } });
  const { mark, text, fromMs } = utterance;
  step.do({ kind: "speak", mark, text, rate, by, ...(fromMs !== undefined && { fromMs }) });
  if (by === "browser") step.send({ type: "speech-update", role: "assistant", status: "started" });
}

/** The voice has made sound. */
export function progress(step: StepBuilder, made: Extract<CallEvent, { kind: "voice-progress" }>): void {
  const { speechOutput, setup } = step.state;
  const { speaking } = speechOutput;
  if (speaking?.utterance.mark !== made.mark) return;
  step.touch();
  const timeout = made.isLast ? setup.policy.playedWithinMs : setup.policy.voiceStallMs;
  const deadlineAt = step.at + made.aheadMs + timeout;
  const playingSince = speaking.playingSince ?? step.at;
  step.set({
    speechOutput: { ...speechOutput, speaking: { ...speaking, deadlineAt, playingSince, isSent: made.isLast } },
  });
  if (speaking.playingSince !== undefined) return;
  step.set({ answered: undefined });
  step.send({ type: "speech-update", role: "assistant", status: "started" });
  sendTurnMetrics(step);
}

function sendTurnMetrics(step: StepBuilder): void {
  const { measured } = step.state;
  if (measured?.askedAt === undefined) return;
  const { turnId, speechEndedAt, transcribingSince, transcribedAt, endpointAt, askedAt } = measured;
  const stagesMs = {
    silence: transcribingSince - speechEndedAt,
    transcriber: transcribedAt - transcribingSince,
    endpointing: endpointAt - transcribedAt,
    answer: askedAt - endpointAt,
    voice: step.at - askedAt,
    total: step.at - speechEndedAt,
  };
  step.set({ measured: undefined });
  step.send({ type: "turn-metrics", turnId, stagesMs });
}

/** The page has played everything up to the mark. */
export function played(step: StepBuilder, mark: number): void {
  const { speaking } = step.state.speechOutput;
  if (speaking?.utterance.mark === mark) finish(step, speaking.utterance);
}

function finish(step: StepBuilder, utterance: Utterance): void {
  stopped(step, utterance.text);
  step.touch();
  if (utterance.endsCall) step.end("assistant-ended-call");
}

function stopped(step: StepBuilder, heard: string): void {
  const { speechOutput } = step.state;
  const { speaking } = speechOutput;
  if (speaking !== undefined) step.do({ kind: "heard", mark: speaking.utterance.mark, text: heard });
  if (speaking?.playingSince !== undefined) {
    step.send({ type: "speech-update", role: "assistant", status: "stopped" });
  }
  step.set({ speechOutput: { ...speechOutput, speaking: undefined, finishedAt: step.at, queuedSince: step.at } });
}

/** Silences the assistant in mid-utterance; what was silenced before does not go on either. */
export function stopSpeaking(step: StepBuilder): void {
  const { speaking } = step.state.speechOutput;
  step.set({ speechOutput: { ...step.state.speechOutput, paused: undefined } });
  if (speaking === undefined) return;
  step.do({ kind: "stop-speaking" });
  stopped(step, heardOf(speaking, step.state, step.at));
}

/** Silences the assistant so that it can go on where it was: `sayLastAgain`. */
export function pauseSpeaking(step: StepBuilder): void {
  const { speaking } = step.state.speechOutput;
  if (speaking === undefined) return;
  const fromMs = Math.max(0, soundedMs(speaking, step.at) - step.state.setup.policy.goesBackMs);
  stopSpeaking(step);
  step.set({ speechOutput: { ...step.state.speechOutput, paused: { ...speaking.utterance, fromMs } } });
}

/** The person speaks before the assistant could be heard: it waits, and starts over when they have finished. */
export function putBack(step: StepBuilder): void {
  const { speechOutput, setup } = step.state;
  const { speaking } = speechOutput;
  if (speaking === undefined || speaking.playingSince !== undefined) return;
  stopSpeaking(step);
  const { utterance } = speaking;
  if (utterance.fromMs !== undefined) {
    const { speechOutput: silent } = step.state;
    step.set({ speechOutput: { ...silent, queue: [utterance, ...silent.queue] } });
    return;
  }
  if (utterance.timesSaid >= setup.policy.mostTimesSaid) return;
  step.set({ speechOutput: sayAgain(step.state.speechOutput, utterance, step.at) });
}

/** The voice broke: the browser's own takes over where it can; else the question is only shown. */
export function voiceFailed(step: StepBuilder, mark: number): void {
  const { speaking } = step.state.speechOutput;
  if (speaking?.utterance.mark !== mark) return;
  step.do({ kind: "failed", part: "voice" });
  step.send({ type: "hang", reason: "voice-failed" });
  step.do({ kind: "stop-speaking" });
  // What no voice says is shown.
  stopped(step, speaking.utterance.text);
  if (speaking.by === "server" && speaking.playingSince === undefined) speakBy(step, speaking.utterance, "browser");
  else finish(step, speaking.utterance);
}

/**
 * Goes on where the assistant was silenced, or says its last utterance once more, unless it was said often enough, or
 * something newer waits or is owed: what the person said was heard, and a question said again would deny it.
 */
export function sayLastAgain(step: StepBuilder): void {
  const { speechOutput, setup } = step.state;
  const going = goOn(speechOutput, step.at);
  step.set({ sayAgainAt: undefined, speechOutput: going ?? speechOutput });
  if (going !== undefined) return;
  if (speechOutput.last === undefined || speechOutput.queue.length > 0 || speechOutput.speaking !== undefined) return;
  if (speechOutput.last.timesSaid >= setup.policy.mostTimesSaid || isNewerOwed(step.state)) return;
  step.set({ speechOutput: sayAgain(speechOutput, speechOutput.last, step.at) });
}

/** The responder owes an answer that what was said last is no sentence of. */
function isNewerOwed({ responseDueSince, replyCount, speechOutput }: CallState): boolean {
  return responseDueSince !== undefined && speechOutput.last?.reply !== replyCount;
}

/** The utterance under way has taken too long. */
export function expireSpeaking(step: StepBuilder): void {
  const { speaking } = step.state.speechOutput;
  if (speaking === undefined || step.at < speaking.deadlineAt) return;
  if (!speaking.isSent) {
    voiceFailed(step, speaking.utterance.mark);
    return;
  }
  stopSpeaking(step);
  finish(step, speaking.utterance);
}

/** A text in parts that each fit into one app message, cut between words where there are any; together they are the text. */
function partsOf(text: string): readonly string[] {
  // 1900 characters and as many signs of escape, and the message around them, stay below an app message's 4096.
  return text.match(/.{1,1899}(?:\s|$)|.{1,1900}/gs) ?? [];
}
