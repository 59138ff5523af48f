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

export interface EmbeddedRoomOptions extends Pick<RoomContext, "audioContext" | "browserSpeech" | "workletUrl"> {
  /** `ws[s]://host/platform/room/{callId}?t={token}` */
  readonly url: string;
  readonly openPcmAudio?: OpenPcmAudio;
  readonly openWebSocket?: OpenWebSocket;
  readonly openRtcAudio?: OpenRtcAudio;
}

/**
 * Our own media room: app messages, heartbeat and audio on one WebSocket, as defined in packages/api/src/room/protocol.ts.
 * Where both sides support it, WebRTC carries the audio while it is connected.
 */
export class EmbeddedRoom extends MinimalRoom implements MediaRoom {
  readonly #options: EmbeddedRoomOptions;
  readonly #browserSpeech: BrowserSpeechBridge;
  readonly #audio: AudioTransports;
  #state: RoomState = "new";
  #connection: RoomConnection | undefined;
  #offersRtc = false;
  #isSubscribed = false;
  #speaker: Participant | undefined;
  #joinRequest: JoinRequest | undefined;
  #levelTimer: ReturnType<typeof setInterval> | undefined;

  constructor(options: EmbeddedRoomOptions) {
    super();
    this.#options = options;
    this.#browserSpeech = new BrowserSpeechBridge(options.browserSpeech, {
      send: (signal) => this.#send(signal),
      recognitionFailed: () => this.emit("app-message", JSON.stringify(recognitionFailed)),
    });
    const { audioContext, browserSpeech, workletUrl, openPcmAudio, openRtcAudio } = options;
    // The browser's own recognition needs to know when the assistant is audible; only PCM reports that.
    const mayUseRtc = browserSpeech.recognition === undefined;
    this.#audio = new AudioTransports(
      { audioContext, workletUrl, mayUseRtc, openPcmAudio, openRtcAudio },
      {
        send: (signal) => this.#send(signal),
        frame: (frame) => this.#connection?.sendAudio(frame),
        trackChanged: () => this.#emitTrack(),
        playing: (isPlaying) => this.#browserSpeech.setAssistantPlaying(isPlaying),
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
      await Promise.all([this.#audio.open(), this.#connect()]);
    } catch (thrown) {
      if (this.#isJoining) this.#close("error", "unknown", "The room could not be joined.");
      if (thrown instanceof VoiceError) throw thrown;
      throw new VoiceError("unknown", `The room could not be joined: ${String(thrown)}`, { cause: thrown });
    }
    this.#state = "joined";
    this.#audio.setMicrophone(audioTrack);
    this.#connectRtc();
    this.#browserSpeech.listen();
    this.emit("joined");
    if (this.#speaker) this.emit("participant-joined", this.#speaker);
  }

  async leave(): Promise<void> {
    if (this.#state === "left" || this.#state === "error") return;
    const hadJoined = this.#state !== "new";
    this.#send({ type: "leave" });
    this.#close("left", "connection", "The room was left before it was joined.");
    if (hadJoined) this.emit("left", "client-left");
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
    this.#emitTrack();
  }

  sendAppMessage(data: string): void {
    assertSendable(data, this.#state);
    this.#send({ type: "app", data });
  }

  setLocalAudio(isOn: boolean): void {
    this.#audio.setMicrophoneEnabled(isOn);
    this.#browserSpeech.setMuted(!isOn);
  }

  isLocalAudioOn(): boolean {
    return this.#audio.isMicrophoneEnabled;
  }

  async setAudioTrack(track: MediaStreamTrack): Promise<void> {
    this.#audio.setMicrophone(track);
  }

  async startAudioLevelObserver(intervalMs: number): Promise<void> {
    clearInterval(this.#levelTimer);
    this.#levelTimer = setInterval(() => this.#emitLevels(), intervalMs);
  }

  /** A getter, so that the compiler does not assume that the state is the same after an `await`. */
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
        audio: (frame) => this.#audio.play(frame),
        interrupted: () => this.emit("network-connection", { status: "interrupted" }),
        failed: () => this.#fail("connection", "The connection to the call was lost."),
      },
    );
    this.#joinRequest = new JoinRequest(() => this.#fail("connection", "The call did not answer in time."));
    return this.#joinRequest.settled;
  }

  /** After a reconnection the assistant continues once its audio is playable again, and repeats what was missed. */
  #resume(speaker: Participant): void {
    this.#audio.flush();
    this.#browserSpeech.stopSpeaking();
    this.#connectRtc();
    this.emit("network-connection", { status: "connected" });
    this.emit("participant-joined", speaker);
  }

  #connectRtc(): void {
    if (this.#offersRtc) this.#audio.connectRtc();
  }

  #emitTrack(): void {
    const { track } = this.#audio;
    if (track && this.#speaker && this.#isSubscribed) this.emit("track-started", track, this.#speaker);
  }

  #receive(signal: RoomSignal): void {
    switch (signal.type) {
      case "joined":
        this.#speaker = { ...signal.speaker, isLocal: false };
        this.#offersRtc = signal.offersRtc === true;
        this.#audio.closeRtc();
        this.#joinRequest?.accept();
        if (this.#state === "joined") this.#resume(this.#speaker);
        break;
      case "app":
        this.emit("app-message", signal.data);
        break;
      case "pong":
        break;
      case "answer":
        this.#audio.setRtcAnswer(signal.sdp);
        break;
      case "transport":
        this.#audio.selectTransport(signal.transport);
        break;
      case "mark":
        this.#audio.mark(signal.mark);
        break;
      case "flush":
        this.#browserSpeech.stopSpeaking();
        this.#audio.flush();
        break;
      case "speak":
        this.#browserSpeech.speak(signal);
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

  #emitLevels(): void {
    const levels = this.#audio.levels();
    if (levels === undefined || this.#speaker === undefined) return;
    this.emit("remote-audio-level", { [this.#speaker.id]: Math.max(levels.remote, this.#browserSpeech.level) });
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

  /** Closes everything, and rejects a join request that is still open. */
  #close(state: "left" | "error", ...reason: Parameters<JoinRequest["reject"]>): void {
    this.#state = state;
    this.#joinRequest?.reject(...reason);
    clearInterval(this.#levelTimer);
    this.#browserSpeech.close();
    this.#audio.close();
    this.#connection?.close();
  }
}

/** The message of a failed transcriber, which makes the page offer typing. */
const recognitionFailed: AssistantMessage = { type: "hang", reason: "transcriber-failed" };
