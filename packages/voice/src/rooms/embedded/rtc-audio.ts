import { type ClientSignal, rtcDrainMs } from "@dilo/api";
import { LevelMeter } from "../../audio/level-meter.ts";

/** A network that lets WebRTC through connects well within this time. Milliseconds. */
const connectTimeoutMs = 4000;

/** The room's WebRTC connection. PCM on the WebSocket carries the audio until it is connected and after it is lost. */
export interface RtcAudio {
  /** The microphone is sent over this connection. */
  readonly isConnected: boolean;
  /** The assistant's voice; undefined where it is only known once connected. */
  readonly track: MediaStreamTrack | undefined;
  /** Takes the server's SDP answer to our offer. */
  setAnswer(sdp: string): void;
  /** Sends this microphone from now on; null for none. */
  setMicrophone(track: MediaStreamTrack | null): void;
  /** Sends the microphone, or silence. */
  setMicrophoneEnabled(isEnabled: boolean): void;
  /** Stays silent for as long as audio that was sent before can still arrive. */
  flush(): void;
  remoteLevel(): number;
  /** Closes the connection; the listener hears nothing after this. */
  close(): void;
}

export interface RtcAudioListener {
  send(signal: ClientSignal): void;
  /** The connection was not made in time, or is lost. Called once. */
  failed(): void;
}

export type OpenRtcAudio = (context: AudioContext | undefined, listener: RtcAudioListener) => RtcAudio | undefined;

/** Offers a WebRTC connection to the room; undefined where the browser has none. */
export const openRtcAudio: OpenRtcAudio = (context, listener) => {
  if (typeof RTCPeerConnection === "undefined" || context === undefined) return undefined;
  return new PeerConnectionAudio(context, listener);
};

class PeerConnectionAudio implements RtcAudio {
  readonly track: MediaStreamTrack;
  readonly #listener: RtcAudioListener;
  // No STUN server: the server's addresses are in its answer, and it learns ours from our connectivity checks.
  readonly #peer = new RTCPeerConnection();
  readonly #sender: RTCRtpSender;
  readonly #meter: LevelMeter;
  readonly #connectTimer = setTimeout(() => this.#fail(), connectTimeoutMs);
  #drainTimer: ReturnType<typeof setTimeout> | undefined;
  #microphone: MediaStreamTrack | undefined;
  #isMicrophoneEnabled = true;
  #isConnected = false;
  #isClosed = false;

  constructor(context: AudioContext, listener: RtcAudioListener) {
    this.#listener = listener;
    const { sender, receiver } = this.#peer.addTransceiver("audio", { direction: "sendrecv" });
    this.#sender = sender;
    this.track = receiver.track;
    this.#meter = new LevelMeter(context, context.createMediaStreamSource(new MediaStream([receiver.track])));
    this.#peer.onconnectionstatechange = () => this.#handleStateChange();
    this.#offer().catch(() => this.#fail());
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  setAnswer(sdp: string): void {
    this.#peer.setRemoteDescription({ type: "answer", sdp }).catch(() => this.#fail());
  }

  setMicrophone(track: MediaStreamTrack | null): void {
    this.#microphone?.stop();
    // A clone can be disabled without silencing the microphone for its other consumers.
    this.#microphone = track?.clone();
    if (this.#microphone) this.#microphone.enabled = this.#isMicrophoneEnabled;
    this.#sender.replaceTrack(this.#microphone ?? null).catch(() => this.#fail());
  }

  setMicrophoneEnabled(isEnabled: boolean): void {
    this.#isMicrophoneEnabled = isEnabled;
    if (this.#microphone) this.#microphone.enabled = isEnabled;
  }

  flush(): void {
    clearTimeout(this.#drainTimer);
    this.track.enabled = false;
    this.#drainTimer = setTimeout(() => {
      this.track.enabled = true;
    }, rtcDrainMs);
  }

  remoteLevel(): number {
    return this.#meter.read();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#connectTimer);
    clearTimeout(this.#drainTimer);
    this.#peer.onconnectionstatechange = null;
    this.#peer.close();
    this.#microphone?.stop();
  }

  async #offer(): Promise<void> {
    await this.#peer.setLocalDescription();
    const { localDescription } = this.#peer;
    if (this.#isClosed || localDescription === null) return;
    this.#listener.send({ type: "offer", sdp: localDescription.sdp });
  }

  #handleStateChange(): void {
    const { connectionState } = this.#peer;
    if (connectionState === "connected" && !this.#isConnected) {
      clearTimeout(this.#connectTimer);
      this.#isConnected = true;
      this.#listener.send({ type: "transport", transport: "rtc" });
    }
    // Browsers report a lost connection after five seconds without an answer.
    if (connectionState === "disconnected" || connectionState === "failed") this.#fail();
  }

  #fail(): void {
    if (this.#isClosed) return;
    this.close();
    this.#listener.failed();
  }
}
