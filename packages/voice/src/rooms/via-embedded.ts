import type { AssistantMessage, ClientSignal, FatalRoomError, RoomSignal } from "@dilo/api";
import { Emitter } from "../emitter.ts";
import { VoiceError } from "../voice-error.ts";
import { BrowserTalk } from "./embedded/browser-talk.ts";
import { RoomConnection } from "./embedded/room-connection.ts";
import type { OpenWire } from "./embedded/room-socket.ts";
import { type OpenRtc, openRtc, type Rtc } from "./embedded/rtc.ts";
import { type OpenSound, openSound, type Sound } from "./embedded/sound.ts";
import { assertJoinable, assertSendable } from "./gates.ts";
import type {
  JoinOptions,
  MediaRoom,
  OperationName,
  Participant,
  RoomEvents,
  RoomState,
  RoomSurroundings,
} from "./room.ts";

/** The room has this long to let us in. Milliseconds. */
const joinWithinMs = 15_000;

export interface EmbeddedRoomOptions extends Pick<RoomSurroundings, "audioContext" | "browserSpeech"> {
  /** `ws[s]://host/platform/room/{callId}?t={token}` */
  readonly url: string;
  readonly openSound?: OpenSound;
  readonly openWire?: OpenWire;
  readonly openRtc?: OpenRtc;
}

interface Admission {
  resolve(): void;
  reject(error: VoiceError): void;
}

/**
 * Our own media room: app messages, heartbeat and sound on one WebSocket, as packages/api/src/room/protocol.ts says.
 * Where both sides can, WebRTC takes the sound over as soon as it is connected, and gives it back when it is lost.
 */
