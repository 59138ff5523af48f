import { type AssistantMessage, listening, type Numbered, playable, roomAudio } from "@dilo/api";
import type { Clock } from "@dilo/foundation";
import type { PlatformLog } from "../log.ts";
import type { PeerEvent, RoomPeer } from "../rooms/room-peer.ts";
import type { Transcriber } from "../speech/transcribers/transcriber.ts";
import type { Vad } from "../speech/vad/vad.ts";
import type { Voice } from "../speech/voices/voice.ts";
import type { CallObserver } from "./call-observer.ts";
import { parseClientMessage } from "./client-message.ts";
import { openRecording } from "./recording/call-recording.ts";
import { openResponderSession, type ResponderSessionParts } from "./responses/responder-session.ts";
import type { CallEffect, CallSetup, EndReason } from "./session/call-state.ts";
import { openStateMachine } from "./session/state-machine.ts";
import { openSpeechPlayer } from "./speech-output/speech-player.ts";

export interface CallParts {
  readonly setup: CallSetup;
  readonly language: string;
  /** Whoever leaves may come back, as if the connection had been lost. */
  readonly keepsRoom: boolean;
  readonly transcriber: Transcriber | undefined;
  readonly voice: Voice | undefined;
  readonly vad: Vad;
  readonly clock: Clock;
  readonly log: PlatformLog;
  readonly watch?: CallObserver | undefined;
  /** Who answers the person, where `setup.answering` says that somebody does. */
  readonly answers?: Pick<ResponderSessionParts, "responder" | "assistant"> | undefined;
  readonly onEnded: () => void;
}

/** A web call under way: runs what the reducer decides. */
export interface Call {
  /** Somebody is in the room. */
  readonly isJoined: () => boolean;
  /** Gives the call a new peer, which takes the place of an earlier one. `open` gets where its events go. */
  enter(open: (onEvent: (event: PeerEvent) => void) => RoomPeer): void;
  end(reason: EndReason): void;
}

/** Messages kept for a person whose connection is lost. */
const maxUndeliveredMessages = 100;

/** Of each call. */
const maxMisuseLogEntries = 5;

