import type { ReadClientMessage } from "@dilo/api";
import {
  expireResponse,
  reply,
  responderFailed,
  responseDueAt,
  responseEnded,
  tell,
  toolUsed,
} from "../responses/response-events.ts";
import {
  expireSpeaking,
  maySpeakAt,
  played,
  progress,
  say,
  sayLastAgain,
  speakNext,
  stopSpeaking,
  voiceFailed,
} from "../speech-output/speech-output.ts";
import { emptySpeechOutput } from "../speech-output/utterance-queue.ts";
import { expireRecognition, recognised } from "../user-turn/browser-recognition.ts";
import { expireKeypad, keypadDueAt, pressKey } from "../user-turn/keypad.ts";
import { unknownPace } from "../user-turn/pace.ts";
import {
  beginConversation,
  endTurn,
  expireUserTurn,
  frame,
  sendPartial,
  transcribed,
} from "../user-turn/turn-taking.ts";
import { noTurn, turnDeadline } from "../user-turn/user-turn.ts";
import type { CallEvent, CallSetup, CallState, CallStep } from "./call-state.ts";
import { expireHooks, hookDueAt } from "./hooks.ts";
import { StepBuilder } from "./step-builder.ts";

/** A call that nobody has joined yet. */
export function newCall(setup: CallSetup, at: number): CallState {
  const call: CallState = {
    setup,
    stage: { kind: "away", since: at, wasLive: false },
    createdAt: at,
    activeAt: at,
    abilities: { recognition: false, speech: false },
    userTurn: noTurn,
    recognition: {},
    speechOutput: emptySpeechOutput,
    turnCount: 0,
    pace: unknownPace,
    echoes: 0,
  };
  if (setup.firstMessage === undefined) return call;
  const step = new StepBuilder(call, at);
  say(step, { text: setup.firstMessage, isInterruptible: setup.rules?.protectsFirstMessage !== true, endsCall: false });
  return step.state;
}

/** The whole call: what it becomes after an event, and what the world must do. Pure; an ended call stays as it is. */
export function next(call: CallState, event: CallEvent): CallStep {
  if (call.stage.kind === "ended") return [call, []];
  const step = new StepBuilder(call, event.at);
  expire(step);
  if (!isOver(step)) take(step, event);
  if (!isOver(step)) {
    beginConversation(step);
    speakNext(step);
  }
  return [step.state, step.effects];
}

function isOver(step: StepBuilder): boolean {
  return step.state.stage.kind === "ended";
}

function take(step: StepBuilder, event: CallEvent): void {
  switch (event.kind) {
    case "joined":
      arrive(step, event);
      return;
    case "playable":
      goLive(step);
      return;
    case "frame":
      if (step.state.stage.kind === "live" && step.state.setup.hearing === "server") frame(step, event);
      return;
    case "recognised":
      if (step.state.stage.kind === "live" && step.state.setup.hearing === "browser") {
        recognised(step, event.text, event.isFinal);
      }
      return;
    case "digit":
      if (step.state.stage.kind === "live") pressKey(step, event.digit);
      return;
    case "message":
      obey(step, event.message);
      return;
    case "voice-progress":
      progress(step, event);
      return;
    case "voice-failed":
      voiceFailed(step, event.mark);
      return;
    case "played":
      played(step, event.mark);
      return;
    case "transcribed":
      transcribed(step, event);
      return;
    case "partial":
      sendPartial(step, event.text);
      return;
    case "transcriber-failed":
      transcribed(step, { turnId: event.turnId, attempt: event.attempt });
      return;
    case "reply":
      reply(step, event.text);
      return;
    case "tool":
      toolUsed(step, event.activity);
      return;
    case "reply-ended":
      responseEnded(step);
      return;
    case "responder-failed":
      responderFailed(step, event.isFinal);
      return;
    case "lost":
      lose(step, event.hasLeft);
      return;
    case "end":
      step.end(event.reason);
      return;
    case "time":
      return;
  }
}

function arrive(step: StepBuilder, event: Extract<CallEvent, { kind: "joined" }>): void {
  const { stage } = step.state;
  const wasLive = stage.kind === "live" || (stage.kind !== "ended" && stage.wasLive);
  if (stage.kind === "live") lose(step);
  step.touch();
  step.set({ stage: { kind: "arriving", since: step.at, wasLive }, abilities: event.abilities });
}

/** The page can play sound, or has had its time to say so: the call begins, or resumes where it was. */
function goLive(step: StepBuilder): void {
  const { stage, speechOutput } = step.state;
  if (stage.kind !== "arriving") return;
  step.touch();
  step.set({ stage: { kind: "live" }, speechOutput: { ...speechOutput, queuedSince: step.at } });
  step.do({ kind: "greet" });
  step.send({ type: "status-update", status: "in-progress" });
  if (stage.wasLive) sayLastAgain(step);
  else if (step.state.setup.rules?.opensWithModel === true) tell(step, undefined, true);
}

