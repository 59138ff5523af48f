import { rtcDrainMs } from "@dilo/api";
import { LevelMeter } from "../../audio/level-meter.ts";
import type { RtcAudio, RtcAudioListener } from "../embedded/rtc-audio.ts";
import type { LiveKitConnection, LiveKitTrack } from "./livekit-library.ts";

/** LiveKit's tracks are up well within this time of the microphone's; otherwise sound stays data. Milliseconds. */
const connectTimeoutMs = 6000;

/** The offer's text: LiveKit has negotiated its connections already, only the moment of the change has to be agreed. */
const offer = "livekit";

export interface LiveKitAudioParts {
  readonly connection: LiveKitConnection;
  readonly context: AudioContext | undefined;
  readonly listener: RtcAudioListener;
  /** The assistant's track, if it has come already. */
  readonly voice: LiveKitTrack | undefined;
}

/** The sound of a LiveKit room, as the embedded room sees it: as its WebRTC connection. */
export class LiveKitAudio implements RtcAudio {
  readonly #parts: LiveKitAudioParts;
  #track: MediaStreamTrack | undefined;
  #meter: LevelMeter | undefined;
  #microphone: MediaStreamTrack | undefined;
  #isMicrophoneEnabled = true;
  #isAnswered = false;
  #isPublished = false;
  #isConnected = false;
  #isClosed = false;
  #connectTimer: ReturnType<typeof setTimeout> | undefined;
  #drainTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: LiveKitAudioParts) {
    this.#parts = parts;
    if (parts.voice) this.setVoice(parts.voice);
    parts.listener.send({ type: "offer", sdp: offer });
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  get track(): MediaStreamTrack | undefined {
    return this.#track;
  }

  /** Takes the assistant's track. */
  setVoice({ mediaStreamTrack }: LiveKitTrack): void {
    if (this.#isClosed) return;
    const { context } = this.#parts;
    this.#track = mediaStreamTrack;
    if (context) {
      const source = context.createMediaStreamSource(new MediaStream([mediaStreamTrack]));
      this.#meter = new LevelMeter(context, source);
    }
    this.#connectWhenReady();
  }

  setAnswer(): void {
    this.#isAnswered = true;
    this.#connectWhenReady();
  }

  setMicrophone(track: MediaStreamTrack | null): void {
    const before = this.#microphone;
    // A clone can be disabled without silencing the microphone for its other consumers.
    this.#microphone = track?.clone();
    if (this.#microphone) this.#microphone.enabled = this.#isMicrophoneEnabled;
    if (this.#microphone && !this.#isConnected) this.#awaitConnection();
    this.#publish(before).catch(() => this.#fail());
  }

  setMicrophoneEnabled(isEnabled: boolean): void {
    this.#isMicrophoneEnabled = isEnabled;
    if (this.#microphone) this.#microphone.enabled = isEnabled;
  }

  flush(): void {
    clearTimeout(this.#drainTimer);
    const track = this.#track;
    if (track === undefined) return;
    track.enabled = false;
    this.#drainTimer = setTimeout(() => {
      track.enabled = true;
    }, rtcDrainMs);
  }

  remoteLevel(): number {
    return this.#meter?.read() ?? 0;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#connectTimer);
    clearTimeout(this.#drainTimer);
    if (this.#track) this.#track.enabled = true;
    if (this.#microphone) this.#unpublish(this.#microphone).catch(() => {});
  }

  async #publish(before: MediaStreamTrack | undefined): Promise<void> {
    const { localParticipant } = this.#parts.connection;
    if (before) await this.#unpublish(before);
    const microphone = this.#microphone;
    if (microphone === undefined || this.#isClosed) return;
    // Silence is sent too: that is how the server tells a microphone that is muted from one that is lost.
    await localParticipant.publishTrack(microphone, { source: "microphone", dtx: false });
    this.#isPublished = true;
    this.#connectWhenReady();
  }

  async #unpublish(track: MediaStreamTrack): Promise<void> {
    track.stop();
    await this.#parts.connection.localParticipant.unpublishTrack(track, true);
  }

  #awaitConnection(): void {
    clearTimeout(this.#connectTimer);
    this.#connectTimer = setTimeout(() => this.#fail(), connectTimeoutMs);
  }

  /** From here on both sides send their sound by LiveKit's tracks. */
  #connectWhenReady(): void {
    const isReady = this.#isAnswered && this.#isPublished && this.#track !== undefined;
    if (!isReady || this.#isConnected || this.#isClosed) return;
    clearTimeout(this.#connectTimer);
    this.#isConnected = true;
    this.#parts.listener.send({ type: "transport", transport: "rtc" });
  }

  #fail(): void {
    if (this.#isClosed) return;
    this.close();
    this.#isConnected = false;
    this.#parts.listener.failed();
  }
}
