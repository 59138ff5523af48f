import { speakerName } from "@dilo/api";
import { Emitter } from "../emitter.ts";
import { VoiceError } from "../voice-error.ts";
import type {
  JoinOptions,
  MediaRoom,
  Participant,
  RecordingSettings,
  RoomCommandName,
  RoomEvents,
  RoomState,
} from "./media-room.ts";
import { assertJoinable, assertSendable } from "./room-assertions.ts";

/** How a fake room behaves. */
export interface FakeRoomBehaviour {
  /** Rejects the join with this error. */
  readonly refusal?: VoiceError;
  /** Accepts the join only when `admit` is called. */
  readonly isSlow?: boolean;
  readonly hasNoiseCancellation?: boolean;
  /** Loses its connection when the level observer starts, right after the join. */
  readonly breaksWhenObserved?: boolean;
}

/** A room without network and audio, for tests; the test plays the other side. */
export class FakeRoom extends Emitter<RoomEvents> implements MediaRoom {
  /** The assistant in it. */
  readonly assistant: Participant = { id: "assistant", userName: speakerName, isLocal: false };
  readonly sent: string[] = [];
  readonly performed: (readonly [command: RoomCommandName, input: unknown])[] = [];
  joinedWith: JoinOptions | undefined;
  recording: RecordingSettings | undefined;
  observedEveryMs: number | undefined;
  isNoiseCancelled = false;
  isDestroyed = false;
  audioTrack: MediaStreamTrack | null = null;
  readonly #behaviour: FakeRoomBehaviour;
  #state: RoomState = "new";
  #isAudioOn = true;
  #pendingJoin: { resolve(): void; reject(error: VoiceError): void } | undefined;

  constructor(behaviour: FakeRoomBehaviour = {}) {
    super();
    this.#behaviour = behaviour;
  }

  get state(): RoomState {
    return this.#state;
  }

  async join(options: JoinOptions): Promise<void> {
    assertJoinable(this.#state);
    this.#state = "joining";
    this.joinedWith = options;
    this.audioTrack = options.audioTrack;
    this.#isAudioOn = !options.startAudioOff;
    const accepted = new Promise<void>((resolve, reject) => {
      this.#pendingJoin = { resolve, reject };
    });
    if (!this.#behaviour.isSlow) queueMicrotask(() => this.admit());
    await accepted;
    this.#state = "joined";
    this.emit("joined");
    this.emit("participant-joined", this.assistant);
  }

  /** Accepts the pending join, or rejects it. */
  admit(): void {
    if (this.#state !== "joining") return;
    if (this.#behaviour.refusal === undefined) {
      this.#pendingJoin?.resolve();
    } else {
      this.#state = "error";
      this.#pendingJoin?.reject(this.#behaviour.refusal);
    }
  }

  /** An app message arrives. */
  say(message: unknown): void {
    this.emit("app-message", typeof message === "string" ? message : JSON.stringify(message));
  }

  /** The other side ends the call. */
  close(reason: string): void {
    this.#state = "left";
    this.#pendingJoin?.reject(new VoiceError("ejected", "The call was over before it was joined."));
    this.emit("left", reason);
  }

  /** The room breaks. */
  fail(failure: RoomEvents["error"][0]): void {
    this.#state = "error";
    this.#pendingJoin?.reject(new VoiceError(failure.type, failure.message));
    this.emit("error", failure);
  }

  async leave(): Promise<void> {
    if (this.#state === "left" || this.#state === "error") return;
    this.#state = "left";
    this.#pendingJoin?.reject(new VoiceError("connection", "The room was left before it was joined."));
    this.emit("left", "client-left");
  }

  async destroy(): Promise<void> {
    this.isDestroyed = true;
    this.removeAllListeners();
    await this.leave();
  }

  participants(): readonly Participant[] {
    return this.#state === "joined" ? [this.assistant] : [];
  }

  subscribe(participantId: string): void {
    if (participantId === this.assistant.id) this.emit("track-started", silentTrack(), this.assistant);
  }

  sendAppMessage(data: string): void {
    assertSendable(data, this.#state);
    this.sent.push(data);
  }

  setLocalAudio(isOn: boolean): void {
    this.#isAudioOn = isOn;
  }

  isLocalAudioOn(): boolean {
    return this.#isAudioOn;
  }

  async setAudioTrack(track: MediaStreamTrack): Promise<void> {
    this.audioTrack = track;
  }

  async startAudioLevelObserver(intervalMs: number): Promise<void> {
    if (this.#behaviour.breaksWhenObserved) {
      const failure = { type: "connection", message: "The connection was lost." } as const;
      this.fail(failure);
      throw new VoiceError(failure.type, failure.message);
    }
    this.observedEveryMs = intervalMs;
  }

  async setNoiseCancellation(isOn: boolean): Promise<boolean> {
    this.isNoiseCancelled = isOn && (this.#behaviour.hasNoiseCancellation ?? false);
    return this.#behaviour.hasNoiseCancellation ?? false;
  }

  async startRecording(settings: RecordingSettings): Promise<void> {
    this.recording = settings;
  }

  async stopRecording(): Promise<void> {
    this.recording = undefined;
  }

  async startScreenShare(_options?: DisplayMediaStreamOptions): Promise<void> {
    throw new VoiceError("not-supported", "This room shows no screens.");
  }

  async stopScreenShare(): Promise<void> {}

  async perform(command: RoomCommandName, input: Readonly<Record<string, unknown>>): Promise<unknown> {
    this.performed.push([command, input]);
    return undefined;
  }
}

/** A stand-in for a track: there is no media outside a browser. */
export function silentTrack(): MediaStreamTrack {
  return { kind: "audio", stop: () => {}, addEventListener: () => {} } as unknown as MediaStreamTrack;
}
