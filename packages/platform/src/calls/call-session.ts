import type { ClientMessage } from "@dilo/api";
import type { CallEvent, CallSetup, CallState, CallStep } from "./call-state.ts";
import { expireReply, interviewerFailed, reply, replyDueAt, replyEnded, tell } from "./conversing.ts";
import { Draft } from "./draft.ts";
import { endTurn, expireHearing, frame, tellPartial, written } from "./hearing.ts";
import { silentMouth } from "./mouth.ts";
import { expireRecognition, recognised } from "./recognising.ts";
import { expireSpeaking, hush, played, progress, say, sayLastAgain, speakNext, voiceFailed } from "./speaking.ts";
import { quietEar, turnDeadline } from "./turn.ts";

/** A call that nobody has joined yet. */
export function newCall(setup: CallSetup, at: number): CallState {
  const call: CallState = {
    setup,
    stage: { kind: "away", since: at, wasLive: false },
    createdAt: at,
    activeAt: at,
    abilities: { recognition: false, speech: false },
    ear: quietEar,
    recognition: {},
    mouth: silentMouth,
    turnCount: 0,
    echoes: 0,
  };
  if (setup.firstMessage === undefined) return call;
  const draft = new Draft(call, at);
  say(draft, { text: setup.firstMessage, isInterruptible: true, endsCall: false });
  return draft.state;
}

/** The whole call: what it becomes after an event, and what the world must do. Pure; an ended call stays as it is. */
export function next(call: CallState, event: CallEvent): CallStep {
  if (call.stage.kind === "ended") return [call, []];
  const draft = new Draft(call, event.at);
  expire(draft);
  if (!isOver(draft)) take(draft, event);
  if (!isOver(draft)) speakNext(draft);
  return [draft.state, draft.effects];
}

function isOver(draft: Draft): boolean {
  return draft.state.stage.kind === "ended";
}

function take(draft: Draft, event: CallEvent): void {
  switch (event.kind) {
    case "joined":
      arrive(draft, event);
      return;
    case "playable":
      goLive(draft);
      return;
    case "frame":
      if (draft.state.stage.kind === "live" && draft.state.setup.hearing === "server") frame(draft, event.isSpeech);
      return;
    case "recognised":
      if (draft.state.stage.kind === "live" && draft.state.setup.hearing === "browser") {
        recognised(draft, event.text, event.isFinal);
      }
      return;
    case "message":
      obey(draft, event.message);
      return;
    case "voice-progress":
      progress(draft, event);
      return;
    case "voice-failed":
      voiceFailed(draft, event.mark);
      return;
    case "played":
      played(draft, event.mark);
      return;
    case "transcribed":
      written(draft, event);
      return;
    case "partial":
      tellPartial(draft, event.text);
      return;
    case "transcriber-failed":
      written(draft, { turnId: event.turnId, attempt: event.attempt });
      return;
    case "reply":
      reply(draft, event.text);
      return;
    case "reply-ended":
      replyEnded(draft);
      return;
    case "interviewer-failed":
      interviewerFailed(draft);
      return;
    case "lost":
      lose(draft, event.hasLeft);
      return;
    case "end":
      draft.end(event.reason);
      return;
    case "time":
      return;
  }
}

function arrive(draft: Draft, event: Extract<CallEvent, { kind: "joined" }>): void {
  const { stage } = draft.state;
  const wasLive = stage.kind === "live" || (stage.kind !== "ended" && stage.wasLive);
  if (stage.kind === "live") lose(draft);
  draft.touch();
  draft.set({ stage: { kind: "arriving", since: draft.at, wasLive }, abilities: event.abilities });
}

/** The page can play sound, or has had its time to say so: the call begins, or goes on where it was. */
function goLive(draft: Draft): void {
  const { stage, mouth } = draft.state;
  if (stage.kind !== "arriving") return;
  draft.touch();
  draft.set({ stage: { kind: "live" }, mouth: { ...mouth, waitingSince: draft.at } });
  draft.do({ kind: "greet" });
  draft.send({ type: "status-update", status: "in-progress" });
  if (stage.wasLive) sayLastAgain(draft);
}

function obey(draft: Draft, message: ClientMessage): void {
  draft.touch();
  switch (message.type) {
    case "add-message":
      if (draft.state.setup.answering === "interviewer") {
        tell(draft, message.message, message.triggerResponseEnabled !== false);
        return;
      }
      if (message.message.role !== "system" || message.triggerResponseEnabled === false) return;
      if (isOutdated(draft, message.expecting)) hush(draft);
      say(draft, {
        text: message.message.content,
        isInterruptible: true,
        endsCall: false,
        expecting: message.expecting,
        rate: message.rate,
      });
      return;
    case "say":
      if (message.interruptAssistantEnabled === true) hush(draft);
      say(draft, {
        text: message.message,
        isInterruptible: message.interruptionsEnabled === true,
        endsCall: message.endCallAfterSpoken === true,
      });
      return;
    case "turn-done":
      endTurn(draft);
      return;
    case "end-call":
      draft.end("customer-ended-call");
      return;
    case "control":
      control(draft, message.control);
      return;
  }
}

