import { type RoomSignal, roomAudio, rtcDrainMs, type Transport } from "@dilo/api";
import type { Clock } from "@dilo/foundation";
import type { Media, MediaLeg } from "./media.ts";
import { type PlayItem, playoutMs, UnheardAudio } from "./unheard-audio.ts";

/** Silence before the first word over WebRTC: the page's audio element changes tracks meanwhile. Milliseconds. */
const settleMs = 160;
/** A connected microphone sends a frame every 20 ms; one that sends none for this long is not connected. Milliseconds. */
const silentMicrophoneMs = 2000;

export interface RtcTransportParts {
  readonly media: Media;
  readonly clock: Clock;
  signal(message: RoomSignal): void;
  /** 20 ms of the microphone: PCM, 16 kHz, mono. */
  onFrame(frame: Int16Array): void;
  /** Carries what the lost connection did not. */
  playOverPcm(item: PlayItem): void;
  /** The page has lost the connection and does not know what it missed. */
  onMissed(): void;
}

/** The WebRTC connection of one room: while it is up it carries the sound, and the WebSocket carries no PCM. */
export class RtcTransport {
  readonly #parts: RtcTransportParts;
  readonly #unheard: UnheardAudio;
  #leg: MediaLeg | undefined;
  #isHearing = false;
  #isSpeaking = false;
  #lastFrameAt = 0;
  #cancelWatch = () => {};

  constructor(parts: RtcTransportParts) {
    this.#parts = parts;
    this.#unheard = new UnheardAudio(() => parts.clock.now());
  }

  /** The microphone comes over WebRTC. */
  get isHearing(): boolean {
    return this.#isHearing;
  }

  /** The assistant's voice goes over WebRTC. */
  get isSpeaking(): boolean {
    return this.#isSpeaking;
  }

  /** The page offers a connection. */
  takeOffer(sdp: string): void {
    const { media, clock, signal } = this.#parts;
    this.close();
    this.#leg = media.open(sdp, {
      answered: (answer) => signal({ type: "answer", sdp: answer }),
      heard: (frame) => {
        this.#lastFrameAt = clock.now();
        if (this.#isHearing) this.#parts.onFrame(frame);
      },
      passed: (mark) => {
        clock.after(playoutMs, () => {
          if (this.#unheard.pass(mark)) signal({ type: "mark", mark });
        });
      },
      lost: () => this.#lose(),
    });
    if (this.#leg === undefined) signal({ type: "transport", transport: "pcm" });
  }

  /** The page is connected, or has given up. */
  takeChoice(transport: Transport): void {
    if (this.#leg === undefined) return;
    if (transport === "rtc") {
      this.#isHearing = true;
      this.#lastFrameAt = this.#parts.clock.now();
      this.#watchMicrophone();
      return;
    }
    const wasUsed = this.#isHearing;
    this.close();
    this.#unheard.clear();
    if (wasUsed) this.#parts.onMissed();
  }

  play(item: PlayItem): void {
    this.#unheard.add(item);
    this.#leg?.play(item);
  }

  flush(): void {
    this.#unheard.clear();
    this.#leg?.flush();
    // The page plays nothing meanwhile: no first word may fall into it.
    if (this.#isSpeaking) this.play(silence(rtcDrainMs));
  }

  /** Nothing is being played: the moment to take the voice over without tearing a word. */
  startSpeakingWhenIdle(): void {
    if (!this.#isHearing || this.#isSpeaking) return;
    this.#isSpeaking = true;
    this.#parts.signal({ type: "transport", transport: "rtc" });
    this.#leg?.play(silence(settleMs));
  }

  close(): void {
    this.#cancelWatch();
    this.#leg?.close();
    this.#leg = undefined;
    this.#isHearing = false;
    this.#isSpeaking = false;
  }

  /** The connection broke: sound not yet heard goes over PCM at once. */
  #lose(): void {
    const rest = this.#unheard.takeAll();
    this.close();
    this.#parts.signal({ type: "transport", transport: "pcm" });
    for (const item of rest) this.#parts.playOverPcm(item);
  }

  #watchMicrophone(): void {
    const { clock } = this.#parts;
    this.#cancelWatch = clock.after(silentMicrophoneMs, () => {
      if (clock.now() - this.#lastFrameAt > silentMicrophoneMs) this.#lose();
      else this.#watchMicrophone();
    });
  }
}

function silence(lengthMs: number): Int16Array {
  return new Int16Array((lengthMs * roomAudio.sampleRate) / 1000);
}
