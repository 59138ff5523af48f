import {
  type AssistantMessage,
  type ClientAbilities,
  type ClientSignal,
  type FatalRoomError,
  heartbeat,
  longestAppMessage,
  type RoomSignal,
} from "@dilo/api";
import { Emitter } from "../emitter.ts";
import { VoiceError } from "../voice-error.ts";
import { BrowserTalk } from "./embedded/browser-talk.ts";
import { type OpenSound, openSound, type Sound } from "./embedded/sound.ts";
import type { JoinOptions, MediaRoom, Participant, RoomEvents, RoomState, RoomSurroundings } from "./room.ts";

/** The room has this long to let us in. Milliseconds. */
const joinWithinMs = 15_000;
/** More unsent sound than this is five seconds of speech nobody will hear in time. Bytes. */
const mostUnsentBytes = 160_000;

export interface EmbeddedRoomOptions extends RoomSurroundings {
  /** `ws[s]://host/platform/room/{callId}?t={token}` */
  readonly url: string;
  readonly openSound?: OpenSound;
}

/** Our own media room: sound, app messages and heartbeat on one WebSocket, as packages/api/src/room/protocol.ts says. */
export class EmbeddedRoom extends Emitter<RoomEvents> implements MediaRoom {
  readonly #options: EmbeddedRoomOptions;
  readonly #talk: BrowserTalk;
  #state: RoomState = "new";
  #socket: WebSocket | undefined;
  #sound: Sound | undefined;
  #speaker: Participant | undefined;
  #isAudioOn = true;
  #lastHeardAt = 0;
  #timers: ReturnType<typeof setInterval>[] = [];
  #admitted: { resolve(): void; reject(error: VoiceError): void } | undefined;