/** A question that has been answered by a tap, or a prompt asked for again, is not said to its end. */
function isOutdated(draft: Draft, expecting: string | undefined): boolean {
  return expecting !== undefined && draft.state.mouth.speaking?.utterance.expecting !== undefined;
}

function control(draft: Draft, wish: Extract<ClientMessage, { type: "control" }>["control"]): void {
  const { mouth, setup } = draft.state;
  switch (wish) {
    case "mute-assistant":
      hush(draft);
      draft.set({ mouth: { ...draft.state.mouth, isMuted: true } });
      return;
    case "unmute-assistant":
      draft.set({ mouth: { ...mouth, isMuted: false } });
      return;
    case "say-first-message":
      if (mouth.last !== undefined || mouth.queue.length > 0 || setup.firstMessage === undefined) return;
      say(draft, { text: setup.firstMessage, isInterruptible: true, endsCall: false });
      return;
  }
}

/** The connection is gone: what was being said will be said again, what was being heard is written down. */
function lose(draft: Draft, hasLeft?: boolean): void {
  const { stage } = draft.state;
  if (stage.kind !== "live" && stage.kind !== "arriving") return;
  hush(draft);
  endTurn(draft);
  const wasLive = stage.kind === "live" || stage.wasLive;
  draft.set({ stage: { kind: "away", since: draft.at, wasLive, hasLeft }, sayAgainAt: undefined });
}

function expire(draft: Draft): void {
  const { stage, setup, createdAt } = draft.state;
  const { policy } = setup;
  if (draft.at >= createdAt + policy.longestCallMs) {
    draft.end("exceeded-max-duration");
    return;
  }
  if (stage.kind === "away" && draft.at >= stage.since + policy.graceMs) {
    draft.end(stage.hasLeft ? "customer-ended-call" : "connection-lost");
    return;
  }
  if (draft.at >= silenceDueAt(draft.state)) {
    draft.end("silence-timed-out");
    return;
  }
  if (stage.kind === "arriving" && draft.at >= stage.since + policy.playableWithinMs) goLive(draft);
  expireHearing(draft);
  expireRecognition(draft);
  expireSpeaking(draft);
  expireReply(draft);
  const { sayAgainAt, ear, recognition } = draft.state;
  const isPersonBusy = ear.kind === "turn" || recognition.open !== undefined;
  if (sayAgainAt !== undefined && draft.at >= sayAgainAt && !isPersonBusy) sayLastAgain(draft);
}

/** When nobody has said anything for too long. An utterance has a deadline of its own, and ends as somebody's act. */
function silenceDueAt({ mouth, activeAt, setup }: CallState): number {
  return mouth.speaking ? Number.POSITIVE_INFINITY : activeAt + setup.policy.silenceMs;
}

/** When something will be due though nothing happens; the runner then sends `time`. Undefined when the call is over. */
export function wakeAt(call: CallState): number | undefined {
  const { stage, setup, mouth, ear, recognition } = call;
  const { policy } = setup;
  if (stage.kind === "ended") return undefined;
  const isPersonBusy = ear.kind === "turn" || recognition.open !== undefined;
  const isWaitingToSpeak = stage.kind === "live" && isPersonBusy && !mouth.speaking && mouth.queue.length > 0;
  return Math.min(
    call.createdAt + policy.longestCallMs,
    silenceDueAt(call),
    stage.kind === "away" ? stage.since + policy.graceMs : Number.POSITIVE_INFINITY,
    stage.kind === "arriving" ? stage.since + policy.playableWithinMs : Number.POSITIVE_INFINITY,
    ear.kind === "turn" ? turnDeadline(ear.turn, policy) : Number.POSITIVE_INFINITY,
    recognition.open ? recognition.open.changedAt + policy.recognitionStallMs : Number.POSITIVE_INFINITY,
    mouth.speaking?.deadlineAt ?? Number.POSITIVE_INFINITY,
    replyDueAt(call),
    isWaitingToSpeak ? mouth.waitingSince + policy.longestWaitToSpeakMs : Number.POSITIVE_INFINITY,
    isPersonBusy ? Number.POSITIVE_INFINITY : (call.sayAgainAt ?? Number.POSITIVE_INFINITY),
  );
}
