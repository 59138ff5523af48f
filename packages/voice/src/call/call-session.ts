import { type ClientMessage, listening, playable, speakerName } from "@dilo/api";
import { type Microphone, withGain } from "../audio/microphone.ts";
import type { Speaker } from "../audio/speaker.ts";
import { SpeechMeter, volumeOf } from "../audio/speech-meter.ts";
import { UnheardDetector } from "../audio/unheard-detector.ts";
import type { Emitter } from "../emitter.ts";
import type { MediaRoom, Participant } from "../rooms/media-room.ts";
import { VoiceError } from "../voice-error.ts";
import { customerEnded, parseMessage } from "./assistant-message.ts";
import type { CallEvents } from "./call-events.ts";
import { type Lifecycle, type LifecycleEvent, newCall, next } from "./lifecycle.ts";
import { type FailureDetails, toVoiceFailure } from "./voice-failure.ts";

/** One call from its click to its end: everything that is open for it, and the events it causes. */
export class CallSession {
  readonly speaker: Speaker;
  /** Aborted when the call is over: whoever starts it stops. */
  readonly over = new AbortController();
  /** Resolves when everything the call opened is closed. */
  readonly closed: Promise<void>;
  /** A recording is stopped before the room is left. */
  isRecording = false;
  readonly #events: Emitter<CallEvents>;
  readonly #isMuted: () => boolean;
  readonly #meter: SpeechMeter;
  readonly #hearing: UnheardDetector;
  #life: Lifecycle = newCall;
  #room: MediaRoom | undefined;
  #microphone: Microphone | undefined;
  #reopenMicrophone: (() => Promise<Microphone>) | undefined;
  #amplifier: Microphone | undefined;
  #gain = 1;
  #video = false;
  #isLeaving = false;
  /** Of a start that is not through. */
  #failStart: ((thrown: VoiceError) => void) | undefined;
  #tellClosed = () => {};