export function openCall(parts: CallParts): Call {
  const { setup, clock, log, vad } = parts;
  const { callId, policy } = setup;
  const dictation = parts.transcriber?.listen({
    language: parts.language,
    preRollFrames: Math.round(policy.preRollMs / roomAudio.frameMs) + policy.startFrames,
    onPartial: (text) => dispatch({ kind: "partial", text }),
  });
  const recording = parts.watch?.onSound && openRecording(clock, parts.watch.onSound);
  const speechPlayer = openSpeechPlayer({
    voice: parts.voice,
    rate: policy.speakingRate,
    peer: () => (peer && recording ? recording.tap(peer) : peer),
    onProgress: (mark, progress) => dispatch({ kind: "voice-progress", mark, ...progress }),
    onFailed: (mark) => dispatch({ kind: "voice-failed", mark }),
  });
  const responderSession =
    parts.answers &&
    openResponderSession({
      ...parts.answers,
      onSentence: (text) => dispatch({ kind: "reply", text }),
      onEnded: () => dispatch({ kind: "reply-ended" }),
      onFailed: () => dispatch({ kind: "responder-failed" }),
    });
  const machine = openStateMachine({ setup, clock, run });
  const { dispatch } = machine;
  let peer: RoomPeer | undefined;
  let undelivered: AssistantMessage[] = [];
  let misuseCount = 0;
  /** The last number taken from this page; what it sends again after a lost connection is taken once. */
  let taken = 0;
  let transcription = new AbortController();

  function run(effect: CallEffect): void {
    switch (effect.kind) {
      case "greet":
        peer?.send(listening);
        for (const message of undelivered.splice(0)) send(message);
        return;
      case "send":
        parts.watch?.onMessage(effect.message);
        remember(effect.message);
        send(effect.message);
        return;
      case "tell":
        responderSession?.told(effect.said, effect.wantsReply);
        return;
      case "open-turn":
        dictation?.begin();
        return;
      case "transcribe":
        void transcribe(effect);
        return;
      case "drop-transcription":
        transcription.abort();
        return;
      case "drop-reply":
        responderSession?.stop();
        return;
      case "close-turn":
        dictation?.end();
        log({ event: "turn-ended", callId, outcome: effect.outcome, audioMs: effect.audioMs });
        return;
      case "speak":
        speechPlayer.speak(effect);
        return;
      case "stop-speaking":
        speechPlayer.stopSpeaking();
        return;
      case "failed":
        log({ event: "speech-failed", callId, part: effect.part });
        return;
      case "end":
        finish(effect.reason);
        return;
    }
  }

  /** The assistant's own words belong to the conversation from the moment they are begun. */
  function remember(message: AssistantMessage): void {
    if (message.type === "transcript" && message.role === "assistant") responderSession?.said(message.transcript);
  }

  function send(message: AssistantMessage): void {
    const isAway = machine.state.stage.kind === "away" || machine.state.stage.kind === "arriving";
    if (!isAway) peer?.send(JSON.stringify(message));
    else if (message.type === "transcript" || message.type === "hang")
      undelivered = [...undelivered, message].slice(-maxUndeliveredMessages);
  }

  async function transcribe({ turnId, attempt }: { readonly turnId: string; readonly attempt: number }): Promise<void> {
    const mine = new AbortController();
    transcription = mine;
    try {
      if (dictation === undefined) throw new Error("This call has no transcriber.");
      const text = await dictation.write(mine.signal);
      dispatch({ kind: "transcribed", turnId, attempt, text });
    } catch {
      if (!mine.signal.aborted) dispatch({ kind: "transcriber-failed", turnId, attempt });
    }
  }

  function take(event: PeerEvent): void {
    switch (event.kind) {
      case "joined":
        log({ event: "room-joined", callId });
        parts.watch?.onJoined();
        if (!event.isBack) taken = 0;
        dispatch({ kind: "joined", abilities: event.abilities });
        return;
      case "audio":
        hear(event.frame);
        return;
      case "app":
        if (isNew(event)) read(event.data);
        return;
      case "recognised":
        if (isNew(event)) dispatch({ kind: "recognised", text: event.text, isFinal: event.isFinal });
        return;
      case "played": {
        const mark = speechPlayer.confirmed(event.mark);
        if (mark !== undefined) dispatch({ kind: "played", mark });
        return;
      }
      case "left":
        peer = undefined;
        dispatch(parts.keepsRoom ? { kind: "lost", hasLeft: true } : { kind: "end", reason: "customer-ended-call" });
        return;
      case "lost":
        log({ event: "room-lost", callId });
        peer = undefined;
        dispatch({ kind: "lost" });
        return;
      case "misused":
        misused(event.what);
        return;
    }
  }

  function isNew({ number }: Numbered): boolean {
    if (number === undefined) return true;
    if (number <= taken) return false;
    taken = number;
    return true;
  }

  function hear(frame: Int16Array): void {
    recording?.hear(frame);
    if (dictation === undefined) return;
    dictation.hear(frame);
    dispatch({ kind: "frame", isSpeech: vad.isSpeech(frame) });
  }

  function read(data: string): void {
    if (data === playable) {
      dispatch({ kind: "playable" });
      return;
    }
    const message = parseClientMessage(data);
    if (message === undefined) misused("message");
    else dispatch({ kind: "message", message });
  }

  /** A page that only sends nonsense does not fill the log. */
  function misused(what: "signal" | "frame" | "message"): void {
    misuseCount += 1;
    if (misuseCount <= maxMisuseLogEntries) log({ event: "room-misused", callId, what });
  }

  function finish(reason: EndReason): void {
    speechPlayer.stopSpeaking();
    transcription.abort();
    responderSession?.stop();
    peer?.end(reason);
    peer = undefined;
    vad.close();
    dictation?.close();
    recording?.end();
    log({ event: "call-ended", callId, reason, lastedMs: clock.now() - machine.state.createdAt });
    parts.watch?.onEnded(reason);
    parts.onEnded();
  }

  dispatch({ kind: "time" });
  return {
    isJoined: () => peer !== undefined,
    enter: (open) => {
      const before = peer;
      const entered: RoomPeer = open((event) => {
        if (peer === entered) take(event);
      });
      peer = entered;
      before?.refuse("ejected", "The call goes on in another place.");
    },
    end: (reason) => dispatch({ kind: "end", reason }),
  };
}
