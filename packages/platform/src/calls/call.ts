import type { AssistantMessage, ReadClientMessage } from "@dilo/api";
import type { Clock } from "@dilo/foundation";
import type { PlatformLog } from "../log.ts";
import type { PlatformError } from "../platform-error.ts";
import type { PeerEvent, RoomPeer } from "../rooms/room-peer.ts";
import type { Transcriber } from "../speech/transcribers/transcriber.ts";
import type { Vad } from "../speech/vad/vad.ts";
import type { Voice } from "../speech/voices/voice.ts";
import type { CallControl, Forwarding } from "./call-control.ts";
import type { CallObserver } from "./call-observer.ts";
import { type CallRecording, openCallRecording } from "./call-recording.ts";
import { CallRoom } from "./call-room.ts";
import { type ClientMessages, isForClient } from "./client-messages.ts";
import { callOther, type OtherPerson } from "./forward-call.ts";
import {
  openResponderSession,
  type ResponderSession,
  type ResponderSessionParts,
} from "./responses/responder-session.ts";
import type { CallEffect, CallSetup, EndReason, SpokenPart } from "./session/call-state.ts";
import { type CallStateMachine, openStateMachine } from "./session/state-machine.ts";
import { heardOf } from "./speech-output/heard-text.ts";
import { playText } from "./speech-output/play-text.ts";
import { openSpeechPlayer, type SpeechPlayer } from "./speech-output/speech-player.ts";
import { TurnTranscription } from "./user-turn/turn-transcription.ts";

export interface CallParts {
  readonly setup: CallSetup;
  /** Of the voice, two letters. */
  readonly language: string;
  /** What the person is heard in, where that is another one, or any. */
  readonly heardIn?: string | undefined;
  /** A person who leaves may come back, as if the connection had been lost. */
  readonly keepsRoom: boolean;
  readonly transcriber: Transcriber | undefined;
  readonly voice: Voice | undefined;
  readonly pronounce?: Pronounce | undefined;
  readonly vad: Vad;
  readonly clock: Clock;
  readonly log: PlatformLog;
  readonly observer?: CallObserver | undefined;
  /** Who answers the person, where `setup.answering` is "responder". */
  readonly answers?: Pick<ResponderSessionParts, "responder" | "assistant" | "tools"> | undefined;
  readonly clientMessages?: ClientMessages;
  readonly onEnded: () => void;
}

/** How often it is looked whether the assistant still speaks. Milliseconds. */
const lookMs = 100;

/** One web call: carries out in the room, the voice, the transcriber and the responder what the state machine decides. */
export class Call implements CallControl {
  readonly #parts: CallParts;
  readonly #machine: CallStateMachine;
  readonly #room: CallRoom;
  readonly #speech: SpeechPlayer;
  readonly #transcription: TurnTranscription | undefined;
  readonly #responder: ResponderSession | undefined;
  readonly #recording: CallRecording | undefined;
  /** Why the responder has just failed. */
  #failure: PlatformError | undefined;

