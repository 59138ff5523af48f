import type { ClientSignal } from "@dilo/api";
import type { RoomContext } from "../media-room.ts";
import { type OpenPcmAudio, openPcmAudio, type PcmAudio } from "./pcm-audio.ts";
import { type OpenRtcAudio, openRtcAudio, type RtcAudio } from "./rtc-audio.ts";

export interface AudioTransportsOptions extends Pick<RoomContext, "audioContext"> {
  /** False keeps to PCM, where only PCM tells what the page must know. */
  readonly mayUseRtc: boolean;
  readonly openPcmAudio?: OpenPcmAudio | undefined;
  readonly openRtcAudio?: OpenRtcAudio | undefined;
}

export interface AudioTransportsListener {
  send(signal: ClientSignal): void;
  /** 20 ms of the microphone, while PCM carries it. */
  frame(frame: ArrayBuffer): void;
  /** The assistant's voice comes another way from now on. */
  trackChanged(): void;
  /** The assistant's audio begins or ends to play. */
  playing(isPlaying: boolean): void;
  microphoneStopped(): void;
}

/** The two ways of a room's sound: PCM from the first moment, and WebRTC from when it is connected until it is lost. */
export class AudioTransports {
  readonly #options: AudioTransportsOptions;
  readonly #listener: AudioTransportsListener;
  #sound: PcmAudio | undefined;
  #rtc: RtcAudio | undefined;
  /** The assistant's voice comes by WebRTC. */
  #isHeardByRtc = false;
  #microphone: MediaStreamTrack | null = null;
  /** Ends with the microphone it listens to. */
  #listening = new AbortController();
  #isOn = true;
  #isClosed = false;

  constructor(options: AudioTransportsOptions, listener: AudioTransportsListener) {
    this.#options = options;
    this.#listener = listener;
  }

  /** The assistant's voice, by the way it comes now; undefined before `open`. */
  get track(): MediaStreamTrack | undefined {
    return this.#isHeardByRtc ? this.#rtc?.track : this.#sound?.track;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  async open(): Promise<void> {
    const open = this.#options.openPcmAudio ?? openPcmAudio;
    const sound = await open(this.#options.audioContext, {
      frame: (frame) => this.#capture(frame),
      played: (mark) => this.#listener.send({ type: "played", mark }),
      playing: (isPlaying) => this.#listener.playing(isPlaying),
    });
    if (this.#isClosed) sound.close();
    else this.#sound = sound;
  }

  /** Goes on with this microphone; null with none. */
  listen(track: MediaStreamTrack | null): void {
    this.#microphone = track;
    this.#sound?.listen(track);
    this.#rtc?.listen(track);
    this.#listening.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    track?.addEventListener("ended", () => this.#listener.microphoneStopped(), { signal });
  }

  /** Sends the microphone or silence. */
  setOn(isOn: boolean): void {
    this.#isOn = isOn;
    this.#rtc?.setOn(isOn);
  }

  /** Begins to connect WebRTC where the page has it; the room offers it. */
  tryRtc(): void {
    if (!this.#options.mayUseRtc) return;
    const open = this.#options.openRtcAudio ?? openRtcAudio;
    this.#rtc = open(this.#options.audioContext, {
      send: (signal) => this.#listener.send(signal),
      failed: () => {
        this.#listener.send({ type: "transport", transport: "pcm" });
        this.goByRtc(false);
      },
    });
    this.#rtc?.setOn(this.#isOn);
    this.#rtc?.listen(this.#microphone);
  }

  answer(sdp: string): void {
    this.#rtc?.answer(sdp);
  }

  /** The assistant's voice comes by WebRTC from now on, or by PCM, and then the microphone goes that way too. */
  goByRtc(isUsed: boolean): void {
    const before = this.track;
    if (!isUsed) this.forgetRtc();
    this.#isHeardByRtc = isUsed && this.#rtc !== undefined;
    if (this.track !== before) this.#listener.trackChanged();
  }

  /** Closes what WebRTC there was, without a word: the room is met anew. */
  forgetRtc(): void {
    this.#rtc?.close();
    this.#rtc = undefined;
    this.#isHeardByRtc = false;
  }

  play(frame: ArrayBuffer): void {
    this.#sound?.play(frame);
  }

  mark(mark: number): void {
    this.#sound?.mark(mark);
  }

  /** Drops all that was not heard yet. */
  flush(): void {
    this.#sound?.flush();
    this.#rtc?.flush();
  }

  /** How loud both sides are, 0 to 1; undefined before `open`. Muted, the microphone counts as silent. */
  levels(): { readonly remote: number; readonly local: number } | undefined {
    if (this.#sound === undefined) return undefined;
    const remote = Math.max(this.#sound.remoteLevel(), this.#rtc?.remoteLevel() ?? 0);
    return { remote, local: this.#isOn ? this.#sound.localLevel() : 0 };
  }

  close(): void {
    this.#isClosed = true;
    this.#listening.abort();
    this.#rtc?.close();
    this.#sound?.close();
  }

  /** Muted, silence goes on: the other side can tell it from a lost connection. */
  #capture(frame: ArrayBuffer): void {
    if (!this.#rtc?.isConnected) this.#listener.frame(this.#isOn ? frame : new ArrayBuffer(frame.byteLength));
  }
}
