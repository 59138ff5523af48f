import type { AssistantMessage, ClientSignal, FatalRoomError, RoomSignal } from "@dilo/api";
import { VoiceError } from "../../voice-error.ts";
import type { JoinOptions, MediaRoom, Participant, RoomContext, RoomState } from "../media-room.ts";
import { assertJoinable, assertSendable } from "../room-assertions.ts";
import { AudioTransports } from "./audio-transports.ts";
import { BrowserSpeechBridge } from "./browser-speech-bridge.ts";
import { JoinRequest } from "./join-request.ts";
import { MinimalRoom } from "./minimal-room.ts";
import type { OpenPcmAudio } from "./pcm-audio.ts";
import { RoomConnection } from "./room-connection.ts";
import type { OpenWebSocket } from "./room-socket.ts";
import type { OpenRtcAudio } from "./rtc-audio.ts";

export interface EmbeddedRoomOptions extends Pick<RoomContext, "audioContext" | "browserSpeech"> {
  /** `ws[s]://host/platform/room/{callId}?t={token}` */
  readonly url: string;
  readonly openPcmAudio?: OpenPcmAudio;
  readonly openWebSocket?: OpenWebSocket;
  readonly openRtcAudio?: OpenRtcAudio;
}

/**
 * Our own media room: app messages, heartbeat and sound on one WebSocket, as packages/api/src/room/protocol.ts says.
 * Where both sides can, WebRTC takes the sound over as soon as it is connected, and gives it back when it is lost.
 */
export class EmbeddedRoom extends MinimalRoom implements MediaRoom {
  readonly #options: EmbeddedRoomOptions;
  readonly #talk: BrowserSpeechBridge;
  readonly #sound: AudioTransports;
  #state: RoomState = "new";
  #connection: RoomConnection | undefined;
  #offersRtc = false;
  #isSubscribed = false;
  #speaker: Participant | undefined;
  #admission: JoinRequest | undefined;
  #levelTimer: ReturnType<typeof setInterval> | undefined;

