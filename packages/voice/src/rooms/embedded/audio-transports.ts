import type { ClientSignal } from "@dilo/api";
import type { RoomContext } from "../media-room.ts";
import { type OpenPcmAudio, openPcmAudio, type PcmAudio } from "./pcm-audio.ts";
import { type OpenRtcAudio, openRtcAudio, type RtcAudio } from "./rtc-audio.ts";

export interface AudioTransportsOptions extends Pick<RoomContext, "audioContext" | "workletUrl"> {
  /** False keeps to PCM, for pages that need to know when the assistant is audible, which only PCM reports. */
  readonly mayUseRtc: boolean;
  readonly openPcmAudio?: OpenPcmAudio | undefined;
  readonly openRtcAudio?: OpenRtcAudio | undefined;
}

export interface AudioTransportsListener {
  send(signal: ClientSignal): void;
  /** 20 ms of the microphone, while PCM carries it. */
  frame(frame: ArrayBuffer): void;
  /** The assistant's voice comes over the other transport from now on. */
  trackChanged(): void;
  /** The assistant's audio starts or stops playing. */
  playing(isPlaying: boolean): void;
  microphoneStopped(): void;
}

/** The two transports of a room's audio: PCM from the first moment, and WebRTC while it is connected. */
export class AudioTransports {
  readonly #options: AudioTransportsOptions;
  readonly #listener: AudioTransportsListener;
  #pcm: PcmAudio | undefined;
  #rtc: RtcAudio | undefined;
  /** The assistant's voice comes over WebRTC. */
  #isReceivingRtc = false;
  #microphone: MediaStreamTrack | null = null;
  /** Removes the listener of the current microphone. */
  #microphoneListener = new AbortController();
  #isMicrophoneEnabled = true;
  #isClosed = false;

  constructor(options: AudioTransportsOptions, listener: AudioTransportsListener) {
    this.#options = options;
    this.#listener = listener;
  }

  /** The assistant's voice, from the transport in use; undefined before `open`. */
  get track(): MediaStreamTrack | undefined {
    return this.#isReceivingRtc ? this.#rtc?.track : this.#pcm?.track;
  }

  get isMicrophoneEnabled(): boolean {
    return this.#isMicrophoneEnabled;
  }

  async open(): Promise<void> {
    const open = this.#options.openPcmAudio ?? openPcmAudio;
    const pcm = await open(this.#options, {
      frame: (frame) => this.#sendFrame(frame),
      played: (mark) => this.#listener.send({ type: "played", mark }),
      playing: (isPlaying) => this.#listener.playing(isPlaying),
    });
    if (this.#isClosed) pcm.close();
    else this.#pcm = pcm;
  }

  /** Sends this microphone from now on; null for none. */
  setMicrophone(track: MediaStreamTrack | null): void {
    this.#microphone = track;
    this.#pcm?.setMicrophone(track);
    this.#rtc?.setMicrophone(track);
    this.#microphoneListener.abort();
    this.#microphoneListener = new AbortController();
    const { signal } = this.#microphoneListener;
    track?.addEventListener("ended", () => this.#listener.microphoneStopped(), { signal });
  }

  /** Sends the microphone, or silence. */
  setMicrophoneEnabled(isEnabled: boolean): void {
    this.#isMicrophoneEnabled = isEnabled;
    this.#rtc?.setMicrophoneEnabled(isEnabled);
  }

  /** Starts connecting WebRTC if the page may use it; for a room that offers it. */
  connectRtc(): void {
    if (!this.#options.mayUseRtc) return;
    const open = this.#options.openRtcAudio ?? openRtcAudio;
    this.#rtc = open(this.#options.audioContext, {
      send: (signal) => this.#listener.send(signal),
      failed: () => {
        this.#listener.send({ type: "transport", transport: "pcm" });
        this.selectTransport("pcm");
      },
    });
    this.#rtc?.setMicrophoneEnabled(this.#isMicrophoneEnabled);
    this.#rtc?.setMicrophone(this.#microphone);
  }

  /** Takes the server's SDP answer. */
  setRtcAnswer(sdp: string): void {
    this.#rtc?.setAnswer(sdp);
  }

  /** Receives the assistant's voice over this transport; with PCM the microphone goes back to it too. */
  selectTransport(transport: "rtc" | "pcm"): void {
    const before = this.track;
    if (transport === "pcm") this.closeRtc();
    this.#isReceivingRtc = transport === "rtc" && this.#rtc !== undefined;
    if (this.track !== before) this.#listener.trackChanged();
  }

  /** Closes WebRTC without telling the listener: the room is being joined again. */
  closeRtc(): void {
    this.#rtc?.close();
    this.#rtc = undefined;
    this.#isReceivingRtc = false;
  }

  play(frame: ArrayBuffer): void {
    this.#pcm?.play(frame);
  }

  mark(mark: number): void {
    this.#pcm?.mark(mark);
  }

  /** Drops everything that was not played yet. */
  flush(): void {
    this.#pcm?.flush();
    this.#rtc?.flush();
  }

  /** The levels of both sides, 0 to 1; undefined before `open`. A muted microphone counts as silent. */
  levels(): { readonly remote: number; readonly local: number } | undefined {
    if (this.#pcm === undefined) return undefined;
    const remote = Math.max(this.#pcm.remoteLevel(), this.#rtc?.remoteLevel() ?? 0);
    return { remote, local: this.#isMicrophoneEnabled ? this.#pcm.localLevel() : 0 };
  }

  close(): void {
    this.#isClosed = true;
    this.#microphoneListener.abort();
    this.#rtc?.close();
    this.#pcm?.close();
  }

  /** A muted microphone sends silence, so that the server can tell it from a lost connection. */
  #sendFrame(frame: ArrayBuffer): void {
    if (this.#rtc?.isConnected) return;
    this.#listener.frame(this.#isMicrophoneEnabled ? frame : new ArrayBuffer(frame.byteLength));
  }
}