function obey(step: StepBuilder, message: ReadClientMessage): void {
  step.touch();
  switch (message.type) {
    case "add-message":
      if (step.state.setup.answering === "responder") {
        const { role, content } = message.message;
        step.do({ kind: "added", message: message.message });
        // A model takes a tool's answer only to a question of its own.
        const isAnswered = content !== "" && message.triggerResponseEnabled !== false;
        tell(step, { role: role === "tool" ? "system" : role, content }, isAnswered);
        return;
      }
      if (message.message.role !== "system" || message.triggerResponseEnabled === false) {
        step.do({ kind: "added", message: message.message });
        return;
      }
      if (isOutdated(step, message.expecting)) stopSpeaking(step);
      say(step, {
        text: message.message.content,
        isInterruptible: true,
        endsCall: false,
        expecting: message.expecting,
        rate: message.rate,
      });
      return;
    case "say":
      if (message.interruptAssistantEnabled === true) stopSpeaking(step);
      say(step, {
        text: message.message,
        isInterruptible: message.interruptionsEnabled === true,
        endsCall: message.endCallAfterSpoken === true,
      });
      return;
    case "turn-done":
      endTurn(step);
      return;
    case "end-call":
      step.end("customer-ended-call");
      return;
    case "control":
      control(step, message.control);
      return;
  }
}

/** A question that has been answered by a tap, or a prompt asked for again, is not said to its end. */
function isOutdated(step: StepBuilder, expecting: string | undefined): boolean {
  return expecting !== undefined && step.state.speechOutput.speaking?.utterance.expecting !== undefined;
}

function control(step: StepBuilder, wish: Extract<ReadClientMessage, { type: "control" }>["control"]): void {
  const { speechOutput, setup } = step.state;
  switch (wish) {
    case "mute-assistant":
      stopSpeaking(step);
      step.set({ speechOutput: { ...step.state.speechOutput, isMuted: true } });
      return;
    case "unmute-assistant":
      step.set({ speechOutput: { ...speechOutput, isMuted: false } });
      return;
    case "say-first-message":
      if (speechOutput.last !== undefined || speechOutput.queue.length > 0 || setup.firstMessage === undefined) return;
      say(step, { text: setup.firstMessage, isInterruptible: true, endsCall: false });
      return;
  }
}

/** The connection is gone: what was being said will be said again, what was being heard is transcribed. */
function lose(step: StepBuilder, hasLeft?: boolean): void {
  const { stage } = step.state;
  if (stage.kind !== "live" && stage.kind !== "arriving") return;
  stopSpeaking(step);
  endTurn(step);
  const wasLive = stage.kind === "live" || stage.wasLive;
  step.set({ stage: { kind: "away", since: step.at, wasLive, hasLeft }, sayAgainAt: undefined });
}

function expire(step: StepBuilder): void {
  const { stage, setup, createdAt } = step.state;
  const { policy } = setup;
  if (step.at >= createdAt + policy.longestCallMs) {
    step.end("exceeded-max-duration");
    return;
  }
  if (stage.kind === "away" && step.at >= stage.since + policy.graceMs) {
    step.end(stage.hasLeft ? "customer-ended-call" : "connection-lost");
    return;
  }
  if (step.at >= silenceDueAt(step.state)) {
    step.end("silence-timed-out");
    return;
  }
  if (stage.kind === "arriving" && step.at >= stage.since + policy.playableWithinMs) goLive(step);
  expireUserTurn(step);
  expireRecognition(step);
  expireSpeaking(step);
  expireResponse(step);
  expireKeypad(step);
  expireHooks(step);
  const { sayAgainAt, userTurn, recognition } = step.state;
  const isPersonBusy = userTurn.kind === "turn" || recognition.open !== undefined;
  if (sayAgainAt !== undefined && step.at >= sayAgainAt && !isPersonBusy) sayLastAgain(step);
}

/** When nobody has said anything for too long. An utterance has a deadline of its own, and ends as somebody's act. */
function silenceDueAt({ speechOutput, activeAt, setup }: CallState): number {
  return speechOutput.speaking ? Number.POSITIVE_INFINITY : activeAt + setup.policy.silenceMs;
}

/** When something will be due though nothing happens; the runner then sends `time`. Undefined when the call is over. */
export function wakeAt(call: CallState): number | undefined {
  const { stage, setup, speechOutput, userTurn, recognition } = call;
  const { policy } = setup;
  if (stage.kind === "ended") return undefined;
  const isPersonBusy = userTurn.kind === "turn" || recognition.open !== undefined;
  const isWaitingToSpeak =
    stage.kind === "live" && isPersonBusy && !speechOutput.speaking && speechOutput.queue.length > 0;
  const isBackingOff =
    stage.kind === "live" && !isPersonBusy && !speechOutput.speaking && speechOutput.queue.length > 0;
  const mayAt = maySpeakAt(call);
  return Math.min(
    call.createdAt + policy.longestCallMs,
    silenceDueAt(call),
    stage.kind === "away" ? stage.since + policy.graceMs : Number.POSITIVE_INFINITY,
    stage.kind === "arriving" ? stage.since + policy.playableWithinMs : Number.POSITIVE_INFINITY,
    userTurn.kind === "turn" ? turnDeadline(userTurn.turn, policy) : Number.POSITIVE_INFINITY,
    recognition.open ? recognition.open.changedAt + policy.recognitionStallMs : Number.POSITIVE_INFINITY,
    speechOutput.speaking?.deadlineAt ?? Number.POSITIVE_INFINITY,
    responseDueAt(call),
    hookDueAt(call),
    keypadDueAt(call),
    isBackingOff && Number.isFinite(mayAt) ? mayAt : Number.POSITIVE_INFINITY,
    isWaitingToSpeak
      ? Math.max(speechOutput.queuedSince + policy.longestWaitToSpeakMs, mayAt)
      : Number.POSITIVE_INFINITY,
    isPersonBusy ? Number.POSITIVE_INFINITY : (call.sayAgainAt ?? Number.POSITIVE_INFINITY),
  );
}