  constructor(options: EmbeddedRoomOptions) {
    super();
    this.#options = options;
    this.#talk = new BrowserTalk(options.browserSpeech, {
      send: (signal) => this.#send(signal),
      recognitionFailed: () => this.emit("app-message", JSON.stringify(recognitionFailed)),
    });
  }

  get state(): RoomState {
    return this.#state;
  }

  async join({ audioTrack, startAudioOff }: JoinOptions): Promise<void> {
    if (this.#state === "joining" || this.#state === "joined") {
      throw new VoiceError("already-joined", "already joined meeting, call leave() before joining again");
    }
    if (this.#state !== "new") throw new VoiceError("invalid", "This room was left; make another.");
    this.#state = "joining";
    this.setLocalAudio(!startAudioOff);
    try {
      await Promise.all([this.#openSound(), this.#connect()]);
    } catch (thrown) {
      const error =
        thrown instanceof VoiceError ? thrown : new VoiceError("unknown", "The call has no sound.", { cause: thrown });
      this.#close("error");
      throw error;
    }
    if (!this.#isStill("joining")) throw new VoiceError("connection", "The room was left before it was joined.");
    this.#state = "joined";
    this.#listen(audioTrack);
    this.#talk.listen();
    this.emit("joined");
    if (this.#speaker) this.emit("participant-joined", this.#speaker);
  }

  async leave(): Promise<void> {
    if (this.#state === "left" || this.#state === "error") return;
    const wasIn = this.#state !== "new";
    this.#send({ type: "leave" });
    this.#close("left");
    if (wasIn) this.emit("left", "client-left");
  }

  async destroy(): Promise<void> {
    this.removeAllListeners();
    await this.leave();
  }

  participants(): readonly Participant[] {
    return this.#speaker ? [this.#speaker] : [];
  }

  subscribe(participantId: string, tracks: { readonly audio: boolean; readonly video: boolean }): void {
    if (this.#sound === undefined || this.#speaker?.id !== participantId || !tracks.audio) return;
    this.emit("track-started", this.#sound.track, this.#speaker);
  }

  sendAppMessage(data: string): void {
    if (this.#state !== "joined")
      throw new VoiceError("only-after-join", "sendAppMessage() only supported after join.");
    if (data.length > longestAppMessage) {
      throw new VoiceError("message-too-large", `Message data too large. Max size is ${longestAppMessage}`);
    }
    this.#send({ type: "app", data });
  }

  setLocalAudio(isOn: boolean): void {
    this.#isAudioOn = isOn;
    this.#talk.setMuted(!isOn);
  }

  isLocalAudioOn(): boolean {
    return this.#isAudioOn;
  }

  async setAudioTrack(track: MediaStreamTrack): Promise<void> {
    this.#listen(track);
  }

  async startAudioLevelObserver(intervalMs: number): Promise<void> {
    this.#every(intervalMs, () => {
      if (this.#sound === undefined || this.#speaker === undefined) return;
      const remote = Math.max(this.#sound.remoteLevel(), this.#talk.level);
      this.emit("remote-audio-level", { [this.#speaker.id]: remote });
      this.emit("local-audio-level", this.#isAudioOn ? this.#sound.localLevel() : 0);
    });
  }

  async setNoiseCancellation(): Promise<boolean> {
    return false;
  }

  async startRecording(): Promise<void> {
    throw new VoiceError("not-supported", "This room records no video.");
  }

  async stopRecording(): Promise<void> {}

  async startScreenShare(): Promise<void> {
    throw new VoiceError("not-supported", "This room shows no screens.");
  }

  async stopScreenShare(): Promise<void> {}

  async #openSound(): Promise<void> {
    const open = this.#options.openSound ?? openSound;
    const sound = await open(this.#options.audioContext, {
      frame: (frame) => this.#sendFrame(frame),
      played: (mark) => this.#send({ type: "played", mark }),
      playing: (isPlaying) => this.#talk.setAssistantPlaying(isPlaying),
    });
    if (this.#isStill("joining")) this.#sound = sound;
    else sound.close();
  }

  #connect(): Promise<void> {
    const socket = new WebSocket(this.#options.url);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    const { browserSpeech } = this.#options;
    const abilities: ClientAbilities = {
      recognition: browserSpeech.recognition !== undefined,
      speech: browserSpeech.voice !== undefined,
    };
    socket.addEventListener("open", () => {
      this.#send({ type: "join", version: 1, abilities });
      this.#beat();
    });
    socket.addEventListener("message", ({ data }: MessageEvent<string | ArrayBuffer>) => this.#receive(data));
    socket.addEventListener("close", () => this.#fail("connection", "The connection to the call was lost."));
    const late = setTimeout(() => this.#fail("connection", "The call did not answer in time."), joinWithinMs);
    this.#timers.push(late);
    return new Promise((resolve, reject) => {
      this.#admitted = { resolve, reject };
    });
  }

  #beat(): void {
    this.#lastHeardAt = Date.now();
    this.#every(heartbeat.everyMs, () => {
      if (Date.now() - this.#lastHeardAt > heartbeat.lostAfterMs) {
        this.#fail("connection", "The connection to the call was lost.");
      } else {
        this.#send({ type: "ping", at: Date.now() });
      }
    });
  }

  #receive(data: string | ArrayBuffer): void {
    this.#lastHeardAt = Date.now();
    if (typeof data !== "string") return this.#sound?.play(data);
    const signal = readSignal(data);
    switch (signal?.type) {
      case "joined":
        this.#speaker = { ...signal.speaker, isLocal: false };
        return this.#admitted?.resolve();
      case "app":
        return this.emit("app-message", signal.data);
      case "pong":
        return;
      case "mark":
        return this.#sound?.mark(signal.mark);
      case "flush":
        this.#talk.hush();
        return this.#sound?.flush();
      case "speak":
        return this.#talk.speak(signal);
      case "left":
        this.#close("left");
        return this.emit("left", signal.reason);
      case "error":
        return this.#fail(signal.error, signal.message);
      case undefined:
        return console.warn("The room sent something that is not JSON.");
    }
  }

  #listen(track: MediaStreamTrack | null): void {
    this.#sound?.listen(track);
    track?.addEventListener("ended", () => {
      this.emit("device-error", { type: "in-use", message: "The microphone stopped." });
    });
  }

  #sendFrame(frame: ArrayBuffer): void {
    const socket = this.#socket;
    if (this.#state !== "joined" || socket?.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > mostUnsentBytes) return;
    // Muted, silence goes on: the other side can tell it from a lost connection.
    socket.send(this.#isAudioOn ? frame : new ArrayBuffer(frame.byteLength));
  }

  #send(signal: ClientSignal): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(signal));
  }

  #fail(type: FatalRoomError, message: string): void {
    if (this.#state !== "joining" && this.#state !== "joined") return;
    this.#close("error");
    this.#admitted?.reject(new VoiceError(type, message));
    this.emit("error", { type, message });
  }

  #close(state: "left" | "error"): void {
    this.#state = state;
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
    this.#talk.close();
    this.#sound?.close();
    this.#socket?.close();
    if (state === "left")
      this.#admitted?.reject(new VoiceError("connection", "The room was left before it was joined."));
  }

  #every(intervalMs: number, work: () => void): void {
    this.#timers.push(setInterval(work, intervalMs));
  }

  #isStill(state: RoomState): boolean {
    return this.#state === state;
  }
}

/** What the assistant would say if its own transcriber had failed: the page offers typing. */
const recognitionFailed: AssistantMessage = { type: "hang", reason: "transcriber-failed" };

function readSignal(data: string): RoomSignal | undefined {
  try {
    return JSON.parse(data) as RoomSignal;
  } catch {
    return undefined;
  }
}