export class EmbeddedRoom extends Emitter<RoomEvents> implements MediaRoom {
  readonly #options: EmbeddedRoomOptions;
  readonly #talk: BrowserTalk;
  #state: RoomState = "new";
  #connection: RoomConnection | undefined;
  #sound: Sound | undefined;
  #rtc: Rtc | undefined;
  #offersRtc = false;
  /** The assistant's voice comes by WebRTC. */
  #isHeardByRtc = false;
  #isSubscribed = false;
  #speaker: Participant | undefined;
  #track: MediaStreamTrack | null = null;
  #isAudioOn = true;
  #admission: Admission | undefined;
  #joinTimer: ReturnType<typeof setTimeout> | undefined;
  #levelTimer: ReturnType<typeof setInterval> | undefined;

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
    assertJoinable(this.#state);
    this.#state = "joining";
    this.setLocalAudio(!startAudioOff);
    try {
      await Promise.all([this.#openSound(), this.#connect()]);
    } catch (thrown) {
      if (this.#isJoining) this.#close("error");
      if (thrown instanceof VoiceError) throw thrown;
      throw new VoiceError("unknown", "The room could not be joined.", { cause: thrown });
    }
    this.#state = "joined";
    this.#listen(audioTrack);
    this.#tryRtc();
    this.#talk.listen();
    this.emit("joined");
    if (this.#speaker) this.emit("participant-joined", this.#speaker);
  }

  async leave(): Promise<void> {
    if (this.#state === "left" || this.#state === "error") return;
    const wasIn = this.#state !== "new";
    this.#send({ type: "leave" });
    this.#close("left");
    this.#admission?.reject(new VoiceError("connection", "The room was left before it was joined."));
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
    if (this.#speaker?.id !== participantId) return;
    this.#isSubscribed = tracks.audio;
    this.#tellTrack();
  }

  sendAppMessage(data: string): void {
    assertSendable(data, this.#state);
    this.#send({ type: "app", data });
  }

  setLocalAudio(isOn: boolean): void {
    this.#isAudioOn = isOn;
    this.#talk.setMuted(!isOn);
    this.#rtc?.setOn(isOn);
  }

  isLocalAudioOn(): boolean {
    return this.#isAudioOn;
  }

  async setAudioTrack(track: MediaStreamTrack): Promise<void> {
    this.#listen(track);
  }

  async startAudioLevelObserver(intervalMs: number): Promise<void> {
    clearInterval(this.#levelTimer);
    this.#levelTimer = setInterval(() => this.#tellLevels(), intervalMs);
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

  /** Asked after a wait, during which anything may have happened. */
  get #isJoining(): boolean {
    return this.#state === "joining";
  }

  async perform(operation: OperationName): Promise<unknown> {
    throw new VoiceError("not-supported", `This room cannot ${operation}().`);
  }

  async #openSound(): Promise<void> {
    const open = this.#options.openSound ?? openSound;
    const sound = await open(this.#options.audioContext, {
      // Muted, silence goes on: the other side can tell it from a lost connection.
      frame: (frame) => {
        if (this.#rtc?.isConnected) return;
        this.#connection?.sendAudio(this.#isAudioOn ? frame : new ArrayBuffer(frame.byteLength));
      },
      played: (mark) => this.#send({ type: "played", mark }),
      playing: (isPlaying) => this.#talk.setAssistantPlaying(isPlaying),
    });
    if (this.#isJoining) this.#sound = sound;
    else sound.close();
  }

  #connect(): Promise<void> {
    const { url, browserSpeech, openWire } = this.#options;
    const abilities = {
      recognition: browserSpeech.recognition !== undefined,
      speech: browserSpeech.voice !== undefined,
    };
    this.#connection = new RoomConnection(
      { url, abilities, openWire },
      {
        signal: (signal) => this.#receive(signal),
        audio: (frame) => this.#sound?.play(frame),
        interrupted: () => this.emit("network-connection", { status: "interrupted" }),
        failed: () => this.#fail("connection", "The connection to the call was lost."),
      },
    );
    this.#joinTimer = setTimeout(() => this.#fail("connection", "The call did not answer in time."), joinWithinMs);
    return new Promise((resolve, reject) => {
      this.#admission = { resolve, reject };
    });
  }

  /** The assistant is met anew: it goes on once its sound is playable again, and repeats what was missed. */
  #resume(speaker: Participant): void {
    this.#sound?.flush();
    this.#talk.hush();
    this.#tryRtc();
    this.emit("network-connection", { status: "connected" });
    this.emit("participant-joined", speaker);
  }

  /** The page's own recognition must know when the assistant is heard; only PCM tells. */
  #tryRtc(): void {
    if (!this.#offersRtc || this.#options.browserSpeech.recognition !== undefined) return;
    const { audioContext, openRtc: open = openRtc } = this.#options;
    this.#rtc = open(audioContext, {
      send: (signal) => this.#send(signal),
      failed: () => {
        this.#send({ type: "transport", transport: "pcm" });
        this.#dropRtc();
      },
    });
    this.#rtc?.setOn(this.#isAudioOn);
    this.#rtc?.listen(this.#track);
  }

  #dropRtc(): void {
    this.#rtc?.close();
    this.#rtc = undefined;
    if (!this.#isHeardByRtc) return;
    this.#isHeardByRtc = false;
    this.#tellTrack();
  }

  #tellTrack(): void {
    const track = this.#isHeardByRtc ? this.#rtc?.track : this.#sound?.track;
    if (track && this.#speaker && this.#isSubscribed) this.emit("track-started", track, this.#speaker);
  }

  #receive(signal: RoomSignal): void {
    switch (signal.type) {
      case "joined":
        clearTimeout(this.#joinTimer);
        this.#speaker = { ...signal.speaker, isLocal: false };
        this.#offersRtc = signal.offersRtc === true;
        this.#rtc?.close();
        this.#rtc = undefined;
        this.#isHeardByRtc = false;
        this.#admission?.resolve();
        if (this.#state === "joined") this.#resume(this.#speaker);
        break;
      case "app":
        this.emit("app-message", signal.data);
        break;
      case "pong":
        break;
      case "answer":
        this.#rtc?.answer(signal.sdp);
        break;
      case "transport":
        if (signal.transport === "pcm") {
          this.#dropRtc();
          break;
        }
        this.#isHeardByRtc = this.#rtc !== undefined;
        this.#tellTrack();
        break;
      case "mark":
        this.#sound?.mark(signal.mark);
        break;
      case "flush":
        this.#talk.hush();
        this.#sound?.flush();
        break;
      case "speak":
        this.#talk.speak(signal);
        break;
      case "left":
        this.#close("left");
        this.#admission?.reject(new VoiceError("ejected", "The call was over before it was joined."));
        this.emit("left", signal.reason);
        break;
      case "error":
        this.#fail(signal.error, signal.message);
        break;
    }
  }

  #listen(track: MediaStreamTrack | null): void {
    this.#track = track;
    this.#sound?.listen(track);
    this.#rtc?.listen(track);
    track?.addEventListener("ended", () => {
      if (this.#track === track) this.emit("device-error", { type: "in-use", message: "The microphone stopped." });
    });
  }

  #tellLevels(): void {
    if (this.#sound === undefined || this.#speaker === undefined) return;
    const remote = Math.max(this.#sound.remoteLevel(), this.#rtc?.remoteLevel() ?? 0, this.#talk.level);
    this.emit("remote-audio-level", { [this.#speaker.id]: remote });
    this.emit("local-audio-level", this.#isAudioOn ? this.#sound.localLevel() : 0);
  }

  #send(signal: ClientSignal): void {
    this.#connection?.send(signal);
  }

  #fail(type: FatalRoomError, message: string): void {
    if (this.#state !== "joining" && this.#state !== "joined") return;
    this.#close("error");
    this.#admission?.reject(new VoiceError(type, message));
    this.emit("error", { type, message });
  }

  #close(state: "left" | "error"): void {
    this.#state = state;
    clearTimeout(this.#joinTimer);
    clearInterval(this.#levelTimer);
    this.#talk.close();
    this.#rtc?.close();
    this.#sound?.close();
    this.#connection?.close();
  }
}

/** What the assistant would say if its own transcriber had failed: the page offers typing. */
const recognitionFailed: AssistantMessage = { type: "hang", reason: "transcriber-failed" };