  constructor(parts: CallParts) {
    const { setup, clock, log, observer, voice, transcriber, pronounce, language } = parts;
    this.#parts = parts;
    this.#machine = openStateMachine({ setup, clock, run: (effect) => this.#run(effect) });
    const { dispatch } = this.#machine;
    this.#recording = observer?.onSound && openCallRecording(clock, observer.onSound);
    this.#room = new CallRoom({
      callId: setup.callId,
      keepsRoom: parts.keepsRoom,
      log,
      dispatch,
      onRinging: () => observer?.onRinging?.(),
      onJoined: () => observer?.onJoined(),
      onAudio: (frame) => this.#takeAudio(frame),
      onPlayed: (mark) => this.#confirmPlayed(mark),
    });
    this.#speech = openSpeechPlayer({
      voice,
      pronounce: pronounce && ((text) => pronounce(text, language)),
      rate: setup.policy.speakingRate,
      language,
      peer: () => this.#recordedPeer(),
      onProgress: (mark, progress) => dispatch({ kind: "voice-progress", mark, ...progress }),
      onFailed: (mark) => dispatch({ kind: "voice-failed", mark }),
    });
    this.#transcription =
      transcriber &&
      new TurnTranscription({ transcriber, language: parts.heardIn ?? parts.language, policy: setup.policy, dispatch });
    this.#responder =
      parts.answers &&
      openResponderSession({
        ...parts.answers,
        onUsage: observer?.onUsage,
        onSentence: (text) => dispatch({ kind: "reply", text }),
        onTool: (activity) => dispatch({ kind: "tool", activity }),
        onEnded: () => dispatch({ kind: "reply-ended" }),
        onFailed: (why) => {
          this.#failure = why;
          dispatch({ kind: "responder-failed", isFinal: why.code === "refused" });
          this.#failure = undefined;
        },
      });
    dispatch({ kind: "time" });
  }

  /** Somebody is in the room. */
  isJoined(): boolean {
    return this.#room.peer !== undefined;
  }

  /** The person is speaking, or what they said is being written down: an end now would lose it. */
  isPersonSpeaking(): boolean {
    const { userTurn, recognition } = this.#machine.state;
    return userTurn.kind === "turn" || recognition.open !== undefined;
  }

  /** Gives the call a new peer, which takes the place of an earlier one. `open` gets where its events go. */
  enter(open: (onEvent: (event: PeerEvent) => void) => RoomPeer): void {
    this.#room.enter(open);
  }

  end(reason: EndReason): void {
    this.#machine.dispatch({ kind: "end", reason });
  }

  tell(message: ReadClientMessage): void {
    this.#machine.dispatch({ kind: "message", message });
  }

  press(digits: string): boolean {
    this.#room.peer?.phone?.press(digits);
    return this.#room.peer?.phone !== undefined;
  }

  async refer(uri: string, signal?: AbortSignal): Promise<number> {
    await this.#saidAll(signal);
    const status = (await this.#room.peer?.phone?.refer(uri)) ?? 0;
    if (status >= 200 && status < 300) this.end("assistant-forwarded-call");
    return status;
  }

  async forward({ connect, words, timeoutMs }: Forwarding, signal?: AbortSignal): Promise<boolean> {
    await this.#saidAll(signal);
    const phone = this.#room.peer?.phone;
    if (phone === undefined) return false;
    phone.hold(true);
    const { clock } = this.#parts;
    const other = await callOther({ connect, clock, timeoutMs, isWanted: () => !this.#isOver() });
    if (other && words !== undefined) await this.#sayTo(other, words).catch(() => {});
    phone.hold(false);
    if (other === undefined || other.isGone()) return false;
    if (this.#isOver()) {
      other.peer.end();
      return false;
    }
    phone.join(other.peer);
    this.end("assistant-forwarded-call");
    return true;
  }

  #isOver(): boolean {
    return this.#machine.state.stage.kind === "ended";
  }

  /** Waits until the assistant has said what it was to say. */
  async #saidAll(signal: AbortSignal | undefined): Promise<void> {
    const isSpeaking = () => {
      const { speaking, queue } = this.#machine.state.speechOutput;
      return !this.#isOver() && (speaking !== undefined || queue.length > 0);
    };
    do {
      await new Promise<void>((resolve) => this.#parts.clock.after(lookMs, resolve));
      signal?.throwIfAborted();
    } while (isSpeaking());
  }

  async #sayTo({ peer, heardAll, isGone }: OtherPerson, words: string): Promise<void> {
    const { voice, language, pronounce, setup } = this.#parts;
    if (voice === undefined) return;
    const gone = new AbortController();
    const text = pronounce?.(words, language) ?? words;
    const onProgress = () => isGone() && gone.abort();
    await playText({ voice, text, rate: setup.policy.speakingRate, language, signal: gone.signal, peer, onProgress });
    await heardAll();
  }

  #run(effect: CallEffect): void {
    const { log, setup, vad } = this.#parts;
    switch (effect.kind) {
      case "greet":
        this.#room.greet();
        return;
      case "send":
        this.#send(effect.message, effect.spoken);
        return;
      case "heard":
        this.#hearOut(effect.mark, effect.text);
        return;
      case "added":
        this.#parts.observer?.onAdded?.(effect.message);
        return;
      case "tell":
        if (effect.message === undefined) this.#responder?.begin();
        else this.#responder?.add(effect.message, effect.needsResponse);
        return;
      case "begin-conversation":
        vad.conversationBegins?.();
        return;
      case "open-turn":
        this.#transcription?.begin();
        return;
      case "transcribe":
        if (this.#transcription) void this.#transcription.transcribe(effect);
        // Without a transcriber there is nothing to wait for.
        else this.#machine.dispatch({ ...effect, kind: "transcriber-failed" });
        return;
      case "drop-transcription":
        this.#transcription?.cancel();
        return;
      case "drop-reply":
        this.#responder?.stop();
        return;
      case "close-turn":
        this.#transcription?.end();
        log({ event: "turn-ended", callId: setup.callId, outcome: effect.outcome, audioMs: effect.audioMs });
        return;
      case "speak":
        this.#speech.speak(effect);
        return;
      case "stop-speaking":
        this.#speech.stopSpeaking();
        return;
      case "failed":
        log({ event: "speech-failed", callId: setup.callId, part: effect.part });
        this.#parts.observer?.onFailed?.(effect.part, this.#failure);
        return;
      case "end":
        this.#close(effect.reason);
        return;
    }
  }

  #send(message: AssistantMessage, spoken: SpokenPart | undefined): void {
    const { observer, log, setup } = this.#parts;
    observer?.onMessage(message, spoken);
    if (message.type === "turn-metrics") {
      log({ event: "turn-answered", callId: setup.callId, stagesMs: message.stagesMs });
    }
    // The assistant's own words belong to the conversation from the moment they start.
    if (message.type === "transcript" && spoken) this.#responder?.addSpoken(message.transcript, spoken.mark);
    if (!isForClient(message, this.#parts.clientMessages)) return;
    const { kind } = this.#machine.state.stage;
    this.#room.send(message, kind !== "away" && kind !== "arriving");
  }

  #hearOut(mark: number, text: string): void {
    this.#parts.observer?.onHeard?.(mark, text);
    this.#responder?.hearOut(mark, text);
  }

  #takeAudio(frame: Int16Array): void {
    this.#recording?.hear(frame);
    this.#parts.observer?.onFrame?.(frame);
    if (this.#transcription === undefined) return;
    this.#transcription.hear(frame);
    const { vad } = this.#parts;
    this.#machine.dispatch({ kind: "frame", isSpeech: vad.isSpeech(frame), sureMs: vad.sureMs?.() ?? 0 });
  }

  #confirmPlayed(wireMark: number): void {
    const mark = this.#speech.confirmed(wireMark);
    if (mark !== undefined) this.#machine.dispatch({ kind: "played", mark });
  }

  #recordedPeer(): RoomPeer | undefined {
    const { peer } = this.#room;
    return peer && this.#recording ? this.#recording.tap(peer) : peer;
  }

  #close(reason: EndReason): void {
    const { clock, log, observer, setup, vad } = this.#parts;
    const { speaking } = this.#machine.state.speechOutput;
    if (speaking) this.#hearOut(speaking.utterance.mark, heardOf(speaking, this.#machine.state, clock.now()));
    this.#speech.stopSpeaking();
    this.#transcription?.cancel();
    this.#responder?.stop();
    this.#room.end(reason);
    vad.close();
    this.#transcription?.close();
    this.#recording?.end();
    const lastedMs = clock.now() - this.#machine.state.createdAt;
    log({ event: "call-ended", callId: setup.callId, reason, lastedMs });
    observer?.onEnded(reason);
    this.#parts.onEnded();
  }
}

/**
 * Writes a text as a voice is to say it: "21st" as "veintiuno", where a Spanish voice speaks.
 * @param language of the voice, two letters
 */
export type Pronounce = (text: string, language: string) => string;