  constructor(events: Emitter<CallEvents>, speaker: Speaker, isMuted: () => boolean) {
    this.#events = events;
    this.#isMuted = isMuted;
    this.speaker = speaker;
    this.closed = new Promise((resolve) => {
      this.#tellClosed = resolve;
    });
    this.#meter = new SpeechMeter({
      volume: (volume) => events.emit("volume-level", volume),
      speechStart: () => events.emit("speech-start"),
      speechEnd: () => events.emit("speech-end"),
    });
    this.#hearing = new UnheardDetector((isUnheard) => events.emit("unheard", isUnheard));
  }

  get isOver(): boolean {
    return this.#life.phase === "over";
  }

  /** Over, or on its way there: nothing new begins, and what fails now is no failure. */
  get isEnding(): boolean {
    return this.isOver || this.#isLeaving;
  }

  get room(): MediaRoom | undefined {
    return this.#room;
  }

  get microphone(): Microphone | undefined {
    return this.#microphone;
  }

  /**
   * What comes of a start, or null as soon as the call is over: hanging up waits for nobody's answer. A room that breaks
   * before the start is through is the start's failure.
   */
  async orOver<Done>(start: Promise<Done>): Promise<Done | null> {
    const { signal } = this.over;
    const over = new Promise<null>((resolve, reject) => {
      this.#failStart = reject;
      if (signal.aborted) resolve(null);
      signal.addEventListener("abort", () => resolve(null), { once: true });
    });
    try {
      return await Promise.race([start, over]);
    } finally {
      this.#failStart = undefined;
    }
  }

  /** Takes a microphone, and how to open it again; one that comes too late is closed at once. */
  take(microphone: Microphone, reopen: (() => Promise<Microphone>) | undefined): void {
    this.#reopenMicrophone = reopen;
    if (this.isEnding) microphone.close();
    else this.#microphone = microphone;
  }

  /** Takes a room and listens to it from before it is joined, so that no `listening` is lost. */
  async enter(room: MediaRoom, video: boolean): Promise<void> {
    if (this.isEnding) return room.destroy();
    this.#room = room;
    this.#video = video;
    // Before the join is through, it is the join that fails.
    room.on("left", () => {
      if (this.#life.phase !== "starting") this.dispatch({ kind: "left" });
    });
    room.on("error", ({ type, message }) => {
      if (this.#life.phase === "starting") return;
      const thrown = new VoiceError(type, message);
      if (this.#failStart && !this.#life.isEndTold) this.#failStart(thrown);
      else this.dispatch({ kind: "room-failed" }, { type: "room-error", stage: "call", thrown });
    });
    room.on("app-message", (data) => this.#hear(data));
    room.on("participant-joined", (participant) => this.#subscribe(participant));
    room.on("participant-updated", (participant) => this.#events.emit("daily-participant-updated", participant));
    room.on("track-started", (track, participant) => this.#play(track, participant));
    room.on("remote-audio-level", (levels) => this.#meter.hear(levels));
    room.on("local-audio-level", (level) => {
      this.#events.emit("local-volume-level", volumeOf(level));
      this.#hearing.hear({ level, isListening: room.isLocalAudioOn() && !this.#meter.isSpeaking, at: Date.now() });
    });
    room.on("network-quality", (quality) => this.#events.emit("network-quality-change", quality));
    room.on("network-connection", (connection) => this.#events.emit("network-connection", connection));
    room.on("audio-processor-error", () => void this.#dropNoiseCancellation(room));
    room.on("device-error", ({ type, message }) => void this.#recoverMicrophone(new VoiceError(type, message)));
  }

  /** Moves the call's life on and does what follows; nothing happens once it is over. */
  dispatch(event: LifecycleEvent, failing?: FailureDetails): void {
    // Who is hanging up does not begin: a room may be slow to leave.
    if (event.kind === "listening" && this.#isLeaving) return;
    const [life, effects] = next(this.#life, event);
    this.#life = life;
    // Speech ends before its call does.
    if (effects.includes("clean-up")) this.#meter.close();
    for (const effect of effects) {
      if (effect === "emit-call-start") this.#events.emit("call-start");
      if (effect === "emit-error" && failing) this.#events.emit("error", toVoiceFailure(failing));
      if (effect === "emit-call-end") this.#events.emit("call-end");
      if (effect === "emit-customer-ended") this.#events.emit("message", customerEnded);
      // Last (specification, section 8); whoever was called above may have started anew, and waits for `closed`.
      if (effect === "clean-up") void this.#cleanUp();
    }
  }

  /** The person hangs up, also in the middle of the start; resolves when everything is closed. */
  async leave(): Promise<void> {
    this.#isLeaving = true;
    if (this.isRecording) await this.#room?.stopRecording().catch(() => undefined);
    await this.#room?.leave().catch(() => undefined);
    this.dispatch({ kind: "left" });
    await this.closed;
  }

  /** @throws VoiceError `only-after-join`, `message-too-large` */
  send(message: ClientMessage): void {
    if (this.#room?.state !== "joined") throw new VoiceError("only-after-join", "send() only supported after join.");
    this.#room.sendAppMessage(JSON.stringify(message));
  }

  /** Tries again to play what the browser blocked; call it in a click. */
  async resumePlayback(): Promise<void> {
    if (await this.speaker.resume()) this.#sayPlayable();
  }

  /** Goes on with another microphone, as loud as the one before was made. */
  async changeMicrophone(microphone: Microphone): Promise<void> {
    const before = this.#microphone;
    this.take(microphone, this.#reopenMicrophone);
    await this.amplify(this.#gain);
    before?.close();
  }

  /** @throws VoiceError `not-supported` without a microphone or Web Audio */
  async amplify(gain: number): Promise<void> {
    const { context } = this.speaker;
    if (this.#microphone === undefined) throw new VoiceError("not-supported", "There is no microphone to make louder.");
    const before = this.#amplifier;
    this.#gain = gain;
    const onEnded = () => void this.#recoverMicrophone(new VoiceError("in-use", "The microphone stopped."));
    this.#amplifier = gain === 1 ? undefined : withGain(this.#microphone.track, context, { gain, onEnded });
    await this.#room?.setAudioTrack((this.#amplifier ?? this.#microphone).track);
    before?.close();
  }

  #hear(data: string): void {
    if (data === listening) {
      this.dispatch({ kind: "listening" });
      return;
    }
    const message = parseMessage(data);
    if (message === undefined) {
      console.warn("The assistant sent a message that is not JSON with a type.");
      return;
    }
    if (message.type === "status-update" && message.status === "ended") this.dispatch({ kind: "end-told" });
    if (message.type === "turn-metrics") this.#events.emit("turn-metrics", message);
    this.#events.emit("message", message);
  }

  #subscribe(participant: Participant): void {
    if (participant.isLocal) return;
    this.#room?.subscribe(participant.id, { audio: true, video: this.#video });
  }

  #play(track: MediaStreamTrack, participant: Participant): void {
    if (participant.isLocal || participant.userName !== speakerName) return;
    if (track.kind === "video") {
      this.#events.emit("video", track);
      return;
    }
    void this.speaker.play(track).then((isPlaying) => {
      if (isPlaying) this.#sayPlayable();
      else if (!this.isOver) this.#events.emit("playback-blocked");
    });
  }

  #sayPlayable(): void {
    if (this.#room?.state === "joined") this.#room.sendAppMessage(playable);
  }

  /** A telephone call or a pulled plug ends the microphone; another is asked for once before people are told. */
  async #recoverMicrophone(lost: VoiceError): Promise<void> {
    try {
      if (this.#reopenMicrophone === undefined) throw lost;
      await this.changeMicrophone(await this.#reopenMicrophone());
    } catch (thrown) {
      if (!this.isOver)
        this.#events.emit("camera-error", toVoiceFailure({ type: "device-error", stage: "call", thrown }));
    }
  }

  async #dropNoiseCancellation(room: MediaRoom): Promise<void> {
    try {
      await room.setNoiseCancellation(false);
      room.setLocalAudio(!this.#isMuted());
    } catch (thrown) {
      const failing = { type: "audio-processing-setup-error", stage: "call", thrown } as const;
      this.#events.emit("error", toVoiceFailure(failing));
    }
  }

  async #cleanUp(): Promise<void> {
    this.over.abort();
    const room = { close: () => this.#room?.destroy() };
    const open = [this.#amplifier, this.#microphone, room, this.speaker];
    // One that cannot be closed keeps none of the others open.
    await Promise.allSettled(open.map(async (one) => one?.close()));
    this.#tellClosed();
  }
}
