import { type ClientMessage, listening, playable, speakerName } from "@dilo/api";
import { CallMicrophone } from "../audio/call-microphone.ts";
import type { Speaker } from "../audio/speaker.ts";
import { SpeechMeter, volumeOf } from "../audio/speech-meter.ts";
import { UnheardDetector } from "../audio/unheard-detector.ts";
import type { Emitter } from "../emitter.ts";
import type { MediaRoom, Participant } from "../rooms/media-room.ts";
import { VoiceError } from "../voice-error.ts";
import { customerEnded, parseMessage, transcriberMissing } from "./assistant-message.ts";
import type { CallEvents } from "./call-events.ts";
import { messageText } from "./check-message.ts";
import { type Lifecycle, type LifecycleEvent, newCall, next } from "./lifecycle.ts";
import { type FailureDetails, toVoiceFailure } from "./voice-failure.ts";

/** One call from its click to its end: everything that is open for it, and the events it causes. */
export class CallSession {
  readonly speaker: Speaker;
  readonly microphone: CallMicrophone;
  /** Aborted when the call has ended, which stops a start that is under way. */
  readonly ended = new AbortController();
  /** Resolves when everything the call opened is closed. */
  readonly closed: Promise<void>;
  /** A recording is stopped before the room is left. */
  isRecording = false;
  readonly #events: Emitter<CallEvents>;
  readonly #isMuted: () => boolean;
  readonly #speechMeter: SpeechMeter;
  readonly #unheardDetector: UnheardDetector;
  #lifecycle: Lifecycle = newCall;
  #room: MediaRoom | undefined;
  #opening: Promise<MediaRoom | undefined> | undefined;
  #hasVideo = false;
  #isUnheard = false;
  #isLeaving = false;
  /** Rejects the start that is under way. */
  #failStart: ((thrown: VoiceError) => void) | undefined;
  #resolveClosed = () => {};