  constructor(options: EmbeddedRoomOptions) {
    super();
    this.#options = options;
    this.#talk = new BrowserSpeechBridge(options.browserSpeech, {
      send: (signal) => this.#send(signal),
      recognitionFailed: () => this.emit("app-message", JSON.stringify(recognitionFailed)),
    });
    const { audioContext, browserSpeech, openPcmAudio, openRtcAudio } = options;
    // The page's own recognition must know when the assistant is heard; only PCM tells.
    const mayUseRtc = browserSpeech.recognition === undefined;
    this.#sound = new AudioTransports(
      { audioContext, mayUseRtc, openPcmAudio, openRtcAudio },
      {
        send: (signal) => this.#send(signal),
        frame: (frame) => this.#connection?.sendAudio(frame),
        trackChanged: () => this.#tellTrack(),
        playing: (isPlaying) => this.#talk.setAssistantPlaying(isPlaying),
        microphoneStopped: () => this.emit("device-error", { type: "in-use", message: "The microphone stopped." }),
      },
    );
  }

  get state(): RoomState {
    return this.#state;
  }

  async join({ audioTrack, startAudioOff }: JoinOptions): Promise<void> {
    assertJoinable(this.#state);
    this.#state = "joining";
    this.setLocalAudio(!startAudioOff);
    try {
      await Promise.all([this.#sound.open(), this.#connect()]);
    } catch (thrown) {
      if (this.#isJoining) this.#close("error", "unknown", "The room could not be joined.");
      if (thrown instanceof VoiceError) throw thrown;
      throw new VoiceError("unknown", "The room could not be joined.", { cause: thrown });
    }
    this.#state = "joined";
    this.#sound.listen(audioTrack);
    this.#tryRtc();
    this.#talk.listen();
    this.emit("joined");
    if (this.#speaker) this.emit("participant-joined", this.#speaker);
  }

  async leave(): Promise<void> {
    if (this.#state === "left" || this.#state === "error") return;
    const wasIn = this.#state !== "new";
    this.#send({ type: "leave" });
    this.#close("left", "connection", "The room was left before it was joined.");
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
    this.#sound.setOn(isOn);
    this.#talk.setMuted(!isOn);
  }

  isLocalAudioOn(): boolean {
    return this.#sound.isOn;
  }

  async setAudioTrack(track: MediaStreamTrack): Promise<void> {
    this.#sound.listen(track);
  }

  async startAudioLevelObserver(intervalMs: number): Promise<void> {
    clearInterval(this.#levelTimer);
    this.#levelTimer = setInterval(() => this.#tellLevels(), intervalMs);
  }

  /** Asked after a wait, during which anything may have happened. */
  get #isJoining(): boolean {
    return this.#state === "joining";
  }

  #connect(): Promise<void> {
    const { url, browserSpeech, openWebSocket } = this.#options;
    const abilities = {
      recognition: browserSpeech.recognition !== undefined,
      speech: browserSpeech.voice !== undefined,
    };
    this.#connection = new RoomConnection(
      { url, abilities, openWebSocket },
      {
        signal: (signal) => this.#receive(signal),
        audio: (frame) => this.#sound.play(frame),
        interrupted: () => this.emit("network-connection", { status: "interrupted" }),
        failed: () => this.#fail("connection", "The connection to the call was lost."),
      },
    );
    this.#admission = new JoinRequest(() => this.#fail("connection", "The call did not answer in time."));
    return this.#admission.decided;
  }

  /** The assistant is met anew: it goes on once its sound is playable again, and repeats what was missed. */
  #resume(speaker: Participant): void {
    this.#sound.flush();
    this.#talk.stopSpeaking();
    this.#tryRtc();
    this.emit("network-connection", { status: "connected" });
    this.emit("participant-joined", speaker);
  }

  #tryRtc(): void {
    if (this.#offersRtc) this.#sound.tryRtc();
  }

  #tellTrack(): void {
    const { track } = this.#sound;
    if (track && this.#speaker && this.#isSubscribed) this.emit("track-started", track, this.#speaker);
  }

  #receive(signal: RoomSignal): void {
    switch (signal.type) {
      case "joined":
        this.#speaker = { ...signal.speaker, isLocal: false };
        this.#offersRtc = signal.offersRtc === true;
        this.#sound.forgetRtc();
        this.#admission?.grant();
        if (this.#state === "joined") this.#resume(this.#speaker);
        break;
      case "app":
        this.emit("app-message", signal.data);
        break;
      case "pong":
        break;
      case "answer":
        this.#sound.answer(signal.sdp);
        break;
      case "transport":
        this.#sound.goByRtc(signal.transport === "rtc");
        break;
      case "mark":
        this.#sound.mark(signal.mark);
        break;
      case "flush":
        this.#talk.stopSpeaking();
        this.#sound.flush();
        break;
      case "speak":
        this.#talk.speak(signal);
        break;
      case "left":
        this.#close("left", "ejected", "The call was over before it was joined.");
        this.emit("left", signal.reason);
        break;
      case "error":
        this.#fail(signal.error, signal.message);
        break;
    }
  }

  #tellLevels(): void {
    const levels = this.#sound.levels();
    if (levels === undefined || this.#speaker === undefined) return;
    this.emit("remote-audio-level", { [this.#speaker.id]: Math.max(levels.remote, this.#talk.level) });
    this.emit("local-audio-level", levels.local);
  }

  #send(signal: ClientSignal): void {
    this.#connection?.send(signal);
  }

  #fail(type: FatalRoomError, message: string): void {
    if (this.#state !== "joining" && this.#state !== "joined") return;
    this.#close("error", type, message);
    this.emit("error", { type, message });
  }

  /** Closes everything; whoever still waits to be let in learns why. */
  #close(state: "left" | "error", ...why: Parameters<JoinRequest["refuse"]>): void {
    this.#state = state;
    this.#admission?.refuse(...why);
    clearInterval(this.#levelTimer);
    this.#talk.close();
    this.#sound.close();
    this.#connection?.close();
  }
}

/** What the assistant would say if its own transcriber had failed: the page offers typing. */
const recognitionFailed: AssistantMessage = { type: "hang", reason: "transcriber-failed" };