  constructor(events: Emitter<CallEvents>, speaker: Speaker, isMuted: () => boolean) {
    this.#events = events;
    this.#isMuted = isMuted;
    this.speaker = speaker;
    this.microphone = new CallMicrophone(this, (thrown) => {
      if (!this.hasEnded) events.emit("camera-error", toVoiceFailure({ type: "device-error", stage: "call", thrown }));
    });
    this.closed = new Promise((resolve) => {
      this.#resolveClosed = resolve;
    });
    this.#speechMeter = new SpeechMeter({
      volume: (volume) => events.emit("volume-level", volume),
      speechStart: () => events.emit("speech-start"),
      speechEnd: () => events.emit("speech-end"),
    });
    this.#unheardDetector = new UnheardDetector((isUnheard) => events.emit("unheard", isUnheard));
  }

  get hasEnded(): boolean {
    return this.#lifecycle.phase === "ended";
  }

  /** Ended or ending: nothing new begins, and failures no longer matter. */
  get isEnding(): boolean {
    return this.hasEnded || this.#isLeaving;
  }

  get room(): MediaRoom | undefined {
    return this.#room;
  }

  /**
   * Returns the result of a start, or null as soon as the call has ended: hanging up does not wait for a response. A
   * room that breaks before the start is complete makes the start fail.
   */
  async unlessEnded<Done>(start: Promise<Done>): Promise<Done | null> {
    const { signal } = this.ended;
    const ended = new Promise<null>((resolve, reject) => {
      this.#failStart = reject;
      if (signal.aborted) resolve(null);
      signal.addEventListener("abort", () => resolve(null), { once: true });
    });
    try {
      return await Promise.race([start, ended]);
    } finally {
      this.#failStart = undefined;
    }
  }

  /**
   * Opens a room and listens to it before it is joined, so that no `listening` message is lost. Undefined when the call
   * is ending; it is closed only when the room is, also one that comes late.
   */
  async enter(
    open: () => Promise<MediaRoom | undefined>,
    { hasVideo, isUnheard }: { readonly hasVideo: boolean; readonly isUnheard: boolean },
  ): Promise<MediaRoom | undefined> {
    if (this.isEnding) return undefined;
    this.#opening = open();
    const room = await this.#opening;
    if (room === undefined || this.isEnding) return undefined;
    this.#room = room;
    this.#hasVideo = hasVideo;
    this.#isUnheard = isUnheard;
    if (isUnheard)
      console.warn("Nobody hears this call: the platform has no transcriber, and this browser none either.");
    // Until the join is complete, its own promise reports the failure.
    room.on("left", () => {
      if (this.#lifecycle.phase !== "starting") this.dispatch({ kind: "left" });
    });
    room.on("error", ({ type, message }) => {
      if (this.#lifecycle.phase === "starting") return;
      const thrown = new VoiceError(type, message);
      if (this.#failStart && !this.#lifecycle.isEndAnnounced) this.#failStart(thrown);
      else this.dispatch({ kind: "room-failed" }, { type: "room-error", stage: "call", thrown });
    });
    room.on("app-message", (data) => this.#receive(data));
    room.on("participant-joined", (participant) => this.#subscribe(participant));
    room.on("participant-updated", (participant) => this.#events.emit("daily-participant-updated", participant));
    room.on("track-started", (track, participant) => this.#play(track, participant));
    room.on("remote-audio-level", (levels) => this.#speechMeter.update(levels));
    room.on("local-audio-level", (level) => {
      this.#events.emit("local-volume-level", volumeOf(level));
      this.#unheardDetector.update({
        level,
        isListening: room.isLocalAudioOn() && !this.#speechMeter.isSpeaking,
        at: Date.now(),
      });
    });
    room.on("network-quality", (quality) => this.#events.emit("network-quality-change", quality));
    room.on("network-connection", (connection) => this.#events.emit("network-connection", connection));
    room.on("audio-processor-error", () => void this.#dropNoiseCancellation(room));
    room.on("device-error", ({ type, message }) => void this.microphone.recover(new VoiceError(type, message)));
    return room;
  }

  /** Advances the lifecycle and carries out its effects; does nothing once the call has ended. */
  dispatch(event: LifecycleEvent, details?: FailureDetails): void {
    // Do not start a call while hanging up: a room may be slow to leave.
    if (event.kind === "listening" && this.#isLeaving) return;
    const [lifecycle, effects] = next(this.#lifecycle, event);
    this.#lifecycle = lifecycle;
    // Speech ends before its call does.
    if (effects.includes("clean-up")) this.#speechMeter.close();
    for (const effect of effects) {
      if (effect === "emit-call-start") this.#emitStart();
      if (effect === "emit-error" && details) this.#events.emit("error", toVoiceFailure(details));
      if (effect === "emit-call-end") this.#events.emit("call-end");
      if (effect === "emit-customer-ended") this.#events.emit("message", customerEnded);
      // Last (specification, section 8). A listener above may have started another call, which waits for `closed`.
      if (effect === "clean-up") void this.#cleanUp();
    }
  }

  /** Hangs up, also in the middle of a start; resolves when everything is closed. */
  async leave(): Promise<void> {
    this.#isLeaving = true;
    if (this.isRecording) await this.#room?.stopRecording().catch(() => undefined);
    await this.#room?.leave().catch(() => undefined);
    this.dispatch({ kind: "left" });
    await this.closed;
  }

  /** @throws VoiceError `only-after-join`, `invalid`, `message-too-large` */
  send(message: ClientMessage): void {
    if (this.#room?.state !== "joined") throw new VoiceError("only-after-join", "send() only supported after join.");
    this.#room.sendAppMessage(messageText(message));
  }

  /** Retries playback that the browser blocked; call it in a click. */
  async resumePlayback(): Promise<void> {
    if (await this.speaker.resume()) this.#sendPlayable();
  }

  #emitStart(): void {
    this.#events.emit("call-start");
    if (this.#isUnheard) this.#events.emit("message", transcriberMissing);
  }

  #receive(data: string): void {
    if (data === listening) {
      this.dispatch({ kind: "listening" });
      return;
    }
    const message = parseMessage(data);
    if (message === undefined) {
      console.warn("The assistant sent a message that is not JSON with a type.");
      return;
    }
    if (message.type === "status-update" && message.status === "ended") this.dispatch({ kind: "end-announced" });
    if (message.type === "transcript") this.#events.emit("transcript", message);
    if (message.type === "turn-metrics") this.#events.emit("turn-metrics", message);
    this.#events.emit("message", message);
  }

  #subscribe(participant: Participant): void {
    if (participant.isLocal) return;
    this.#room?.subscribe(participant.id, { audio: true, video: this.#hasVideo });
  }

  #play(track: MediaStreamTrack, participant: Participant): void {
    if (participant.isLocal || participant.userName !== speakerName) return;
    if (track.kind === "video") {
      this.#events.emit("video", track);
      return;
    }
    void this.speaker.play(track).then((isPlaying) => {
      if (isPlaying) this.#sendPlayable();
      else if (!this.hasEnded) this.#events.emit("playback-blocked");
    });
  }

  #sendPlayable(): void {
    if (this.#room?.state === "joined") this.#room.sendAppMessage(playable);
  }

  async #dropNoiseCancellation(room: MediaRoom): Promise<void> {
    try {
      await room.setNoiseCancellation(false);
      room.setLocalAudio(!this.#isMuted());
    } catch (thrown) {
      const details = { type: "audio-processing-setup-error", stage: "call", thrown } as const;
      this.#events.emit("error", toVoiceFailure(details));
    }
  }

  async #cleanUp(): Promise<void> {
    this.ended.abort();
    const room = { close: async () => (this.#room ?? (await this.#opening))?.destroy() };
    const open = [this.microphone, room, this.speaker];
    // A failure to close one must not keep the others open.
    await Promise.allSettled(open.map(async (one) => one?.close()));
    this.#resolveClosed();
  }
}
